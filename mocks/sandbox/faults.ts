import type { OperationId } from '../../generated/operations.ts';

/** Changes the answer to the next call, or calls, of an operation. */
export interface Fault {
  /** Answers this code, or any text, with its documented status. */
  readonly code?: string;
  /** Answers this named example of the contract, with its status: `bonusHeld`, `NO_BANK`, `rawText`. */
  readonly example?: string;
  /** Answers this status. With `code` it replaces the code's own status. */
  readonly status?: number;
  /** Answers this body: a text unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly contentType?: string;
  /** Delays the answer after the handler has run, in real milliseconds. */
  readonly delayMs?: number;
  /** Number of affected calls; default 1. */
  readonly times?: number;
  /** Closes the connection before or after the command is applied, or never answers. */
  readonly connection?: 'breakBefore' | 'breakAfter' | 'never';
  /** Whether the handler runs. Default: true for `breakAfter` and for a delay only. */
  readonly apply?: boolean;
}

/** One queue of faults per operation, first in first out. */
export function createFaults() {
  const queues = new Map<OperationId, { fault: Fault; left: number }[]>();
  return {
    add(operationId: OperationId, fault: Fault): void {
      queues.set(operationId, [...(queues.get(operationId) ?? []), { fault, left: fault.times ?? 1 }]);
    },
    /** The fault for this call; counts it as used. */
    take(operationId: OperationId): Fault | null {
      const next = queues.get(operationId)?.find(({ left }) => left > 0);
      if (!next) return null;
      next.left -= 1;
      return next.fault;
    },
    clear: () => queues.clear(),
  };
}

export type Faults = ReturnType<typeof createFaults>;

export function hasAnswer({ code, example, status, body }: Fault): boolean {
  return code !== undefined || example !== undefined || status !== undefined || body !== undefined;
}

export function runsHandler(fault: Fault | null): boolean {
  if (!fault) return true;
  return fault.apply ?? (fault.connection === 'breakAfter' || (fault.connection === undefined && !hasAnswer(fault)));
}
