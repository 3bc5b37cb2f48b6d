import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import {
  gameAmountProblem as amountProblem,
  gameTransferForm,
} from '../../../../src/features/game/game-transfer-form.ts';

test.each([
  ['', 'enterAmount'],
  ['0', 'minimumAmount'],
  ['0.00', 'minimumAmount'],
  ['-5', 'minimumAmount'],
  ['ten', 'enterAmount'],
  ['0.99', 'minimumAmount'],
  ['1.005', 'twoDecimals'],
])('R-292 A-64 %j is not sent: %s', (text, problem) => {
  expect(amountProblem(text)).toBe(problem);
  const parsed = safeParse(gameTransferForm, { amount: text });
  expect(parsed.error?.issues).toMatchObject([{ path: ['amount'], message: problem }]);
});

test.each([
  ['1', 1],
  ['1,234.50', 1234.5],
  ['๑๐๐', 100],
])('B-02 %j is sent as %d', (text, amount) => {
  expect(amountProblem(text)).toBeUndefined();
  expect(safeParse(gameTransferForm, { amount: text }).data).toEqual({ amount });
});
