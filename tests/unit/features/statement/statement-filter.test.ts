import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesByDay } from '../../../../src/features/statement/entries-by-day.ts';
import {
  everything,
  filterEntries,
  isNarrowed,
  isReversed,
  periodOf,
} from '../../../../src/features/statement/statement-filter.ts';
import { moveDeviceTo } from '../../../support/device-zone.ts';
import { entryOf } from '../../../support/statement-entries.ts';

beforeEach(() => moveDeviceTo('Asia/Bangkok', 420));
afterEach(() => vi.unstubAllEnvs());

const entries = [
  entryOf({ statementType: 'withdraw', createdAt: '2026-11-20T00:30:00+07:00' }),
  entryOf({ createdAt: '2026-11-19T23:30:00+07:00' }),
  entryOf({ createdAt: '2026-11-18T12:00:00+07:00' }),
  entryOf({ statementType: 'adjustment', createdAt: 'long ago' }),
];
const foundAt = (filter: Partial<typeof everything>) =>
  filterEntries(entries, { ...everything, ...filter }).map((entry) => entries.indexOf(entry));

describe('the filter', () => {
  test.each([
    ['nothing', {}, [0, 1, 2, 3]],
    ['a kind', { kind: 'deposit' }, [1, 2]],
    ['a first day, which counts', { from: '2026-11-19' }, [0, 1]],
    ['a last day, which counts', { to: '2026-11-19' }, [1, 2]],
    ['a day', { from: '2026-11-19', to: '2026-11-19' }, [1]],
    ['a kind and a day', { kind: 'withdraw', from: '2026-11-20' }, [0]],
    ['a reversed span', { from: '2026-11-20', to: '2026-11-18' }, []],
  ] as const)('B-22 by %s', (_what, filter, found) => {
    expect(foundAt(filter)).toEqual(found);
  });

  test('B-22 days are those of the device', () => {
    moveDeviceTo('America/Los_Angeles', -480);
    expect(foundAt({ from: '2026-11-19' })).toEqual([0, 1]);
    expect(foundAt({ from: '2026-11-20' })).toEqual([]);
  });

  test('B-22 an empty filter and a reversed date range are distinguished', () => {
    expect(isNarrowed(everything)).toBe(false);
    expect(isNarrowed({ ...everything, to: '2026-11-20' })).toBe(true);
    expect(isReversed({ ...everything, from: '2026-11-20', to: '2026-11-20' })).toBe(false);
    expect(isReversed({ ...everything, from: '2026-11-21', to: '2026-11-20' })).toBe(true);
  });
});

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['sevenDays', '2026-02-23', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-01'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('B-22 A-94 on 1 March the preset %s is %s to %s, in every zone', (preset, from, to) => {
  expect(periodOf(preset, '2026-03-01')).toEqual({ from, to });
  moveDeviceTo('America/Los_Angeles', -480);
  expect(periodOf(preset, '2026-03-01')).toEqual({ from, to });
});

test('B-22 entries are grouped by day in their order; entries without a time have no day', () => {
  const days = entriesByDay(entries).map(({ date, entries: of }) => [date, of.length]);
  expect(Object.fromEntries(days)).toEqual({ '20/11/2026': 1, '19/11/2026': 1, '18/11/2026': 1, '-': 1 });
  expect(days.map(([date]) => date)).toEqual(['20/11/2026', '19/11/2026', '18/11/2026', '-']);
});
