import { safeParse, type core } from 'zod/mini';
import { isErrorCode, type FailureCode, type FailureOutcome } from './api-error.ts';
import { toContract } from './to-contract.ts';
import type { ErrorCode, Operation, OperationId, OperationTypes } from './types.ts';

/** A schema whose output is the operation's documented answer. */
export type ResponseSchema<Id extends OperationId> = core.$ZodType<OperationTypes[Id]['response']>;

interface RawAnswer {
  /** HTTP status; 0 when none came. */
  status: number;
  /** The parsed body, or `unreadable`. */
  body: unknown;
  /** Epoch milliseconds. */
  receivedAt: number;
}

/** Where a body left the contract: a JSON pointer and what the schema said. Carries no value, which may be secret. */
export interface Violation {
  pointer: string;
  problem: string;
}

export type Reading<T> =
  | { ok: true; body: T }
  | { ok: false; outcome: FailureOutcome; code?: FailureCode; text?: string; violation?: Violation };

/** Stands for a body that is no JSON. */
export const unreadable = Symbol('unreadable');

/** Codes that say a command worked. */
const successCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'OK',
  'SUCCESS',
  'OTP_CODE_VALID',
  'OTP_VERIFIED',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
]);

/** Thrown away with the token or shown in place of everything: these two words come before any other reading. */
const isTerminal = (text: string) => text === 'gone' || text === 'invalid-token';

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('message' in body && typeof body.message === 'string') return body.message;
  return 'data' in body ? messageOf(body.data) : undefined;
}

function refusal(message: string | undefined, status: number): Reading<never> {
  if (message === undefined) return { ok: false, outcome: 'unknown' };
  if (isTerminal(message))
    return { ok: false, outcome: 'refused', code: message === 'gone' ? 'gone' : 'invalid-token' };
  if (!isErrorCode(message)) {
    return { ok: false, outcome: status >= 400 && status < 500 ? 'refused' : 'unknown', text: message };
  }
  // The one code that does not say whether the command was carried out.
  if (message === 'INTERNAL_SERVER_ERROR' && !(status >= 400 && status < 500)) {
    return { ok: false, outcome: 'unknown', code: message };
  }
  return { ok: false, outcome: 'refused', code: message };
}

/**
 * The only tolerant place of the app: reads an answer as the contract's shape, or says how it failed.
 * The contract's schema judges every success, in production too.
 */
export function readAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  answer: RawAnswer,
): Reading<OperationTypes[Op['id']]['response']> {
  const { status } = answer;
  const message = messageOf(answer.body);
  if (status < 200 || status > 299) return refusal(message, status);
  if (message !== undefined && (isTerminal(message) || (isErrorCode(message) && !successCodes.has(message)))) {
    return refusal(message, status);
  }
  if (answer.body === unreadable)
    return { ok: false, outcome: 'unknown', violation: { pointer: '', problem: 'not JSON' } };
  const bareScalar = operation.tag === 'lookup' || operation.id === 'sendChatMessage';
  const bent = toContract(schema, answer.body, { bareScalar, receivedAt: answer.receivedAt });
  const parsed = safeParse(schema, bent);
  if (parsed.success) return { ok: true, body: parsed.data };
  const [issue] = parsed.error.issues;
  const pointer = (issue?.path ?? [])
    .map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  return { ok: false, outcome: 'unknown', violation: { pointer, problem: issue?.code ?? 'invalid' } };
}
