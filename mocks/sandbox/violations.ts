export interface Violation {
  /** Who broke the contract: the client (request, unknown path, socket) or the sandbox itself (response, crash). */
  readonly kind: 'request' | 'response' | 'unknown' | 'socket' | 'crash';
  /** The operation, the socket event, or the method and path of what the contract does not know. */
  readonly where: string;
  /** JSON pointer into the body; empty for the whole. */
  readonly pointer: string;
  readonly message: string;
}

export interface Violations {
  readonly list: Violation[];
  add(violation: Violation): void;
}

/** Keeps what broke the contract and says so at once through `report`. */
export function createViolations(report: (line: string) => void): Violations {
  const list: Violation[] = [];
  return {
    list,
    add(violation) {
      list.push(violation);
      const { kind, where, pointer, message } = violation;
      report(`CONTRACT BROKEN (${kind}) ${where}${pointer && ` at ${pointer}`}: ${message}`);
    },
  };
}
