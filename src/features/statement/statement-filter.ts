import dayjs from 'dayjs';
import { toInstant } from '../../lib/instant.ts';
import { entryType, type Entry, type EntryType } from './statement-rules.ts';

/** What a member looks for among the loaded entries. Days are the device's, as `YYYY-MM-DD`; empty texts do not narrow. */
export interface StatementFilter {
  kind: EntryType | '';
  from: string;
  to: string;
}

export const everything: StatementFilter = { kind: '', from: '', to: '' };

export const isNarrowed = ({ kind, from, to }: StatementFilter): boolean => kind !== '' || from !== '' || to !== '';

/** The first day is after the last: there is nothing to look for, and the fields say so. */
export const isReversed = ({ from, to }: StatementFilter): boolean => from !== '' && to !== '' && from > to;

/** The entries that a filter lets through. */
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
