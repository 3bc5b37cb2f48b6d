import { toInstant } from './instant.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * DD/MM/YYYY HH:mm:ss in the device's time zone, Gregorian in every language; '-' when the value is no valid
 * instant. Home loads this file, and dayjs would exceed its size limit (docs/performance.md).
 */
export function formatDateTime(value: unknown): string {
  const instant = toInstant(value);
  if (instant === null) return '-';
  const date = new Date(instant);
  const day = [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), String(date.getFullYear())];
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits);
  return `${day.join('/')} ${time.join(':')}`;
}
