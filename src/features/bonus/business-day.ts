import { toInstant } from '../../lib/instant.ts';

// Bonuses count Thai and Lao days, independent of the device. Neither country has summer time. dayjs would exceed
// the size limit of the bonus page (docs/performance.md).
const bangkokOffset = 7 * 3_600_000;
const dayLength = 86_400_000;

const businessDay = (instant: number): number => Math.floor((instant + bangkokOffset) / dayLength);

// Day 0, 1 January 1970, was a Thursday, the fifth day of a week that starts on Sunday.
const businessWeek = (instant: number): number => Math.floor((businessDay(instant) + 4) / 7);

/** Whether `value` is on the same Bangkok day as `now` (epoch ms); false if it is invalid. */
export function isSameBusinessDay(value: unknown, now: number): boolean {
  const instant = toInstant(value);
  return instant !== null && businessDay(instant) === businessDay(now);
}

/** Whether `value` is in the same Bangkok week (Sunday to Saturday) as `now` (epoch ms); false if it is invalid. */
export function isSameBusinessWeek(value: unknown, now: number): boolean {
  const instant = toInstant(value);
  return instant !== null && businessWeek(instant) === businessWeek(now);
}
