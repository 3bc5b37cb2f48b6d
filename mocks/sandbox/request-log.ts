import type { OperationId } from '../../generated/operations.ts';

/** A request under /api, in the order of arrival. */
export interface LoggedRequest {
  /** Starts at 1 after the log was cleared. */
  readonly order: number;
  /** Epoch milliseconds of the machine's clock. */
  readonly at: number;
  /** Null when the contract has no such path and method. */
  readonly operationId: OperationId | null;
  readonly method: string;
  /** As sent, with percent-encoding and query. */
  readonly path: string;
  /** Without secrets: the value of Authorization is removed. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as sent; for a file its name, type, size and SHA-256. */
  body: unknown;
  /** Null until answered, and forever if the connection was closed. */
  status: number | null;
}

const hidden = new Set(['authorization', 'cookie']);

export function logRequest(
  log: LoggedRequest[],
  request: { operationId: OperationId | null; method: string; path: string; headers: Headers },
): LoggedRequest {
  const headers = Object.fromEntries(
    [...request.headers].map(([name, value]) => [name, hidden.has(name) ? value.replace(/\S+$/, '(hidden)') : value]),
  );
  const { operationId, method, path } = request;
  const entry = {
    order: log.length + 1,
    at: Date.now(),
    operationId,
    method,
    path,
    headers,
    body: undefined,
    status: null,
  };
  log.push(entry);
  return entry;
}
