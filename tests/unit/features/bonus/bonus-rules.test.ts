import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  bonusState,
  byState,
  countedReceipts,
  noticeFor,
  type Bonus,
} from '../../../../src/features/bonus/bonus-rules.ts';
import { deviceZones, moveDeviceTo } from '../../../support/device-zone.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// 17 January 2024 is a Wednesday; its week is Sunday the 14th to Saturday the 20th.
const noon = Date.parse('2024-01-17T12:00:00+07:00');

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

describe.each(deviceZones)('on a device in %s', (zone, offset) => {
  test('R-330 A-71 for the type "limit" every receipt counts', () => {
    moveDeviceTo(zone, offset);
    const bonus = had('limit', 2, '2019-02-01T00:00:00Z', '2022-12-31T23:59:59+07:00');
    expect(countedReceipts(bonus, noon)).toBe(2);
    expect(bonusState(bonus, noon)).toBe('receivedInFull');
    expect(bonusState({ ...bonus, maxReceived: 3 }, noon)).toBe('available');
  });

  // business-day.test.ts has the edges of days and weeks.
  test.each([
    ['R-331', 'day', '2024-01-20T00:00:00+07:00'],
    ['R-332', 'week', '2024-01-14T00:00:00+07:00'],
  ])('%s A-71 a %s begins and ends exactly at midnight in Bangkok', (_id, type, first) => {
    moveDeviceTo(zone, offset);
    const midnight = Date.parse('2024-01-21T00:00:00+07:00');
    const before = new Date(Date.parse(first) - 1).toISOString();
    expect(bonusState(had(type, 1, first), midnight - 1)).toBe('receivedInFull');
    expect(bonusState(had(type, 1, before), midnight - 1)).toBe('available');
    expect(bonusState(had(type, 1, first), midnight)).toBe('available');
  });
});

describe('the state of a card', () => {
  test('R-328 several receipts of one day add up to the maximum, not before', () => {
    const twice = had('day', 2, '2024-01-17T08:00:00+07:00', '2024-01-16T08:00:00+07:00');
    expect(bonusState(twice, noon)).toBe('available');
    twice.userBonus?.received.push({ updatedAt: '2024-01-17T09:00:00+07:00' });
    expect(bonusState(twice, noon)).toBe('receivedInFull');
  });

  test('R-327 A-106 active wins over received in full', () => {
    const active = { type: 'limit', maxReceived: 1, userBonus: userBonus(true, '2024-01-17T08:00:00+07:00') };
    expect(bonusState(active, noon)).toBe('current');
  });

  test('A-72 without a maximum a bonus is unlimited; a maximum of 0 is always reached', () => {
    const receipts = Array.from({ length: 50 }, () => '2024-01-17T08:00:00+07:00');
    expect(bonusState(had('limit', null, ...receipts), noon)).toBe('available');
    expect(bonusState({ type: 'limit', userBonus: userBonus(false, ...receipts) }, noon)).toBe('available');
    expect(bonusState({ type: 'limit', maxReceived: 0, userBonus: null }, noon)).toBe('receivedInFull');
  });

  test('R-329 for an unknown type the server decides', () => {
    expect(bonusState(had('fortnight', 1, '2024-01-17T08:00:00+07:00'), noon)).toBe('available');
  });
});

describe('the notice', () => {
  test('R-335 A-74 every occurrence is replaced', () => {
    expect(noticeFor('<p>%percentFail%% and %percentFail%%</p>', 5)).toBe('<p>5% and 5%</p>');
    expect(noticeFor('nothing to replace', 5)).toBe('nothing to replace');
  });

  test.each([
    [7.5, '7.5'],
    [0, '0'],
    [0.0000001, '0.0000001'],
    [null, '-'],
    [Number.NaN, '-'],
  ])('R-335 %d reads %s', (percent, text) => {
    expect(noticeFor('%percentFail%', percent)).toBe(text);
  });

  test('A-74 the text around it is unchanged, also if it looks like a replacement pattern', () => {
    const around = fc.string().filter((text) => !text.includes('%percentFail%') && !text.includes('%'));
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(noticeFor(`${before}%percentFail%${after}`, 5)).toBe(`${before}5${after}`);
      }),
    );
    expect(noticeFor("$& $1 $` $' $$ %percentFail%", 5)).toBe("$& $1 $` $' $$ 5");
  });
});

test('B-23 available bonuses come first and used-up ones last, otherwise in the server’s order', () => {
  const states = ['receivedInFull', 'available', 'current', 'receivedInFull', 'available'] as const;
  const listed = states.map((state, place) => ({ state, place }));
  expect(byState(listed).map(({ place }) => place)).toEqual([1, 4, 2, 0, 3]);
});
