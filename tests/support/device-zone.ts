import { vi } from 'vitest';

/** Time zones around the world, with their minutes ahead of UTC on 15 January 2024. */
export const deviceZones: readonly (readonly [zone: string, offset: number])[] = [
  ['Asia/Bangkok', 420],
  ['UTC', 0],
  ['America/Los_Angeles', -480],
  ['Asia/Kathmandu', 345],
  ['Pacific/Kiritimati', 840],
];

/**
 * Sets the device's time zone until vi.unstubAllEnvs(). Node follows TZ at run time, but not in a worker thread, so the
 * result is checked.
 */
export function moveDeviceTo(zone: string, offset: number): void {
  vi.stubEnv('TZ', zone);
  const found = -new Date('2024-01-15T00:00:00Z').getTimezoneOffset();
  if (found !== offset)
    throw new Error(`the zone is ${found} minutes ahead of UTC, not ${offset} (${zone}): run tests in forks`);
}
