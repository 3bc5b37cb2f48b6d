import { expect, test } from 'vitest';
import { bonusState, countedReceipts, type Bonus } from '../../../../src/features/bonus/bonus-rules.ts';
import { noticeFor } from '../../../../src/money/notice-for.ts';

// 17 January 2024 is a Wednesday; its week is Sunday the 14th to Saturday the 20th.
const noon = Date.parse('2024-01-17T12:00:00+07:00');
const today = '2024-01-17T08:00:00+07:00';

const userBonus = (isActive: boolean, ...receipts: string[]): Bonus['userBonus'] => ({
  _id: 'u',
  isActive,
  received: receipts.map((updatedAt) => ({ updatedAt })),
});
const had = (type: string, maxReceived: number | null, ...receipts: string[]) => ({
  type,
  maxReceived,
  userBonus: userBonus(false, ...receipts),
});

// business-day.test.ts has the edges of days and weeks, and the zones of devices.
test.each([
  ['R-330 A-71 every receipt', 'limit', '2019-02-01T00:00:00Z', undefined],
  ['R-331 A-71 receipts of today in Bangkok', 'day', '2024-01-17T00:00:00+07:00', '2024-01-16T23:59:59.999+07:00'],
  ['R-332 A-71 receipts of this week in Bangkok', 'week', '2024-01-14T00:00:00+07:00', '2024-01-13T23:59:59.999+07:00'],
])('R-328 %s count for the type "%s"', (_what, type, counts, doesNot) => {
  expect(bonusState(had(type, 2, today, counts), noon)).toBe('receivedInFull');
  expect(bonusState(had(type, 3, today, counts), noon)).toBe('available');
  if (doesNot === undefined) return;
  expect(countedReceipts(had(type, 2, today, doesNot), noon)).toBe(1);
  expect(bonusState(had(type, 2, today, doesNot), noon)).toBe('available');
});

test('R-327 A-106 active wins over received in full', () => {
  expect(bonusState({ type: 'limit', maxReceived: 1, userBonus: userBonus(true, today) }, noon)).toBe('current');
});

test('A-72 without a maximum a bonus is unlimited; a maximum of 0 is always reached', () => {
  expect(bonusState(had('limit', null, today, today), noon)).toBe('available');
  expect(bonusState({ type: 'limit', userBonus: userBonus(false, today) }, noon)).toBe('available');
  expect(bonusState({ type: 'limit', maxReceived: 0, userBonus: null }, noon)).toBe('receivedInFull');
});

test('R-329 for an unknown type the server decides', () => {
  expect(bonusState(had('fortnight', 1, today), noon)).toBe('available');
});

test.each([
  [7.5, '7.5'],
  [0, '0'],
  [0.0000001, '0.0000001'],
  [null, '-'],
  [Number.NaN, '-'],
])('R-335 %d percent reads %s, everywhere in the notice, whose other text is unchanged', (percent, text) => {
  const around = "<p>$& $1 $` $' $$ ";
  expect(noticeFor(`${around}%percentFail%% and %percentFail%`, percent)).toBe(`${around}${text}% and ${text}`);
});
