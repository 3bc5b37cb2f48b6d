import '../zod-config.ts';
import { safeParse, type core } from 'zod/mini';
import type { LeftOut } from '../../../lib/left-out.ts';
import { isErrorCode, isTerminal, type FailureCode, type FailureOutcome } from '../api-error.ts';
import { successCodes } from '../money/success-codes.ts';
import { layersOf } from './layers.ts';
import { toContract } from './to-contract.ts';
import type { Operation, OperationId, OperationTypes } from '../types.ts';

/** A schema whose output is the documented answer of the operation. */
export type ResponseSchema<Id extends OperationId> = core.$ZodType<OperationTypes[Id]['response']>;

export interface RawAnswer {
  /** HTTP status; 0 without an answer. */
  status: number;
  /** The parsed body, or `unreadable`. */
  body: unknown;
  /** The raw body of a success; undefined without one. */
  text?: string | undefined;
  /** Epoch milliseconds, by the service's clock if known. */
  receivedAt: number;
  /** Collects the counts of entries that could not be read. */
  leftOut?: LeftOut | undefined;
}

/** Where a body violates the contract: a JSON pointer and the problem. Has no value, because that may be secret. */
export interface Violation {
  pointer: string;
  problem: string;
}

export type Reading<T> =
  | {
      ok: true;
      body: T;
      /** Violations that were tolerated. */
      violations?: readonly Violation[];
      /** What the service says beside the success of a money command; empty if it cannot be quoted. */
      freeText?: string;
    }
  | {
      ok: false;
      outcome: FailureOutcome;
      code?: FailureCode;
      text?: string;
      pending?: true;
      mayBeDone?: true;
      isFinal?: true;
      violation?: Violation;
    };

/** All violations in a Zod error. */
export const violationsIn = ({ issues }: core.$ZodError): Violation[] =>
  issues.map(({ path, code }) => ({
    pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    problem: code,
  }));

/** Turns an answer that violates the contract into a valid one; undefined if impossible. */
export type Mend = <Body>(schema: core.$ZodType<Body>, broken: unknown) => Body | undefined;

/** Marks a body that is not JSON. */
export const unreadable = Symbol('unreadable');

const messageOf = (body: unknown): string | undefined =>
  layersOf(body).objects.flatMap(({ message }) => (typeof message === 'string' ? [message] : []))[0];

/** In entries. More errors in one answer are not read. */
const longestErrorList = 20;

const errorFields = ['message', 'error', 'errors', 'code'] as const;

/** The texts in a field: the text itself, or those of an error object or of a list of errors. */
export function textsIn(value: unknown, depth = 2): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const inner: unknown[] = Array.isArray(value)
    ? value.slice(0, longestErrorList)
    : errorFields.map((key): unknown => Reflect.get(value, key));
  return inner.flatMap((each) => textsIn(each, depth - 1));
}

/** All texts of some fields, by field, outermost layer first. */
const textsOf = (body: unknown, fields: readonly (typeof errorFields)[number][]): string[] =>
  fields.flatMap((field) => layersOf(body).objects.flatMap((layer) => textsIn(layer[field])));

/** Not an empty text, or one of digits only such as a repeated HTTP status. */
export const saysSomething = (text: string): boolean => !/^[\d\s]*$/.test(text);

/** A whole body that is a page, which is for a browser and not for a member. */
export const isMarkup = (text: string): boolean => text.trimStart().startsWith('<');

/**
 * The message of an answer that is no success: a word that ends everything, else the first code, else the first text. A
 * 4xx may give its reason as plain text; that of a 5xx is of some proxy.
 */
function failureOf(body: unknown, status: number): string | undefined {
  const bare = isRefusing(status) ? layersOf(body).values.flatMap((value) => textsIn(value)) : [];
  const texts = [...textsOf(body, errorFields), ...bare.filter((text) => !isMarkup(text))].filter(saysSomething);
  return texts.find(isTerminal) ?? texts.find(isErrorCode) ?? texts[0];
}

const isRefusing = (status: number) => status >= 400 && status < 500;

/** An Ack has no documented failure field, but a server may still send `success: false`. */
const isDenied = ({ response }: Operation, body: unknown) =>
  response === 'Ack' && layersOf(body).objects.some(({ success }) => success === false);

function refusal(message: string | undefined, status: number): Reading<never> {
  if (message === undefined) return { ok: false, outcome: 'unknown' };
  if (isTerminal(message)) return { ok: false, outcome: 'refused', code: message };
  if (!isErrorCode(message)) {
    return { ok: false, outcome: isRefusing(status) ? 'refused' : 'unknown', text: message };
  }
  // The only code that does not tell whether the command was carried out.
  if (message === 'INTERNAL_SERVER_ERROR' && !isRefusing(status)) {
    return { ok: false, outcome: 'unknown', code: message };
  }
  return { ok: false, outcome: 'refused', code: message };
}

/**
 * Reads an answer as the contract's shape, or tells how it failed. All tolerance towards the server is here.
 * The schema checks every success, in production too; `mend` may repair what it rejects.
 */
export function readAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  answer: RawAnswer,
  mend?: Mend,
): Reading<OperationTypes[Op['id']]['response']> {
  const { status } = answer;
  const message = messageOf(answer.body);
  if (status < 200 || status > 299) {
    const found = failureOf(answer.body, status);
    const isElsewhere = message === undefined && found !== undefined;
    return {
      ...refusal(found, status),
      ...(isElsewhere && { violation: { pointer: '/message', problem: 'missing' } }),
    };
  }
  const refused = message !== undefined && isErrorCode(message) && !successCodes.has(message);
  const ended = [message ?? '', ...textsOf(answer.body, ['error'])].find(isTerminal);
  if (ended !== undefined) return refusal(ended, status);
  // getQrcode documents a message beside its data: "there is no code" is a valid answer.
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
