import type { Schemas } from '../../api/wire/types.ts';
import { toInstant } from '../../lib/instant.ts';
import { limits } from '../../lib/limits.ts';
import { toDecimal } from '../../money/decimal.ts';
import { entryIdentity } from '../../money/entry-identity.ts';
import { statusKind } from '../../ui/status-kind.ts';

export type Entry = Schemas['StatementEntry'];

export const entryTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
export type EntryType = (typeof entryTypes)[number];

/** The type of an entry; undefined for one that the contract does not list. */
export const entryType = ({ statementType }: Entry): EntryType | undefined =>
  entryTypes.find((type) => type === statementType);

/** How many entries are in progress. */
export const pendingIn = (entries: readonly Entry[]): number =>
  entries.filter(({ status }) => statusKind(status) === 'inProgress').length;

/** `+` for deposit and bonus, `-` for withdraw, none otherwise, and none before what is zero or no number. */
export function signOf(entry: Entry): '+' | '-' | '' {
  if (!toDecimal(entry.amount)?.gt(0)) return '';
  const type = entryType(entry);
  if (type === 'deposit' || type === 'bonus') return '+';
  return type === 'withdraw' ? '-' : '';
}

/** What the server says of an entry: the description of whichever object it came with. */
export function descriptionOf({ bonus, promotion, invite, refund, luckydraw }: Entry): string | undefined {
  return [bonus, promotion, invite, refund, luckydraw].map((each) => each?.description.trim()).find(Boolean);
}

/** The words for a type; one that the contract does not list is shown as it came. */
export function typeText(entry: Entry, types: Record<EntryType, string>): string {
  const type = entryType(entry);
  return type ? types[type] : entry.statementType.trim() || '-';
}

/** The words for where money was or went: what has a name by its name, everything else as it came. */
export function placeText(code: string | null, places: ReadonlyMap<string, string>): string {
  const place = code?.trim() ?? '';
  return places.get(place) ?? place;
}

/** `from → to` of a transfer; undefined for everything else. */
export function routeText(entry: Entry, places: ReadonlyMap<string, string>): string | undefined {
  const ends = [entry.from, entry.to].map((code) => placeText(code, places));
  if (entryType(entry) !== 'transfer' || !ends.some(Boolean)) return undefined;
  return ends.map((end) => end || '-').join(' → ');
}

/** The page that an address names; the first when it names none. */
export const pageFrom = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : limits.firstPage;

export const pageCountOf = (total: number): number => Math.ceil(total / limits.pageSize.statement);

const newestFirst = (a: Entry, b: Entry) => (toInstant(b.createdAt) ?? 0) - (toInstant(a.createdAt) ?? 0);

/** Entries of several pages in the order of time. */
export const sortedByTime = (entries: readonly Entry[]): Entry[] => entries.toSorted(newestFirst);

/** A page as it was read: which one, and of how many entries in all. */
interface ReadPage extends Pick<Schemas['StatementPage'], 'statements' | 'total'> {
  page: number;
}

/**
 * The entries of several pages, each once. Pages read at different times overlap, because a new entry pushes the others down: then
 * the total has grown as well, and an entry keeps its place counted from the oldest one. Two alike in different places did happen
 * twice. The page that was read last goes first.
 */
export function mergePages(pages: readonly ReadPage[]): Entry[] {
  const taken = new Set<string>();
  return pages.flatMap(({ page, total, statements }) =>
    statements.filter((entry, index) => {
      const fromOldest = total - (page - limits.firstPage) * limits.pageSize.statement - index;
      const identity = `${fromOldest} ${entryIdentity(entry)}`;
      const isNew = !taken.has(identity);
      taken.add(identity);
      return isNew;
    }),
  );
}
