import { errorCodes } from '../../../generated/error-codes.ts';
import type { ErrorCode, OperationId } from './types.ts';
import { createSignal } from '../../lib/signal.ts';

const known: ReadonlySet<string> = new Set(errorCodes);

export const isErrorCode = (text: string): text is ErrorCode => known.has(text);

/**
 * `gone`: the service is terminated. `invalid-token`: the session has ended. Both are checked before anything else
 * (R-421, R-422).
 */
type TerminalWord = 'gone' | 'invalid-token';

export const isTerminal = (text: string): text is TerminalWord => text === 'gone' || text === 'invalid-token';

/** Codes for "cannot verify identity" and "please log in". A-26 tells when they lead to /login. */
export const identityCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'EXPIRED_AUTH_TOKEN',
  'UNAUTHORIZED',
]);

const rateLimitCodes: ReadonlySet<string | undefined> = new Set<ErrorCode>(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);

export const isRateLimit = ({ code, status }: Pick<Failure, 'code' | 'status'>): boolean =>
  status === 429 || rateLimitCodes.has(code);

export type FailureCode = ErrorCode | TerminalWord;

/**
 * `refused`: the server refused, or the request was not sent. `unknown`: it was sent, and the answer proves neither
 * success nor refusal.
 */
export type FailureOutcome = 'refused' | 'unknown';

interface Failure {
  operationId: OperationId;
  outcome: FailureOutcome;
  /** HTTP status; 0 without an answer. */
  status: number;
  /** Set when the server's message is a documented code. */
  code?: FailureCode | undefined;
  /** The server's own text, raw and untrusted, when it is not a documented code. */
  text?: string | undefined;
  /** The service accepted the command and is still processing it. */
  pending?: true | undefined;
  /** A complete 2xx answer that neither confirms nor contains a failure. */
  mayBeDone?: true | undefined;
  /** No execution of the same request can have caused the refusal. */
  isFinal?: true | undefined;
}

/** The only exception that the API layer throws. */
export class ApiError extends Error {
  readonly operationId: OperationId;
  readonly outcome: FailureOutcome;
  readonly status: number;
  readonly code: FailureCode | undefined;
  readonly text: string;
  readonly pending: boolean;
  readonly mayBeDone: boolean;
  readonly isFinal: boolean;

  constructor(failure: Failure) {
    super(`${failure.operationId}: ${failure.code ?? failure.outcome}`);
    this.name = 'ApiError';
    this.operationId = failure.operationId;
    this.outcome = failure.outcome;
    this.status = failure.status;
    this.code = failure.code;
    this.text = failure.text ?? '';
    this.pending = failure.pending ?? false;
    this.mayBeDone = failure.mayBeDone ?? false;
    this.isFinal = failure.isFinal ?? false;
  }

  /** Whether the service said why, as a code or in its own words. */
  get hasReason(): boolean {
    return this.code !== undefined || this.text.trim() !== '';
  }

  /** A refusal with a success status. `reason` is a code or the server's own text. */
  static refusal(operationId: OperationId, reason: string): ApiError {
    const said = isErrorCode(reason) || isTerminal(reason) ? { code: reason } : { text: reason };
    return new ApiError({ operationId, outcome: 'refused', status: 200, ...said });
  }
}

const failed = createSignal<[error: ApiError]>();

/**
 * Announces every failed call once, including silent ones. The listener ends the session or the service.
 */
export const failures = { announce: failed.emit, subscribe: failed.listen };
