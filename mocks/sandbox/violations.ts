export function addBounded<Entry>(list: Entry[], entry: Entry, most: number): void {
  list.push(entry);
  if (list.length > most) list.shift();
}

export interface Violation {
  /** Caused by the client (request, unknown path, socket) or by the sandbox itself (response, crash). */
  readonly kind: 'request' | 'response' | 'unknown' | 'socket' | 'crash';
  /** The operation, the socket event, or the method and path of an unknown request. */
  readonly where: string;
  /** JSON pointer into the body; empty for the whole body. */
  readonly pointer: string;
  readonly message: string;
}

const mostKept = 1_000;

/** Collects violations of the contract and reports each one immediately. */
export function createViolations(report: (line: string) => void) {
  const list: Violation[] = [];
  return {
    list,
    add(violation: Violation): void {
      addBounded(list, violation, mostKept);
      const { kind, where, pointer, message } = violation;
      report(`CONTRACT BROKEN (${kind}) ${where}${pointer && ` at ${pointer}`}: ${message}`);
    },
  };
}

export type Violations = ReturnType<typeof createViolations>;
