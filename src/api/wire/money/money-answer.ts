import { safeParse, type core } from 'zod/mini';
import { identityCodes, isErrorCode, isRateLimit, isTerminal, type FailureCode } from '../api-error.ts';
import { layersOf, type Layer } from '../read/layers.ts';
import {
  isMarkup,
  saysSomething,
  textsIn,
  unreadable,
  violationsIn,
  type RawAnswer,
  type Reading,
  type ResponseSchema,
  type Violation,
} from '../read/read.ts';
import { isOwnSuccess, successCodes } from './success-codes.ts';
import { fieldsOf } from '../read/schema-shape.ts';
import { toContract } from '../read/to-contract.ts';
import type { ErrorCode, Operation, OperationId, OperationTypes } from '../types.ts';

/** What an answer says about its command: the rows of the outcome table. `finalNo`: whatever the account shows. */
export type Answer = 'yes' | 'yesWithText' | 'no' | 'finalNo' | 'nothing';

/** `shape`: yes if the body matches the operation's schema. */
export interface Verdict {
  says: Answer | 'shape';
  code?: FailureCode;
  /** The server's own text, raw and untrusted. */
  text?: string;
  /** The service accepted the command and is still processing it. */
  pending?: true;
  /** A complete 2xx answer without a sign of failure. */
  mayBeDone?: true;
}

/** What is known of the request beside its answer. */
export interface Sent {
  /** The answer tells the outcome of all requests with the key of this command. */
  isAnswerOfKey: boolean;
  /** The same request was sent before. */
  isRepetition: boolean;
}

const isAcknowledged = ({ response }: Operation) => response === 'Ack' || response === 'ClearedBonus';

/** For these commands "accepted" is the success: the money arrives later. */
const acceptedIsDone: readonly OperationId[] = ['withdraw', 'withdrawAll', 'uploadSlip', 'submitTruelink'];

/** Nothing in the account shows these commands, so an empty answer is their success. */
const isNotShown: readonly OperationId[] = ['submitTruelink', 'deleteQrcode'];

/** An account that does not show these commands proves no refusal. */
const absenceProvesNothing: readonly OperationId[] = ['uploadSlip', 'createQrcode', 'deleteQrcode', 'clearBonus'];

/** The statuses that refuse a command without a code or text. */
const refusingStatuses: readonly number[] = [401, 403, 404, 413, 415, 422, 429];

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
function signsIn({ id }: Operation, layer: Layer) {
  const code = codeOf(layer);
  const flags = [layer['success'], layer['ok'], layer['status'], layer['state']].filter(isGiven);
  const words = flags.filter((flag) => !numberIn(flag));
  const isDenied =
    isFilled(layer['error']) ||
    isFilled(layer['errors']) ||
    [layer['statusCode'], layer['status'], code].some((value) => numberIn(value) >= 400);
  return {
    isDenied: isDenied || words.some((flag) => flag === false || flag === 0),
    isUnclear: words.some((flag) => !isYes(flag) && !isPending(flag)),
    isConfirmed: words.some(isYes) || wordsIn(code).some((text) => isOwnSuccess(id, text)),
    isAccepted: words.some(isPending),
  };
}

/** Whether a flag refuses. With a 5xx status a flag does not say how far the command was processed. */
const refusesByFlag = ({ response }: Operation, layer: Layer) =>
  layer['success'] === false ||
  layer['ok'] === false ||
  layer['status'] === false ||
  (response === 'Qrcode' && layer['hasQrcode'] === false);

const timeouts = [408, 499];

/** Money answers nest in these, unless the contract has a field of that name there. */
const envelopes = ['data', 'result', 'response', 'payload'];
const deepest = 3;

const layersFor = (schema: core.$ZodType, body: unknown) =>
  layersOf(
    body,
    envelopes.filter((key) => !Object.hasOwn(fieldsOf(schema), key)),
    deepest,
  );

/** How much a refusal says, which may be the answer to a second execution of a request that was carried out. */
function weightOf(operation: Operation, { code, status }: Pick<RawAnswer, 'status'> & Verdict, sent: Sent): Answer {
  const isOfRequestAlone = isRateLimit({ code, status }) || (code === undefined && refusingStatuses.includes(status));
  if (sent.isRepetition && isOfRequestAlone) return 'nothing';
  if (sent.isAnswerOfKey || ('unexecuted' in operation && operation.unexecuted.some((each) => each === code))) {
    return 'finalNo';
  }
  // The contract's own way to say that there is no code is shown as the refusal it is.
  if (operation.id === 'createQrcode' && status >= 200 && status < 300) return 'no';
  return code === 'TRUELINK_DUPLICATE' || absenceProvesNothing.includes(operation.id) ? 'nothing' : 'no';
}

/**
 * What the answer to a money command that was sent says (A-118, docs/backend.md). `status` is 0 and `body` undefined
 * without a complete answer.
 */
export function whatAnswerSays(
  operation: Operation,
  schema: core.$ZodType,
  { status, body }: Pick<RawAnswer, 'status' | 'body'>,
  sent: Sent,
): Verdict {
  const { objects, values, isTooDeep } = layersFor(schema, body);
  const bare = values.flatMap((value) => (typeof value === 'string' ? wordsIn(value) : []));
  const named = objects.flatMap((layer) =>
    [layer['message'], layer['error'], layer['errors'], codeOf(layer)].flatMap(wordsIn),
  );
  const texts = [...named, ...bare];
  const codes = texts.flatMap((text) => codeIn(text) ?? []);
  const code = codes.find(isTerminal) ?? codes.find((each) => each !== internalError && !successCodes.has(each));
  // A number or a page of markup is not readable for a member.
  const readable = [...named, ...bare.filter((each) => !isMarkup(each))].filter(saysSomething);
  const text = readable.find((each) => codeIn(each) !== internalError);
  const hasInternalError = codes.includes(internalError);
  const verdict = (says: Answer): Verdict =>
    code === undefined
      ? { says, ...(hasInternalError && { code: internalError }), ...(text !== undefined && { text }) }
      : { says, code };
  const refusal = (said = verdict('no')): Verdict => ({
    ...said,
    says: weightOf(operation, { ...said, status }, sent),
  });
  const isClientError = status >= 400 && status < 500;
  const hasSuccess = texts.some((each) => successCodes.has(each.toUpperCase()));

  if (status === 0 || isTooDeep || (hasSuccess && code !== undefined)) return verdict('nothing');
  if (code !== undefined) {
    if (!isTerminal(code) && !identityCodes.has(code)) return refusal();
    return verdict(isClientError && !timeouts.includes(status) ? 'no' : 'nothing');
  }
  if (hasInternalError || status >= 500 || (hasSuccess && isClientError)) return verdict('nothing');
  if (objects.some((layer) => refusesByFlag(operation, layer))) {
    if (hasSuccess) return verdict('nothing');
    return refusal({
      ...verdict('no'),
      ...(operation.response === 'Qrcode' && text === undefined && { code: 'QR_FAIL' }),
    });
  }
  const hasMessage = objects.some(({ message }) => wordsIn(message).length > 0);
  if (refusingStatuses.includes(status) || (isClientError && hasMessage && ![408, 409, 425, 499].includes(status))) {
    return refusal();
  }
  if (status < 200 || status > 299 || status === 206) return verdict('nothing');

  const signs = objects.map((layer) => signsIn(operation, layer));
  if (signs.some(({ isDenied }) => isDenied)) return verdict('nothing');
  // A QR code documents its `message`.
  const messages = operation.response === 'Qrcode' ? [] : objects.flatMap(({ message }) => wordsIn(message));
  const free = [...messages, ...bare].filter((each) => !isOwnSuccess(operation.id, each) && !isPending(each));
  const isAccepted = status === 202 || [...messages, ...bare].some(isPending) || signs.some((sign) => sign.isAccepted);
  const nothing: Verdict = { ...verdict('nothing'), mayBeDone: true, ...(isAccepted && { pending: true }) };
  const isOfOther = free.some((each) => codeIn(each) !== undefined);
  if (isOfOther || signs.some((sign) => sign.isUnclear)) return nothing;
  if (isAccepted && !acceptedIsDone.includes(operation.id)) return nothing;
  if (!isAcknowledged(operation)) return free.length > 0 ? nothing : { says: 'shape' };
  const isEmpty =
    objects.every((layer) => Object.keys(layer).every((key) => envelopes.includes(key))) && !values.some(isGiven);
  const isYesInWords =
    signs.some((sign) => sign.isConfirmed) || [...messages, ...bare].some((each) => isOwnSuccess(operation.id, each));
  if (!isAccepted && !isYesInWords && !(isEmpty && isNotShown.includes(operation.id))) return nothing;
  if (free.length === 0) return { says: 'yes' };
  const quoted = readable.find((each) => free.includes(each));
  return { says: 'yesWithText', ...(quoted !== undefined && { text: quoted }) };
}

/** Acknowledgements that are accepted although they have none of the documented fields. */
const bareAcknowledgements = [{}, { message: '' }];

/** Reads the answer to a money command. A success is returned in the contract's shape, from the layer that matches it. */
export function readMoneyAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  { status, body, text, receivedAt }: RawAnswer,
  sent: Sent,
): Reading<OperationTypes[Op['id']]['response']> {
  const given = body === unreadable ? text : body;
  const { says, mayBeDone, ...said } = whatAnswerSays(operation, schema, { status, body: given }, sent);
  if (says === 'no' || says === 'finalNo' || says === 'nothing') {
    const isBroken = status >= 200 && status < 300 && body === unreadable;
    const violation: Violation = { pointer: '', problem: 'not JSON' };
    return {
      ok: false,
      outcome: says === 'nothing' ? 'unknown' : 'refused',
      ...said,
      ...(says === 'finalNo' && { isFinal: true }),
      ...(mayBeDone && !isBroken && { mayBeDone }),
      ...(isBroken && { violation }),
    };
  }
  const { objects } = layersFor(schema, given);
  const read = (candidate: unknown) =>
    safeParse(schema, toContract(schema, candidate, { bareScalar: false, receivedAt }));
  const asItCame = read(given);
  const others = says === 'shape' ? objects : [...objects, ...bareAcknowledgements];
  const freeText = says === 'yesWithText' ? { freeText: said.text ?? '' } : {};
  for (const parsed of [asItCame, ...others.map(read)])
    if (parsed.success) return { ok: true, body: parsed.data, ...freeText };
  const [violation] = asItCame.success ? [] : violationsIn(asItCame.error);
  return { ok: false, outcome: 'unknown', ...(violation && { violation }) };
}
