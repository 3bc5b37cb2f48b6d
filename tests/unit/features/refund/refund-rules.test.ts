import { expect, test } from 'vitest';
import { refundState } from '../../../../src/features/refund/refund-rules.ts';

const check = { result: true, bonus: null, info: null, refundAmount: 84.25, refundSuccess: 5, refundFail: 2 };

test.each([
  ['due', {}],
  ['due', { bonus: false }],
  ['due', { bonus: '' }],
  ['due', { refundAmount: 0.01 }],
  // Unknown is not zero: the server decides.
  ['due', { refundAmount: null }],
  ['none', { result: false }],
  ['none', { refundAmount: 0 }],
  ['none', { refundAmount: -1 }],
  ['held', { bonus: { code: 'DAILY20' } }],
  ['held', { bonus: true }],
  ['held', { bonus: 'DAILY20' }],
  ['held', { bonus: true, result: false, refundAmount: 0 }],
] as const)('A-110 a refund is %s with %j', (state, differs) => {
  expect(refundState({ ...check, ...differs })).toBe(state);
});
