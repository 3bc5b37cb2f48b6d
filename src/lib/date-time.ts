import dayjs from 'dayjs';
import { toInstant } from './instant.ts';

/**
 * DD/MM/YYYY HH:mm:ss in the device's time zone, Gregorian in every language; '-' when the value is no valid
 * instant.
 */
export function formatDateTime(value: unknown): string {
  const instant = toInstant(value);
  return instant === null ? '-' : dayjs(instant).format('DD/MM/YYYY HH:mm:ss');
}
