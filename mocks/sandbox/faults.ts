import type { OperationId } from '../../generated/operations.ts';

/** What the next call (or calls) of an operation meets instead of, or on top of, its answer. */
export interface Fault {
  /** Answer this code, or any text, with the status that belongs to it. */
  readonly code?: string;
  /** Answer this named example of the contract, with its status: `bonusHeld`, `NO_BANK`, `rawText`. */
  readonly example?: string;
  /** Answer this status; with `code`, instead of the code's own. */
  readonly status?: number;
  /** Answer this body: a text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly contentType?: string;
  /** Hold the answer back this long, in real milliseconds, after the handler has run. */
  readonly delayMs?: number;
  /** How many calls meet it; once unless said otherwise. */
  readonly times?: number;
  /** Cut the connection before or after the command is applied, or never answer. */
  readonly connection?: 'breakBefore' | 'breakAfter' | 'never';
  /** Whether the handler runs. By default it does for `breakAfter` and for a mere delay. */
  readonly apply?: boolean;
}

export interface Faults {
  add(operationId: OperationId, fault: Fault): void;
  /** The fault that this call meets, which is then used up by one. */
  take(operationId: OperationId): Fault | null;
  clear(): void;
}

/** Faults queue per operation: those added first are met first. */
export function createFaults(): Faults {
  const queues = new Map<OperationId, { fault: Fault; left: number }[]>();
  return {
    add(operationId, fault) {
      queues.set(operationId, [...(queues.get(operationId) ?? []), { fault, left: fault.times ?? 1 }]);
    },
    take(operationId) {
      const next = queues.get(operationId)?.find(({ left }) => left > 0);
      if (!next) return null;
      next.left -= 1;
      return next.fault;
    },
    clear: () => queues.clear(),
  };
}

/** Whether the fault has an answer of its own in place of the handler's. */
export function hasAnswer({ code, example, status, body }: Fault): boolean {
  return code !== undefined || example !== undefined || status !== undefined || body !== undefined;
}

/** Whether the handler runs in spite of the fault, or because there is none. */
export function runsHandler(fault: Fault | null): boolean {
  if (!fault) return true;
  return fault.apply ?? (fault.connection === 'breakAfter' || (fault.connection === undefined && !hasAnswer(fault)));
}
