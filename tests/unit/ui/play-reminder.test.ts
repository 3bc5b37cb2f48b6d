import { expect, test } from 'vitest';
import { readMinutes, reminderMinutes } from '../../../src/ui/play-reminder.ts';

test('B-14 the reminder comes after 30, 60 or 120 minutes', () => {
  expect(reminderMinutes.map((minutes) => readMinutes(String(minutes)))).toEqual([30, 60, 120]);
});

test.each([[null], [''], ['0'], ['45'], ['30.0'], [' 30'], ['true'], ['NaN'], ['1e9']])(
  'B-14 A-116 %j in storage means off',
  (stored) => {
    expect(readMinutes(stored)).toBeNull();
  },
);
