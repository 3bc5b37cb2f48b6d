import { formatDateTime } from '../lib/date-time.ts';
import { toInstant } from '../lib/instant.ts';

/** A date and time of the server as a `<time>` element; a dash if it is invalid. */
export function DateTime({ value }: { value: unknown }) {
  const instant = toInstant(value);
  if (instant === null) return <span>-</span>;
  return <time dateTime={new Date(instant).toISOString()}>{formatDateTime(instant)}</time>;
}
