import { expect, test } from 'vitest';
import { limits } from '../../../src/lib/limits.ts';

test('A-112 the limits are those of the specification, a megabyte is 1,048,576 bytes, and none can be changed', () => {
  expect(limits).toEqual({
    firstPage: 1,
    pageSize: { statement: 10, slips: 10, invite: 10, refund: 10, coupons: 3, chatHistory: 10 },
    messageMax: 2_000,
    imageMaxBytes: 10_485_760,
    videoMaxBytes: 20_971_520,
    moneyAnswerMaxBytes: 5_242_880,
    minimumTransfer: '1',
    giftLinkMinimum: '2',
  });
  expect(Object.isFrozen(limits) && Object.isFrozen(limits.pageSize)).toBe(true);
});
