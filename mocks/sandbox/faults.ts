import { z } from 'zod/mini';
import type { OperationId } from '../../generated/operations.ts';

// Node's timers go no further.
export const delayMs = z.optional(z.number().check(z.gte(0), z.lte(2 ** 31 - 1)));

/** Changes the answer to the next call, or calls, of an operation. */
export const faultShape = {
  /** Answers this code, or any text, with its documented status. */
  code: z.optional(z.string()),
  /** Answers this named example of the contract, with its status: `bonusHeld`, `NO_BANK`, `rawText`. */
  example: z.optional(z.string()),
  /** Answers this status. With `code` it replaces the code's own status. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  /** Answers this body: a text unchanged, anything else as JSON. */
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  /** Delays the answer after the handler has run, in real milliseconds. */
  delayMs,
  /** Number of affected calls; default 1. */
  times: z.optional(z.number()),
  /** Closes the connection before or after the command is applied, or never answers. */
  connection: z.optional(z.enum(['breakBefore', 'breakAfter', 'never'])),
  /** Whether the handler runs. Default: true for `breakAfter` and for a delay only. */
  apply: z.optional(z.boolean()),
};

export type Fault = Readonly<z.output<z.ZodMiniObject<typeof faultShape>>>;

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
