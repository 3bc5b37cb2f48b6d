import { safeParse, type core } from 'zod/mini';
import type { LeftOut } from '../../lib/left-out.ts';
import { isErrorCode, isTerminal, type FailureCode, type FailureOutcome } from './api-error.ts';
import { successCodes } from './success-codes.ts';
import { toContract } from './to-contract.ts';
import type { Operation, OperationId, OperationTypes } from './types.ts';

/** A schema whose output is the operation's documented answer. */
export type ResponseSchema<Id extends OperationId> = core.$ZodType<OperationTypes[Id]['response']>;

export interface RawAnswer {
  /** HTTP status; 0 when none came. */
  status: number;
  /** The parsed body, or `unreadable`. */
  body: unknown;
  /** The body of a success as it came; undefined when none did. */
  text?: string | undefined;
  /** Epoch milliseconds, by the service's clock where it is known. */
  receivedAt: number;
  /** Where it is counted what is missing in the reading. */
  leftOut?: LeftOut | undefined;
}

/** Where a body left the contract: a JSON pointer and what the schema said. Carries no value, which may be secret. */
export interface Violation {
  pointer: string;
  problem: string;
}

export type Reading<T> =
  | { ok: true; body: T; /** What was tolerated. */ violations?: readonly Violation[] }
  | { ok: false; outcome: FailureOutcome; code?: FailureCode; text?: string; pending?: true; violation?: Violation };

/** All that a schema objects to. */
export const violationsIn = ({ issues }: core.$ZodError): Violation[] =>
  issues.map(({ path, code }) => ({
    pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    problem: code,
  }));

/** Makes an answer of the contract of one that broke it; undefined where that is not possible. */
export type Mend = <Body>(schema: core.$ZodType<Body>, broken: unknown) => Body | undefined;

/** Stands for a body that is no JSON. */
export const unreadable = Symbol('unreadable');

/** A body and what its envelopes hold, from the outermost on; no recursion, for a hostile body may be nested beyond the stack. */
function* layersOf(body: unknown): Generator<object> {
  let inner = body;
  while (typeof inner === 'object' && inner !== null) {
    yield inner;
    inner = 'data' in inner ? inner.data : undefined;
  }
}

function messageOf(body: unknown): string | undefined {
  for (const layer of layersOf(body)) {
    if ('message' in layer && typeof layer.message === 'string') return layer.message;
  }
  return undefined;
}

/** An Ack has no field that could deny it, but a server may send `success: false` all the same. */
function isDenied(operation: Operation, body: unknown): boolean {
  if (operation.response !== 'Ack') return false;
  for (const layer of layersOf(body)) if ('success' in layer && layer.success === false) return true;
  return false;
}

function refusal(message: string | undefined, status: number): Reading<never> {
  if (message === undefined) return { ok: false, outcome: 'unknown' };
  if (isTerminal(message)) return { ok: false, outcome: 'refused', code: message };
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
 * The only tolerant place of the app: reads an answer as the contract's shape, or says how it failed. The contract's schema
 * judges every success, in production too; what it refuses, `mend` may make good.
 */
export function readAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  answer: RawAnswer,
  mend?: Mend,
): Reading<OperationTypes[Op['id']]['response']> {
  const { status } = answer;
  const message = messageOf(answer.body);
  if (status < 200 || status > 299) return refusal(message, status);
  const refused = message !== undefined && isErrorCode(message) && !successCodes.has(message);
  if (message !== undefined && isTerminal(message)) return refusal(message, status);
  // The one query that documents a message beside its data: that there is no code yet is an answer, whatever the reason.
  if (refused && operation.id !== 'getQrcode') return refusal(message, status);
  if (isDenied(operation, answer.body)) return { ok: false, outcome: 'refused', text: message ?? '' };
  if (answer.body === unreadable)
    return { ok: false, outcome: 'unknown', violation: { pointer: '', problem: 'not JSON' } };
  const bareScalar = operation.tag === 'lookup' || operation.id === 'sendChatMessage';
  const coerced = toContract(schema, answer.body, { ...answer, bareScalar });
  const parsed = safeParse(schema, coerced);
  if (parsed.success) return { ok: true, body: parsed.data };
  const violations = violationsIn(parsed.error);
  const mended = mend?.(schema, coerced);
  if (mended !== undefined) return { ok: true, body: mended, violations };
  if (refused) return refusal(message, status);
  const [violation] = violations;
  return { ok: false, outcome: 'unknown', ...(violation && { violation }) };
}
