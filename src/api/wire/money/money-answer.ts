import { safeParse } from 'zod/mini';
import { identityCodes, isErrorCode, isTerminal, type FailureCode } from '../api-error.ts';
import { contentOf, layersOf, type Layer } from './answer-layers.ts';
import {
  textsIn,
  unreadable,
  violationsIn,
  type RawAnswer,
  type Reading,
  type ResponseSchema,
  type Violation,
} from '../read/read.ts';
import { isOwnSuccess, successCodes } from './success-codes.ts';
import { toContract } from '../read/to-contract.ts';
import type { ErrorCode, Operation, OperationId, OperationTypes } from '../types.ts';

/** What the answer to a money command says. `shape`: a success if the body matches the operation's schema. */
export type MoneyVerdict = { kind: 'success' | 'shape' } | MoneyFailure;

export interface MoneyFailure {
  kind: 'refusal' | 'nothing';
  code?: FailureCode;
  /** The server's own text, raw and untrusted. */
  text?: string;
  /** The service accepted the command and is still processing it. */
  pending?: true;
  /** A complete 2xx answer that neither confirms nor contains a failure. */
  neutral?: true;
}

export const isAcknowledged = ({ response }: Operation) => response === 'Ack' || response === 'ClearedBonus';

/** For these commands "accepted" is the success: the money arrives later. */
const acceptedIsDone: readonly OperationId[] = ['withdraw', 'withdrawAll', 'uploadSlip', 'submitTruelink'];

/** The statuses that refuse a command without a code or text. */
export const refusingStatuses: readonly number[] = [401, 403, 404, 413, 415, 422, 429];

/** Keys that only a bonus, QR code, prize or coupon has. The `code` beside one of them belongs to that entity. */
const entityKeys = ['hasQrcode', 'prize', 'qrcodeId', 'received', 'remainingCoin', 'slice', 'userBonus'];

/** The only code that does not tell whether the command was carried out. */
const internalError = 'INTERNAL_SERVER_ERROR' satisfies ErrorCode;

const wordsIn = (value: unknown): string[] => textsIn(value).flatMap((text) => text.trim() || []);

/** The code that a text is, in any case. */
function codeIn(text: string): FailureCode | undefined {
  for (const each of [text.toUpperCase(), text.toLowerCase()]) if (isTerminal(each) || isErrorCode(each)) return each;
  return undefined;
}

const codeOf = (layer: Layer) => (entityKeys.some((key) => Object.hasOwn(layer, key)) ? undefined : layer['code']);

const isFilled = (value: unknown) =>
  Boolean(value) && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

const isYes = (value: unknown) => value === true || /^\s*(true|ok|success)\s*$/i.test(String(value));
const isPending = (value: unknown) => typeof value === 'string' && /^\s*pending\s*$/i.test(value);

/** The number in a field, also as a text of digits; 0 without one. */
const numberIn = (value: unknown) => (/^\s*\d+\s*$/.test(String(value)) ? Number(value) : 0);

/** What the fields of a layer say: evidence for or against the success, and of an accepted command. */
function signsIn({ id, response }: Operation, layer: Layer) {
  const code = codeOf(layer);
  const flags = [layer['success'], layer['ok'], layer['status'], layer['state']].filter(isGiven);
  const words = flags.filter((flag) => !numberIn(flag));
  const message = response === 'Qrcode' ? [] : wordsIn(layer['message']); // a QR code documents its message
  const isDenied =
    isFilled(layer['error']) ||
    isFilled(layer['errors']) ||
    [layer['statusCode'], layer['status'], code].some((value) => numberIn(value) >= 400);
  return {
    isDenied: isDenied || words.some((flag) => flag === false || flag === 0),
    isUnclear:
      words.some((flag) => !isYes(flag) && !isPending(flag)) ||
      message.some((text) => !isOwnSuccess(id, text) && !isPending(text)),
    isConfirmed: words.some(isYes) || [...message, ...wordsIn(code)].some((text) => isOwnSuccess(id, text)),
    isAccepted: [...words, ...message].some(isPending),
  };
}

/** Whether a flag refuses. With a 5xx status a flag does not say how far the command was processed. */
const refusesByFlag = ({ response }: Operation, layer: Layer) =>
  layer['success'] === false ||
  layer['ok'] === false ||
  layer['status'] === false ||
  (response === 'Qrcode' && layer['hasQrcode'] === false);

const timeouts = [408, 499];

/**
 * Judges the answer to a money command that was sent (A-118, docs/backend.md). `status` is 0 and `body` undefined
 * without a complete answer.
 */
export function judgeMoneyAnswer(operation: Operation, status: number, body: unknown): MoneyVerdict {
  const { objects, values, tooDeep } = layersOf(body);
  const bare = values.flatMap((value) => (typeof value === 'string' ? wordsIn(value) : []));
  const named = objects.flatMap((layer) =>
    [layer['message'], layer['error'], layer['errors'], codeOf(layer)].flatMap(wordsIn),
  );
  const texts = [...named, ...bare];
  const codes = texts.flatMap((text) => codeIn(text) ?? []);
  const code = codes.find(isTerminal) ?? codes.find((each) => each !== internalError && !successCodes.has(each));
  // A number or a page of markup is not readable for a member.
  const text = [...named, ...bare.filter((each) => !each.startsWith('<'))].find(
    (each) => !/^[\d\s]+$/.test(each) && codeIn(each) !== internalError,
  );
  const hasInternalError = codes.includes(internalError);
  const said = (kind: MoneyFailure['kind']): MoneyFailure =>
    code === undefined
      ? { kind, ...(hasInternalError && { code: internalError }), ...(text !== undefined && { text }) }
      : { kind, code };
  const isClientError = status >= 400 && status < 500;
  const hasSuccess = texts.some((each) => successCodes.has(each.toUpperCase()));

  if (status === 0 || tooDeep || (hasSuccess && code !== undefined)) return said('nothing');
  if (code !== undefined) {
    const isOver = isTerminal(code) || identityCodes.has(code);
    return said(isOver && (!isClientError || timeouts.includes(status)) ? 'nothing' : 'refusal');
  }
  if (hasInternalError || status >= 500 || (hasSuccess && isClientError)) return said('nothing');
  if (objects.some((layer) => refusesByFlag(operation, layer))) {
    const refusal = said(hasSuccess ? 'nothing' : 'refusal');
    return operation.response === 'Qrcode' && text === undefined ? { ...refusal, code: 'QR_FAIL' } : refusal;
  }
  const hasMessage = objects.some(({ message }) => wordsIn(message).length > 0);
  if (refusingStatuses.includes(status) || (isClientError && hasMessage && ![408, 409, 425, 499].includes(status))) {
    return said('refusal');
  }
  if (status < 200 || status > 299 || status === 206) return said('nothing');

  const signs = objects.map((layer) => signsIn(operation, layer));
  if (signs.some(({ isDenied }) => isDenied)) return said('nothing');
  const isAccepted = status === 202 || signs.some((sign) => sign.isAccepted) || bare.some(isPending);
  const nothing: MoneyFailure = { ...said('nothing'), neutral: true, ...(isAccepted && { pending: true }) };
  const content = contentOf(body);
  const isUnclear =
    signs.some((sign) => sign.isUnclear) || bare.some((each) => !isOwnSuccess(operation.id, each) && !isPending(each));
  if (isUnclear || (isAccepted && !acceptedIsDone.includes(operation.id))) return nothing;
  if (!isAcknowledged(operation)) return { kind: 'shape' };
  const isConfirmed =
    isAccepted ||
    signs.some((sign) => sign.isConfirmed) ||
    bare.some((each) => isOwnSuccess(operation.id, each)) ||
    [null, undefined, '', true].some((empty) => empty === content) ||
    (typeof content === 'object' && !Array.isArray(content) && !isFilled(content));
  return isConfirmed ? { kind: 'success' } : nothing;
}

/** Acknowledgements that are accepted although they have none of the documented fields. */
const bareAcknowledgements = [{}, { message: '' }];

/** Reads the answer to a money command. A success is returned in the contract's shape, from the layer that matches it. */
export function readMoneyAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  { status, body, text, receivedAt }: RawAnswer,
): Reading<OperationTypes[Op['id']]['response']> {
  const given = body === unreadable ? text : body;
  const verdict = judgeMoneyAnswer(operation, status, given);
  if (verdict.kind === 'refusal' || verdict.kind === 'nothing') {
    const { kind, neutral, ...said } = verdict;
    const isUnexecuted = 'unexecuted' in operation && operation.unexecuted.some((code) => code === said.code);
    const isBroken = status >= 200 && status < 300 && body === unreadable;
    const violation: Violation = { pointer: '', problem: 'not JSON' };
    return {
      ok: false,
      outcome: kind === 'refusal' ? 'refused' : 'unknown',
      ...said,
      ...(isUnexecuted && { unexecuted: true }),
      ...(neutral && !isBroken && { neutral }),
      ...(isBroken && { violation }),
    };
  }
  const { objects } = layersOf(given);
  const read = (candidate: unknown) =>
    safeParse(schema, toContract(schema, candidate, { bareScalar: false, receivedAt }));
  const asItCame = read(given);
  const others = verdict.kind === 'success' ? [...objects, ...bareAcknowledgements] : objects;
  for (const parsed of [asItCame, ...others.map(read)]) if (parsed.success) return { ok: true, body: parsed.data };
  const [violation] = asItCame.success ? [] : violationsIn(asItCame.error);
  return { ok: false, outcome: 'unknown', ...(violation && { violation }) };
}
