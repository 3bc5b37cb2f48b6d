import { describe, expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.ts';
import * as schemas from '../../../../generated/schemas.ts';
import { whatAnswerSays } from '../../../../src/api/wire/money/money-answer.ts';
import type { Operation } from '../../../../src/api/wire/types.ts';
import { answersTo } from '../../../support/money-answers.ts';

const told = {
  ...{ yes: 'done', yesWithText: 'doneWithText', shape: 'shape' },
  ...{ no: 'refused', finalNo: 'refused', nothing: 'unknown' },
} as const;
const first = { isAnswerOfKey: false, isRepetition: false };
const said = (operation: Operation, status: number, body: unknown, sent = first) =>
  whatAnswerSays(operation, schemas[operation.response], { status, body }, sent);
const moneyCommands = Object.values(operations).filter(({ money }) => money);
describe.each(moneyCommands.map((operation) => [operation.id, operation] as const))('A-118 %s', (_, operation) => {
  test.each(answersTo(operation).map((answer) => [answer.title, answer] as const))(
    'A-118 the outcome of %s follows the decision table',
    (_title, { status = 200, body, told: expected }) => {
      expect(told[said(operation, status, body).says]).toBe(expected);
    },
  );
});

test('A-118 every money command meets at least 60 answers', () => {
  expect(Math.min(...moneyCommands.map((operation) => answersTo(operation).length))).toBeGreaterThanOrEqual(60);
});

test('A-118 an unknown outcome has the text of the server', () => {
  expect(said(operations.transfer, 502, { message: 'Core bank offline' })).toEqual({
    says: 'nothing',
    text: 'Core bank offline',
  });
});

test('A-118 a code is read in any case', () => {
  const refusal = { says: 'no', code: 'MONEY_NOT_ENOUGH' };
  expect(said(operations.transfer, 400, { code: 'money_not_enough' })).toEqual(refusal);
});

test('A-118 a message with markup is quoted', () => {
  const text = '<b>Core bank</b> offline';
  expect(said(operations.transfer, 400, { message: text })).toEqual({ says: 'no', text });
});

test('A-118 a page of markup is not quoted', () => {
  expect(said(operations.transfer, 502, '<html>Bad Gateway</html>')).toEqual({ says: 'nothing' });
});

test('A-118 an accepted transfer is unknown and marked as pending', () => {
  expect(said(operations.transfer, 202, { status: 'PENDING' })).toMatchObject({
    says: 'nothing',
    pending: true,
  });
});

test.each([
  ['free text', true, 200, { message: 'โอนสำเร็จ' }],
  ['other keys only', true, 200, { transactionId: 'T1' }],
  ['an empty body', true, 200, null],
  ['a failure', undefined, 200, { error: 'x' }],
  ['a 502', undefined, 502, {}],
])('A-118 an answer that may be a success is marked: %s', (_what, mayBeDone, status, body) => {
  const verdict = said(operations.transfer, status, body);
  expect(verdict).toMatchObject({ says: 'nothing' });
  expect(verdict.mayBeDone).toBe(mayBeDone);
});

test('A-118 free text beside a success is quoted', () => {
  expect(said(operations.transfer, 200, { success: true, message: 'Transfer done' })).toEqual({
    ...{ says: 'yesWithText', text: 'Transfer done' },
  });
});

const notEnough = { message: 'MONEY_NOT_ENOUGH' };
const limited = { message: 'REQUEST_LIMIT' };
test.each([
  ['of the first request', 'no', notEnough, 400, first],
  ['that returns the key', 'finalNo', notEnough, 400, { ...first, isAnswerOfKey: true }],
  ['with a code that no execution causes', 'finalNo', { message: 'BONUS_CONDITION' }, 400, first],
  ['of a repetition, with a code', 'no', notEnough, 400, { ...first, isRepetition: true }],
  ['of a repetition, by its status alone', 'nothing', null, 403, { ...first, isRepetition: true }],
  ['of a repetition, as too frequent', 'nothing', limited, 400, { isAnswerOfKey: true, isRepetition: true }],
])('A-118 a refusal %s says %s', (_what, says, body, status, sent) => {
  expect(said(operations.transfer, status, body, sent).says).toBe(says);
});

test('A-118 TRUELINK_DUPLICATE says nothing, because the first request may have used the link', () => {
  expect(said(operations.submitTruelink, 400, { message: 'TRUELINK_DUPLICATE' }).says).toBe('nothing');
});

test.each(['uploadSlip', 'createQrcode', 'deleteQrcode', 'clearBonus'] as const)(
  'A-118 a refusal of %s says nothing, because no absence proves it',
  (id) => {
    expect(said(operations[id], 400, { message: 'Closed' }).says).toBe('nothing');
    expect(said(operations[id], 400, { message: 'KEY_MISSING' }).says).toBe('finalNo');
  },
);

test('R-235 an answer without a QR code is a refusal', () => {
  expect(said(operations.createQrcode, 200, { hasQrcode: false, message: 'Closed' }).says).toBe('no');
});

test('A-118 the result of a spin is no envelope', () => {
  const result = { code: 'NO_DATA', label: '50', remainingCoin: 2, error: 'x', success: false };
  expect(said(operations.spin, 200, { success: true, result }).says).toBe('shape');
});
