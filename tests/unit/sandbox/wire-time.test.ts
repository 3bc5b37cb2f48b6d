import { afterEach, expect, test, vi } from 'vitest';
import { inBangkok, instantOf, wireTime } from '../../../mocks/sandbox/state/wire-time.ts';
import { moveDeviceTo } from '../../support/device-zone.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// London changes its clocks at 01:00 UTC on these two days.
test.each([
  ['2024-03-31T06:30:00+07:00'],
  ['2024-03-31T08:30:00+07:00'],
  ['2024-10-27T06:26:38.005+07:00'],
  ['2024-10-27T08:30:00+07:00'],
  ['2024-12-31T23:59:59.999+07:00'],
])('A-71 %s is the same on a machine with summer time', (text) => {
  moveDeviceTo('Europe/London', 0);
  expect(wireTime(Date.parse(text))).toBe(text);
  expect(instantOf(inBangkok(Date.parse(text)))).toBe(Date.parse(text));
});
