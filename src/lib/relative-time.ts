import { toInstant } from './instant.ts';

export type RelativeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

const secondsPerUnit: readonly (readonly [RelativeUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * How long before `now` (epoch ms) an instant was, in the largest whole unit. Less than a second ago and
 * the future of a skewed clock are 'now'; null when `from` names no instant.
 */
export function relativeTime(from: unknown, now: number): { unit: RelativeUnit; value: number } | 'now' | null {
  const instant = toInstant(from);
  if (instant === null) return null;
  const elapsed = (now - instant) / 1000;
  for (const [unit, seconds] of secondsPerUnit) {
    if (elapsed >= seconds) return { unit, value: Math.floor(elapsed / seconds) };
  }
  return 'now';
}
