import dayjs from 'dayjs';
import { toInstant } from './instant.ts';

/**
 * DD/MM/YYYY HH:mm:ss in the device's zone, Gregorian in every locale; '-' when the value names no
 * instant.
 */
export function formatDateTime(value: unknown): string {
  const instant = toInstant(value);
  return instant === null ? '-' : dayjs(instant).format('DD/MM/YYYY HH:mm:ss');
}
