import { addBounded } from './bounded-list.ts';

export interface Violation {
  /** Caused by the client (request, unknown path, socket) or by the sandbox itself (response, crash). */
  readonly kind: 'request' | 'response' | 'unknown' | 'socket' | 'crash';
  /** The operation, the socket event, or the method and path of an unknown request. */
  readonly where: string;
  /** JSON pointer into the body; empty for the whole body. */
  readonly pointer: string;
  readonly message: string;
}

export interface Violations {
  readonly list: Violation[];
  add(violation: Violation): void;
}

const mostKept = 1_000;

/** Collects violations of the contract and reports each one immediately. */
export function createViolations(report: (line: string) => void): Violations {
  const list: Violation[] = [];
  return {
    list,
    add(violation) {
      addBounded(list, violation, mostKept);
      const { kind, where, pointer, message } = violation;
      report(`CONTRACT BROKEN (${kind}) ${where}${pointer && ` at ${pointer}`}: ${message}`);
    },
  };
}
