import type { Violation } from './read.ts';
import type { OperationId } from './types.ts';

export interface ContractViolation extends Violation {
  operationId: OperationId;
  status: number;
}

/** In development builds, says which answer broke the contract and where; production builds stay silent. */
export function reportViolation(violation: ContractViolation): void {
  if (!import.meta.env.DEV) return;
  const { operationId, status, pointer, problem } = violation;
  // eslint-disable-next-line no-console -- development builds only; the message carries no value from the answer
  console.error(`Contract violation: ${operationId} ${String(status)} at ${pointer || 'the body'}: ${problem}`);
}
