import { isOwnSuccess } from './success-codes.ts';
import { isEnvelopeKey, type Layer } from './answer-layers.ts';
import type { OperationId } from '../types.ts';

/**
 * What one field says about the outcome of a command. `text`: free text that must be interpreted. `named`: an
 * empty field whose name suggests a failure. `none`: nothing.
 */
export type Sign = 'success' | 'http-success' | 'failure' | 'pending' | 'text' | 'odd' | 'named' | 'none';

const failureWord = /^(0|false|no|fail.*|error|rejected|declined)$/i;
const pendingWord = /^(pending|processing|queued)$/i;
const suspectKey = /err|fail|success|reason|reject/i;

/**
 * Fields that only a bonus, QR code, prize or coupon has. A text `code` beside one of them belongs to that entity and
 * is no error code.
 */
const entityKeys = ['hasQrcode', 'prize', 'qrcodeId', 'received', 'remainingCoin', 'slice', 'userBonus'];

export const hasOwnCode = (layer: Layer) =>
  typeof layer['code'] === 'string' && entityKeys.some((key) => Object.hasOwn(layer, key));

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const isEmpty = (value: unknown) =>
  isNothing(value) || value === false || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0);

const asNumber = (value: unknown) =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\s*\d+\s*$/.test(value)
      ? Number(value)
      : undefined;

function signOfStatus(operationId: OperationId, key: string, value: unknown): Sign {
  if (isNothing(value)) return 'none';
  const number = asNumber(value);
  const isFlag = key === 'success' || key === 'ok' || key === 'status';
  if (!(key === 'success' || key === 'ok') && number !== undefined) {
    if (number >= 400) return 'failure';
    if (number === 200 || number === 201) return 'http-success';
    if (number === 202) return 'pending';
  }
  if (key === 'code' && number === 0) return 'success';
  if (isFlag && (value === false || value === 0)) return 'failure';
  if (isFlag && value === true) return 'success';
  if (typeof value !== 'string') return 'odd';
  const word = value.trim();
  if (isFlag && failureWord.test(word)) return 'failure';
  if (pendingWord.test(word)) return 'pending';
  return isOwnSuccess(operationId, word) ? 'success' : 'odd';
}

function signOfMessage(operationId: OperationId, value: unknown): Sign {
  if (isNothing(value)) return 'none';
  if (typeof value !== 'string') return 'odd';
  const word = value.trim();
  if (word === '') return 'none';
  if (isOwnSuccess(operationId, word)) return 'success';
  return pendingWord.test(word) ? 'pending' : 'text';
}

/** What a field says about the outcome of the command. */
export function signOfField(operationId: OperationId, layer: Layer, key: string): Sign {
  const value = layer[key];
  if (isEnvelopeKey(key)) return 'none';
  switch (key) {
    case 'error':
    case 'errors':
      return isEmpty(value) ? 'none' : 'failure';
    case 'message':
      return signOfMessage(operationId, value);
    case 'code':
      return hasOwnCode(layer) ? 'none' : signOfStatus(operationId, key, value);
    case 'statusCode':
    case 'status':
    case 'ok':
      return signOfStatus(operationId, key, value);
    case 'success':
      return isNothing(value) ? 'named' : signOfStatus(operationId, key, value);
    default:
      if (!suspectKey.test(key)) return 'none';
      return isEmpty(value) ? 'named' : 'odd';
  }
}

/** What a bare value says about the outcome: the body itself, or the content of an envelope. */
export function signOfValue(operationId: OperationId, value: unknown): Sign {
  if (isNothing(value)) return 'none';
  if (value === true) return 'success';
  if (typeof value !== 'string') return 'odd';
  const sign = signOfMessage(operationId, value);
  return sign === 'text' ? 'odd' : sign;
}
