import type { OperationId } from '../../generated/operations.ts';

/** A request under /api, in the order of arrival. */
export interface LoggedRequest {
  /** 1 for the first since the log was cleared. */
  readonly order: number;
  /** Epoch milliseconds of the machine's clock. */
  readonly at: number;
  /** Null when the contract has no such path and method. */
  readonly operationId: OperationId | null;
  readonly method: string;
  /** As it was sent, percent-encoding and query included. */
  readonly path: string;
  /** Without secrets: of Authorization only that it was there. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as sent; of a file its name, type, size and sha-256. */
  body: unknown;
  /** Null while unanswered, and for good when the connection was cut. */
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
