import type { OperationId } from '../../generated/operations.ts';
import { addBounded } from './violations.ts';

export interface LoggedRequest {
  /** Starts at 1 after the log was cleared. */
  readonly order: number;
  /** Epoch milliseconds of the machine's clock. */
  readonly at: number;
  /** Null when the contract has no such path and method. */
  readonly operationId: OperationId | null;
  readonly method: string;
  /** As sent, with percent-encoding and query. The password of a game is removed. */
  readonly path: string;
  /** Without secrets: the value of Authorization is removed. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as sent, without passwords; for a file its name, type, size and SHA-256; for a long body its length. */
  body: unknown;
  /** Null until answered, and forever if the connection was closed. */
  status: number | null;
}

const mostKept = 10_000;
const longestBody = 100_000;
const hidden = '(hidden)';
const secretHeaders = new Set(['authorization', 'cookie']);

export function bodyToLog(body: unknown): unknown {
  if (body === undefined) return undefined;
  const text = JSON.stringify(body, (key, value: unknown) => (/password/i.test(key) ? hidden : value));
  const kept: unknown = text.length > longestBody ? `(${text.length} characters)` : JSON.parse(text);
  return kept;
}

/** The last part of an auto-login's path is the password of a game. */
const pathToLog = (operationId: OperationId | null, path: string) =>
  operationId === 'autoLoginWithPassword' ? path.replace(/[^/]+$/, hidden) : path;

export function logRequest(
  log: LoggedRequest[],
  request: { operationId: OperationId | null; method: string; path: string; headers: Headers },
): LoggedRequest {
  const shown = (name: string, value: string) => (secretHeaders.has(name) ? value.replace(/\S+$/, hidden) : value);
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name, shown(name, value)]));
  const { operationId, method } = request;
  const path = pathToLog(operationId, request.path);
  const order = (log.at(-1)?.order ?? 0) + 1;
  const entry = { order, at: Date.now(), operationId, method, path, headers, body: undefined, status: null };
  addBounded(log, entry, mostKept);
  return entry;
}
