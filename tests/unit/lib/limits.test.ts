import { expect, test } from 'vitest';
import { limits } from '../../../src/lib/limits.ts';

test('A-112 the limits are those of the specification, a megabyte is 1,048,576 bytes, and none can be changed', () => {
  expect(limits).toEqual({
    firstPage: 1,
    pageSize: 10,
    couponsPerPage: 3,
    messageMax: 2_000,
    imageMaxBytes: 10_485_760,
    videoMaxBytes: 20_971_520,
    moneyAnswerMaxBytes: 5_242_880,
    minimumTransfer: '1',
    giftLinkMinimum: '2',
  });
  expect(Object.isFrozen(limits)).toBe(true);
});
