import { createSignal } from '../../lib/signal.ts';
import type { OperationId } from './types.ts';

/** One violation of the contract by an answer or event: a JSON pointer and the problem. */
export interface ContractViolation {
  /** The operation, or the event of the chat socket. */
  operationId: OperationId | 'messaging';
  /** HTTP status; null for an event. */
  status: number | null;
  pointer: string;
  problem: string;
  /** The value at the pointer. It may be secret: show it, never log it. */
  value: unknown;
}

const most = 50;
const changed = createSignal();
let found: readonly ContractViolation[] = [];

function replace(next: readonly ContractViolation[]) {
  found = next;
  changed.emit();
}

/** Violations since the page was loaded, newest first. Filled in development builds only (B-12). */
export const contractViolations = {
  list: () => found,
  add: (violation: ContractViolation) => replace([violation, ...found].slice(0, most)),
  clear: () => replace([]),
  subscribe: changed.listen,
};
