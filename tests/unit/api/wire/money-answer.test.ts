import { describe, expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.ts';
import { judgeMoneyAnswer } from '../../../../src/api/wire/money/money-answer.ts';
import { answersTo } from '../../../support/money-answers.ts';

const told = { success: 'done', shape: 'shape', refusal: 'refused', nothing: 'unknown' } as const;
const moneyCommands = Object.values(operations).filter(({ money }) => money);
describe.each(moneyCommands.map((operation) => [operation.id, operation] as const))('A-118 %s', (_, operation) => {
  test.each(answersTo(operation).map((answer) => [answer.title, answer] as const))(
    'A-118 the outcome of %s follows the decision table',
    (_title, { status = 200, body, told: expected }) => {
      expect(told[judgeMoneyAnswer(operation, status, body).kind]).toBe(expected);
    },
  );
});

test('A-118 every money command meets at least 60 answers', () => {
  expect(Math.min(...moneyCommands.map((operation) => answersTo(operation).length))).toBeGreaterThanOrEqual(60);
});

test('A-118 an unknown outcome has the text of the server', () => {
  expect(judgeMoneyAnswer(operations.transfer, 502, { message: 'Core bank offline' })).toEqual({
    kind: 'nothing',
    text: 'Core bank offline',
  });
});

test('A-118 a code is read in any case', () => {
  const said = { kind: 'refusal', code: 'MONEY_NOT_ENOUGH' };
  expect(judgeMoneyAnswer(operations.transfer, 400, { code: 'money_not_enough' })).toEqual(said);
});

test('A-118 a message with markup is quoted', () => {
  const text = '<b>Core bank</b> offline';
  expect(judgeMoneyAnswer(operations.transfer, 400, { message: text })).toEqual({ kind: 'refusal', text });
});

test('A-118 a page of markup is not quoted', () => {
  expect(judgeMoneyAnswer(operations.transfer, 502, '<html>Bad Gateway</html>')).toEqual({ kind: 'nothing' });
});

test('A-118 an accepted transfer is unknown and marked as pending', () => {
  expect(judgeMoneyAnswer(operations.transfer, 202, { status: 'PENDING' })).toMatchObject({
    kind: 'nothing',
    pending: true,
  });
});

test.each([
  ['free text', true, 200, { message: 'โอนสำเร็จ' }],
  ['other keys only', true, 200, { transactionId: 'T1' }],
  ['a failure', undefined, 200, { error: 'x' }],
  ['a 502', undefined, 502, {}],
])('A-118 an answer that may be a success is marked: %s', (_what, neutral, status, body) => {
  const verdict = judgeMoneyAnswer(operations.transfer, status, body);
  expect(verdict).toMatchObject({ kind: 'nothing' });
  expect('neutral' in verdict && verdict.neutral).toBe(neutral ?? false);
});
