import { safeParse } from 'zod/mini';
import { identityCodes, isErrorCode, isTerminal, type FailureCode } from '../api-error.ts';
import { signOfField, signOfValue, type Sign } from './answer-fields.ts';
import { layersOf, type Layers } from './answer-layers.ts';
import { codesIn, hasWords, internalError, textsIn, wordsIn } from './answer-words.ts';
import {
  unreadable,
  violationsIn,
  type RawAnswer,
  type Reading,
  type ResponseSchema,
  type Violation,
} from '../read/read.ts';
import { isOwnSuccess, successCodes } from './success-codes.ts';
import { saysSuccess } from './success-text.ts';
import { toContract } from '../read/to-contract.ts';
import type { Operation, OperationId, OperationTypes } from '../types.ts';

/** The outcome of a money command. `shape`: done if the body matches the operation's schema, otherwise unknown. */
export type MoneyVerdict = { kind: 'done' | 'shape' } | MoneyFailure;

export interface MoneyFailure {
  kind: 'refused' | 'unknown';
  code?: FailureCode;
  /** The server's own text, raw and untrusted. */
  text?: string;
  /** The service accepted the command and is still processing it. */
  pending?: true;
}

interface Answer {
  operation: Operation;
  /** HTTP status; 0 without a complete answer. */
  status: number;
  layers: Layers;
  signs: Sign[];
  texts: string[];
  /** A known code that is neither a success nor INTERNAL_SERVER_ERROR. */
  refusal: FailureCode | undefined;
}

/** One row of the decision table; undefined when it does not match. */
type Row = (answer: Answer) => MoneyVerdict | undefined;

const isAck = ({ response }: Operation) => response === 'Ack' || response === 'ClearedBonus';

/** For these commands the success text itself says that the money is on its way. */
const acceptedIsDone: readonly OperationId[] = ['withdraw', 'withdrawAll', 'uploadSlip', 'submitTruelink'];

const withdrawals: readonly OperationId[] = ['withdraw', 'withdrawAll'];

const isClientError = (status: number) => status >= 400 && status < 500;
const isSuccess = (status: number) => status >= 200 && status < 300;

/** The outcome with the server's code if known, otherwise with its text. */
function said(kind: MoneyFailure['kind'], { texts, layers, refusal }: Answer): MoneyFailure {
  if (refusal !== undefined) return { kind, code: refusal };
  const text = wordsIn(layers);
  return {
    kind,
    ...(texts.includes(internalError) && { code: internalError }),
    ...(text !== undefined && { text }),
  };
}

/** A timeout of a proxy or of the client. */
const gaveUp = (status: number) => status === 408 || status === 499;

/** The session or the service has ended. With a 4xx status the command was not carried out. */
const ended: Row = (answer) => {
  const { refusal, status } = answer;
  if (refusal === undefined || !(isTerminal(refusal) || identityCodes.has(refusal))) return undefined;
  return { kind: isClientError(status) && !gaveUp(status) ? 'refused' : 'unknown', code: refusal };
};

const noAnswer: Row = (answer) => {
  const { status, refusal } = answer;
  const isOpen = status === 0 || gaveUp(status) || ([409, 425].includes(status) && refusal === undefined);
  return isOpen ? said('unknown', answer) : undefined;
};

/** A success code with an error status, beside a failure, or of another operation. */
const contradiction: Row = (answer) => {
  const { operation, status, texts, refusal, signs } = answer;
  const successes = texts.filter((text) => successCodes.has(text.toUpperCase()));
  if (successes.length === 0) return undefined;
  const isForeign = successes.some((text) => !isOwnSuccess(operation.id, text));
  const isDenied = refusal !== undefined || !isSuccess(status) || (isAck(operation) && signs.includes('failure'));
  return isForeign || isDenied ? said('unknown', answer) : undefined;
};

/** Refusals that an operation documents inside a success answer. With a 5xx status such a field proves nothing. */
const documentedRefusal: Row = (answer) => {
  const { operation, status, layers } = answer;
  if (status >= 500 || answer.texts.includes(internalError)) return undefined;
  const denies = layers.objects.some((layer) => {
    if (operation.response === 'Qrcode') return layer['hasQrcode'] === false;
    if (isAck(operation)) return layer['success'] === false && hasWords(layers);
    if (operation.response !== 'SpinOutcome' && operation.response !== 'ClaimResult') return false;
    if (layer['success'] === false) return true;
    const { error } = layer;
    return typeof error === 'string' && error.trim() !== '' && layer['success'] !== true;
  });
  if (!denies) return undefined;
  const refusal = said('refused', answer);
  const saysWhy = refusal.code !== undefined || refusal.text !== undefined;
  return operation.response === 'Qrcode' && !saysWhy ? { ...refusal, code: 'QR_FAIL' } : refusal;
};

const knownCode: Row = (answer) => (answer.refusal === undefined ? undefined : said('refused', answer));

const serverError: Row = (answer) =>
  answer.status >= 500 || answer.texts.includes(internalError) ? said('unknown', answer) : undefined;

/** The statuses that refuse a command without a known code. */
export const refusingStatuses: readonly number[] = [401, 403, 404, 413, 415, 422, 429];

const refusingStatus: Row = (answer) =>
  refusingStatuses.includes(answer.status) ? said('refused', answer) : undefined;

const otherClientError: Row = (answer) => {
  if (!isClientError(answer.status)) return undefined;
  return said(hasWords(answer.layers) ? 'refused' : 'unknown', answer);
};

/** Partial content, redirects and informational statuses prove no outcome. */
const otherStatus: Row = (answer) =>
  isSuccess(answer.status) && answer.status !== 206 && !answer.layers.tooDeep ? undefined : said('unknown', answer);

const signOfFailure: Row = (answer) => (answer.signs.includes('failure') ? said('unknown', answer) : undefined);

const stillPending: Row = (answer) => {
  const { operation, status, signs } = answer;
  if (!isAck(operation) || !(status === 202 || signs.includes('pending'))) return undefined;
  if (acceptedIsDone.includes(operation.id)) return { kind: 'done' };
  return { ...said('unknown', answer), pending: true };
};

const acknowledged: Row = (answer) => {
  const { operation, signs } = answer;
  if (!isAck(operation)) return undefined;
  if (signs.includes('odd')) return said('unknown', answer);
  if (signs.includes('success')) return { kind: 'done' };
  if (!signs.includes('text')) {
    return signs.includes('named') && !signs.includes('http-success') ? said('unknown', answer) : { kind: 'done' };
  }
  const accepted = withdrawals.includes(operation.id) ? 'wait for transfer' : undefined;
  // A doubtful text in any layer counts, so all texts are checked together.
  const text = answer.layers.objects.map(({ message }) => (typeof message === 'string' ? message : '')).join('\n');
  return saysSuccess(text, accepted) ? { kind: 'done' } : said('unknown', answer);
};

const shaped: Row = ({ operation }) => (isAck(operation) ? undefined : { kind: 'shape' });

/** The decision table of docs/backend.md, in the same order. The first matching row decides. */
const rows: readonly Row[] = [
  ended,
  noAnswer,
  contradiction,
  documentedRefusal,
  knownCode,
  serverError,
  refusingStatus,
  otherClientError,
  otherStatus,
  signOfFailure,
  stillPending,
  acknowledged,
  shaped,
];

/** The first refusal code in the answer. The `code` of a bonus, prize or QR code does not count. */
const refusalIn = (texts: readonly string[]): FailureCode | undefined => {
  const isRefusal = (text: string): text is FailureCode =>
    isTerminal(text) || (isErrorCode(text) && text !== internalError && !successCodes.has(text));
  return texts.find(isTerminalText) ?? texts.find(isRefusal);
};

const isTerminalText = (text: string): text is FailureCode => isTerminal(text);

/**
 * Judges the answer to a money command that was sent: done, refused or unknown, by the decision table of
 * docs/backend.md. `status` is 0 and `body` undefined without a complete answer.
 */
export function judgeMoneyAnswer(operation: Operation, status: number, body: unknown): MoneyVerdict {
  const layers = layersOf(body);
  const fields = layers.objects.flatMap((layer) =>
    Object.keys(layer).map((key) => signOfField(operation.id, layer, key)),
  );
  const signs = [...fields, ...layers.values.map((value) => signOfValue(operation.id, value))];
  // An acknowledgement contains no entity, so every `code` in it is an outcome code.
  const texts = [...textsIn(layers), ...(isAck(operation) ? codesIn(layers) : [])];
  const answer: Answer = { operation, status, layers, signs, texts, refusal: refusalIn(texts) };
  for (const row of rows) {
    const verdict = row(answer);
    if (verdict) return verdict;
  }
  return said('unknown', answer);
}

/** Acknowledgements that are accepted although they have none of the documented fields. */
const bareAcknowledgements = [{}, { message: '' }];

/**
 * Reads the answer to a money command by the decision table. A done answer is returned in the contract's shape, from
 * the layer that matches it.
 */
export function readMoneyAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  { status, body, text, receivedAt }: RawAnswer,
): Reading<OperationTypes[Op['id']]['response']> {
  const given = body === unreadable ? text : body;
  const verdict = judgeMoneyAnswer(operation, status, given);
  if (verdict.kind === 'refused' || verdict.kind === 'unknown') {
    const { kind: outcome, ...said } = verdict;
    const isBroken = status >= 200 && status < 300 && body === unreadable;
    const violation: Violation = { pointer: '', problem: 'not JSON' };
    return { ok: false, outcome, ...said, ...(isBroken && { violation }) };
  }
  const layers = layersOf(given);
  const read = (candidate: unknown) =>
    safeParse(schema, toContract(schema, candidate, { bareScalar: false, receivedAt }));
  const asItCame = read(given);
  const others = verdict.kind === 'done' ? [...layers.objects, ...bareAcknowledgements] : layers.objects;
  for (const parsed of [asItCame, ...others.map(read)]) if (parsed.success) return { ok: true, body: parsed.data };
  const words = wordsIn(layers);
  const [violation] = asItCame.success ? [] : violationsIn(asItCame.error);
  return {
    ok: false,
    outcome: 'unknown',
    ...(words !== undefined && { text: words }),
    ...(violation && { violation }),
  };
}
