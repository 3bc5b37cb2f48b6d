const isoWithOffset =
  /^(?<date>\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

// Smaller numbers are seconds, or a zero for "never". As milliseconds they would show a date in 1970.
const smallestEpochMilliseconds = 1e12;
const endOfYear9999 = Date.UTC(10000, 0) - 1;

/**
 * Converts an ISO date-time with offset, or epoch milliseconds, to epoch milliseconds; null when invalid or before
 * 1970.
 */
export function toInstant(value: unknown): number | null {
  const instant = typeof value === 'string' ? parseIso(value) : value;
  if (typeof instant !== 'number' || !(instant >= 0 && instant <= endOfYear9999)) return null;
  return typeof value === 'number' && value < smallestEpochMilliseconds ? null : instant;
}

/** The device clock as ISO text; empty if it is no valid time. */
export function isoNow(): string {
  const now = new Date();
  return Number.isNaN(now.getTime()) ? '' : now.toISOString();
}

function parseIso(text: string): number | null {
  const date = isoWithOffset.exec(text)?.groups?.date;
  return date !== undefined && isCalendarDate(date) ? Date.parse(text.toUpperCase()) : null;
}

// Date.parse accepts 30 February as 1 March.
function isCalendarDate(date: string): boolean {
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}
