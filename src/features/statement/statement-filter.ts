import dayjs from 'dayjs';
import { toInstant } from '../../lib/instant.ts';
import { entryType, type Entry, type EntryType } from './statement-rules.ts';

/** The filter of the loaded entries. Days are `YYYY-MM-DD` in the device's time zone; an empty text does not filter. */
export interface StatementFilter {
  kind: EntryType | '';
  from: string;
  to: string;
}

export const everything: StatementFilter = { kind: '', from: '', to: '' };

export const isNarrowed = ({ kind, from, to }: StatementFilter): boolean => kind !== '' || from !== '' || to !== '';

/** Whether the first day is after the last. The fields then show an error. */
export const isReversed = ({ from, to }: StatementFilter): boolean => from !== '' && to !== '' && from > to;

/** The entries that match a filter. */
export function filterEntries(entries: readonly Entry[], { kind, from, to }: StatementFilter): Entry[] {
  return entries.filter((entry) => {
    if (kind !== '' && entryType(entry) !== kind) return false;
    if (from === '' && to === '') return true;
    const instant = toInstant(entry.createdAt);
    if (instant === null) return false;
    const day = dayjs(instant).format('YYYY-MM-DD');
    return (from === '' || day >= from) && (to === '' || day <= to);
  });
}
