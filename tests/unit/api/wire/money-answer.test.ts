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
    kind: 'unknown',
    text: 'Core bank offline',
  });
});

test('A-118 a message with markup is quoted', () => {
  const text = '<b>Core bank</b> offline';
  expect(judgeMoneyAnswer(operations.transfer, 400, { message: text })).toEqual({ kind: 'refused', text });
});

test('A-118 a page of markup is not quoted', () => {
  expect(judgeMoneyAnswer(operations.transfer, 502, '<html>Bad Gateway</html>')).toEqual({ kind: 'unknown' });
});

test('A-118 an accepted transfer is unknown and marked as pending', () => {
  expect(judgeMoneyAnswer(operations.transfer, 202, { status: 'PENDING' })).toMatchObject({
    kind: 'unknown',
    pending: true,
  });
});

test('A-118 "wait for transfer" means done for a withdrawal, but not for a transfer', () => {
  const body = { message: 'Please wait for transfer' };
  expect(judgeMoneyAnswer(operations.withdrawAll, 200, body).kind).toBe('done');
  expect(judgeMoneyAnswer(operations.transfer, 200, body).kind).toBe('unknown');
});
