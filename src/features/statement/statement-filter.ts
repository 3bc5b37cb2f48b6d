import dayjs from 'dayjs';
import type { StatementType } from '../../../generated/known-values.ts';
import { entryType } from '../../lib/entry-type.ts';
import { toInstant } from '../../lib/instant.ts';
import { type Entry } from './statement-rules.ts';

/** The filter of the statement. Days are `YYYY-MM-DD` in the device's time zone; an empty text does not filter. */
export interface StatementFilter {
  kind: StatementType | '';
  from: string;
  to: string;
}

export const everything: StatementFilter = { kind: '', from: '', to: '' };

export const hasPeriod = ({ from, to }: StatementFilter): boolean => from !== '' || to !== '';

export const isNarrowed = (filter: StatementFilter): boolean => filter.kind !== '' || hasPeriod(filter);

/** Whether the first day is after the last. The fields then show an error. */
export const isReversed = ({ from, to }: StatementFilter): boolean => from !== '' && to !== '' && from > to;

/** The day of an entry on the device, `YYYY-MM-DD`; undefined without a valid time. */
export function dayOf({ createdAt }: Entry): string | undefined {
  const instant = toInstant(createdAt);
  return instant === null ? undefined : dayjs(instant).format('YYYY-MM-DD');
}

/** The entries that match a filter. */
export function filterEntries(entries: readonly Entry[], { kind, from, to }: StatementFilter): Entry[] {
  return entries.filter((entry) => {
    if (kind !== '' && entryType(entry) !== kind) return false;
    if (from === '' && to === '') return true;
    const day = dayOf(entry);
    return day !== undefined && (from === '' || day >= from) && (to === '' || day <= to);
  });
}

export const presets = ['today', 'sevenDays', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];

/** The days of a preset, first and last included, when `day` is today on the device. */
export function periodOf(preset: Preset, day: string): Pick<StatementFilter, 'from' | 'to'> {
  const today = dayjs(day);
  const lastMonth = today.subtract(1, 'month');
  const [from, to] = {
    today: [today, today],
    sevenDays: [today.subtract(6, 'day'), today],
    thisMonth: [today.startOf('month'), today],
    lastMonth: [lastMonth.startOf('month'), lastMonth.endOf('month')],
  }[preset].map((each) => each.format('YYYY-MM-DD'));
  return { from: from ?? '', to: to ?? '' };
}
