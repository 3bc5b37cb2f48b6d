import { createSignal } from '../../lib/signal.ts';
import type { OperationId } from './types.ts';

/** An answer or an event that broke the contract, and where: a JSON pointer and what the schema said. */
export interface ContractViolation {
  /** The operation, or the event of the chat socket. */
  operationId: OperationId | 'messaging';
  /** HTTP status; null of an event. */
  status: number | null;
  pointer: string;
  problem: string;
  /** What stands there; it may be secret, so it is shown and never logged. */
  value: unknown;
}

const most = 50;
const changed = createSignal();
let found: readonly ContractViolation[] = [];

function replace(next: readonly ContractViolation[]) {
  found = next;
  changed.emit();
}

/** What broke the contract since the page was opened, the newest first. Only development builds put anything in it (B-12). */
export const contractViolations = {
  list: () => found,
  add: (violation: ContractViolation) => replace([violation, ...found].slice(0, most)),
  clear: () => replace([]),
  subscribe: changed.listen,
};
