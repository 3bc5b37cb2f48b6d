import { formatDateTime } from '../../lib/date-time.ts';
import type { Entry } from './statement-rules.ts';

interface Day {
  /** `DD/MM/YYYY` on the device; '-' for entries without a valid time. */
  date: string;
  entries: readonly Entry[];
}

const dateLength = 'DD/MM/YYYY'.length;

/** Groups entries by day and keeps their order. */
export function entriesByDay(entries: readonly Entry[]): Day[] {
  const days: { date: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = formatDateTime(entry.createdAt).slice(0, dateLength);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
