import { toInstant } from './instant.ts';

export type RelativeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

// The units of the specification. dayjs counts months and years by the calendar.
const secondsPerUnit: readonly (readonly [RelativeUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * The time from `from` to `now` (epoch ms) in the largest whole unit. 'now' when it is under a second or in the future
 * (clock skew); null when `from` is invalid.
 */
export function relativeTime(from: unknown, now: number): { unit: RelativeUnit; value: number } | 'now' | null {
  const instant = toInstant(from);
  return instant === null || Number.isNaN(now) ? null : inUnits(now - instant);
}

/** A duration in ms in the largest whole unit; 'now' when it is under a second or negative. */
export function inUnits(milliseconds: number): { unit: RelativeUnit; value: number } | 'now' {
  const elapsed = milliseconds / 1000;
  for (const [unit, seconds] of secondsPerUnit) {
    if (elapsed >= seconds) return { unit, value: Math.floor(elapsed / seconds) };
  }
  return 'now';
}
