import { createSignal } from '../../../lib/signal.ts';
import type { OperationId } from '../types.ts';
import { noteIncident } from '../../../lib/incidents.ts';
import { layersOf } from './layers.ts';

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

/** The value at a JSON pointer, inside or outside an envelope; the whole body if nothing is found. */
function valueAt(body: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  let value = body;
  for (const step of steps.map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    const holder = Array.isArray(value) ? value : layersOf(value).objects.find((layer) => Object.hasOwn(layer, step));
    if (holder === undefined || !Object.hasOwn(holder, step)) return body;
    value = Reflect.get(holder, step);
  }
  return value;
}

/** Notes a violation of the contract for the reporter, and logs it in development builds (B-12, B-31). */
export function reportViolation(violation: Omit<ContractViolation, 'value'>, body: unknown): void {
  const { operationId, status, pointer, problem } = violation;
  noteIncident({ kind: 'contract', operation: operationId, pointer, problem });
  if (!import.meta.env.DEV) return;
  contractViolations.add({ ...violation, value: valueAt(body, pointer) });
  // oxlint-disable-next-line no-console -- development builds only; the message carries no value from the wire
  console.error(`Contract violation: ${operationId} ${status ?? 'event'} at ${pointer || 'the body'}: ${problem}`);
}
