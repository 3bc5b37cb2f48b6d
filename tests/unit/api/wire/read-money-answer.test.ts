import { describe, expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.ts';
import * as schemas from '../../../../generated/schemas.ts';
import { readMoneyAnswer } from '../../../../src/api/wire/money/money-answer.ts';
import { unreadable } from '../../../../src/api/wire/read/read.ts';
import { done, everyOperation, readAs, receivedAt } from '../../../support/read-as.ts';

const acknowledged = everyOperation.filter(({ money, response }) => money && response === 'Ack').map(({ id }) => id);
const first = { isAnswerOfKey: false, isRepetition: false };
const readText = (text: string, status = 200) =>
  readMoneyAnswer(operations.transfer, schemas.Ack, { status, body: unreadable, text, receivedAt }, first);

describe('A-118 a done answer has the shape of the contract', () => {
  test.each([
    ['OK alone', 'OK', {}],
    ['a code', { message: 'SUCCESS' }, { message: 'SUCCESS' }],
    ['a code under data', { data: { message: 'SUCCESS' } }, { message: 'SUCCESS' }],
  ])('A-118 %s', (_what, body, expected) => {
    for (const id of acknowledged) expect(readAs(id, body), id).toStrictEqual(done(expected));
  });

  test('R-339 the text of a cleared bonus is found in any layer', () => {
    for (const body of [{ message: 'BONUS_CLEAR' }, { result: { message: 'BONUS_CLEAR' } }]) {
      expect(readAs('clearBonus', body)).toStrictEqual(done({ message: 'BONUS_CLEAR' }));
    }
  });

  test('A-118 a spin is read from the key `response`', () => {
    const prize = { code: 'A', label: '50', remainingCoin: 2 };
    expect(readAs('spin', { response: { success: true, result: prize } })).toMatchObject({ ok: true });
  });
});

describe('A-118 a body that is not JSON is judged as text', () => {
  test('A-118 OK is done', () => {
    expect(readText('OK')).toStrictEqual(done({}));
  });

  test('A-118 a code is a refusal', () => {
    expect(readText('MONEY_NOT_ENOUGH')).toMatchObject({ outcome: 'refused', code: 'MONEY_NOT_ENOUGH' });
  });

  test('A-118 anything else is unknown and reported as invalid JSON', () => {
    expect(readText('{"message":"OK"')).toMatchObject({ outcome: 'unknown', violation: { problem: 'not JSON' } });
  });
});

test('A-118 a prize without its name is unknown, with the place of the violation', () => {
  expect(readAs('spin', { success: true, result: { code: 'A' } })).toMatchObject({
    ok: false,
    outcome: 'unknown',
    violation: { pointer: '/result/label' },
  });
});

test('A-118 a code that no execution can cause is marked, by the contract', () => {
  expect(readAs('transfer', { message: 'TRANSFER_MINIMUM' }, 400)).toMatchObject({ isFinal: true });
  expect(readAs('transfer', { message: 'MONEY_NOT_ENOUGH' }, 400)).not.toHaveProperty('isFinal');
});

test('A-118 a QR code refused without a text is refused as QR_FAIL', () => {
  expect(readAs('createQrcode', { hasQrcode: false })).toMatchObject({ outcome: 'refused', code: 'QR_FAIL' });
});

test('A-118 with INTERNAL_SERVER_ERROR the text beside it is quoted', () => {
  const body = { message: 'INTERNAL_SERVER_ERROR', error: 'Core bank offline' };
  expect(readAs('transfer', body, 500)).toStrictEqual({
    ok: false,
    outcome: 'unknown',
    code: 'INTERNAL_SERVER_ERROR',
    text: 'Core bank offline',
  });
});

test('quality 9: an answer nested deeper than the stack is unknown', () => {
  let body: unknown = 'OK';
  for (let depth = 0; depth < 100_000; depth += 1) body = { data: body };
  for (const id of acknowledged) expect(readAs(id, body), id).toMatchObject({ outcome: 'unknown' });
});
