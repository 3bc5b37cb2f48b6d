import { errorCodes } from '../../../generated/error-codes.ts';
import type { ErrorCode, OperationId } from './types.ts';

const known: ReadonlySet<string> = new Set(errorCodes);

export const isErrorCode = (text: string): text is ErrorCode => known.has(text);

/** The two words that end the visit or the session: they come before any other reading. */
type TerminalWord = 'gone' | 'invalid-token';

export const isTerminal = (text: string): text is TerminalWord => text === 'gone' || text === 'invalid-token';

/** These say "cannot verify identity" or "please log in": with a token they end the session. */
export const identityCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'EXPIRED_AUTH_TOKEN',
  'UNAUTHORIZED',
]);

export type FailureCode = ErrorCode | TerminalWord;

/**
 * `refused`: the server said no, or nothing was sent. `unknown`: it was sent, and its answer is evidence of neither.
 * Success has no ApiError.
 */
export type FailureOutcome = 'refused' | 'unknown';

interface Failure {
  operationId: OperationId;
  outcome: FailureOutcome;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Set when the server's message is a documented code. */
  code?: FailureCode | undefined;
  /** The server's own text when it is no code, raw and hostile; empty when there was none. */
  text?: string | undefined;
  /** The service said that it has accepted the command and is still working on it. */
  pending?: true | undefined;
}

/** The one exception that the API layer throws. */
export class ApiError extends Error {
  readonly operationId: OperationId;
  readonly outcome: FailureOutcome;
  readonly status: number;
  readonly code: FailureCode | undefined;
  readonly text: string;
  readonly pending: boolean;

  constructor(failure: Failure) {
    super(`${failure.operationId}: ${failure.code ?? failure.outcome}`);
    this.name = 'ApiError';
    this.operationId = failure.operationId;
    this.outcome = failure.outcome;
    this.status = failure.status;
    this.code = failure.code;
    this.text = failure.text ?? '';
    this.pending = failure.pending ?? false;
  }

  /** A refusal that came with a success status: `reason` is a code or the server's own text. */
  static refusal(operationId: OperationId, reason: string): ApiError {
    const said = isErrorCode(reason) || isTerminal(reason) ? { code: reason } : { text: reason };
    return new ApiError({ operationId, outcome: 'refused', status: 200, ...said });
  }
}
