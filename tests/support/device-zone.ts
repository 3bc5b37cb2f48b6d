import { vi } from 'vitest';

/** A few zones around the world, with minutes ahead of UTC on 15 January 2024. */
export const deviceZones: readonly (readonly [zone: string, offset: number])[] = [
  ['Asia/Bangkok', 420],
  ['UTC', 0],
  ['America/Los_Angeles', -480],
  ['Asia/Kathmandu', 345],
  ['Pacific/Kiritimati', 840],
];

/**
 * Moves the device to a zone until vi.unstubAllEnvs(). Node follows TZ while it runs, but not in a worker thread: hence
 * the check.
 */
export function moveDeviceTo(zone: string, offset: number): void {
  vi.stubEnv('TZ', zone);
  const found = -new Date('2024-01-15T00:00:00Z').getTimezoneOffset();
  if (found !== offset)
    throw new Error(`the zone is ${found} minutes ahead of UTC, not ${offset} (${zone}): run tests in forks`);
}
