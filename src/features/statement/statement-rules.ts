import type { StatementType } from '../../../generated/known-values.ts';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { entryType } from '../../lib/entry-type.ts';
import { toInstant } from '../../lib/instant.ts';
import { limits } from '../../lib/limits.ts';
import { toDecimal } from '../../money/decimal.ts';
import { entryIdentity } from '../../money/entry-identity.ts';
import { statusKind } from '../../lib/status-kind.ts';

export type Entry = Schemas['StatementEntry'];

/** How many entries are in progress. */
export const pendingIn = (entries: readonly Entry[]): number =>
  entries.filter(({ status }) => statusKind(status) === 'inProgress').length;

/**
 * `+` for deposit and bonus, `-` for withdraw, none otherwise, and none for zero or an invalid amount.
 */
export function signOf(entry: Entry): '+' | '-' | '' {
  if (!toDecimal(entry.amount)?.gt(0)) return '';
  const type = entryType(entry);
  if (type === 'deposit' || type === 'bonus') return '+';
  return type === 'withdraw' ? '-' : '';
}

/** The server's description of an entry, from whichever object it has. */
export function descriptionOf({ bonus, promotion, invite, refund, luckydraw }: Entry): string | undefined {
  return [bonus, promotion, invite, refund, luckydraw].map((each) => each?.description.trim()).find(Boolean);
}

/** The text for a type; an unknown type is shown unchanged. */
export function typeText(entry: Entry, types: Record<StatementType, string>): string {
  const type = entryType(entry);
  return type ? types[type] : entry.statementType.trim() || '-';
}

/** What the app knows about the code in `from` or `to`. */
export type Place =
  | { kind: 'wallet' | 'bank' | 'gateway'; name: string }
  | { kind: 'game'; name: string; /** An address, as the server sent it. */ logo: string };

/** The name of an account if its code is known exactly; otherwise what the server sent. */
export function placeText(code: string | null, places: ReadonlyMap<string, Place>): string {
  const place = code?.trim() ?? '';
  return places.get(place)?.name ?? place;
}

/** The code of the game or bank of an entry; of a transfer between games the destination. */
export const counterpartOf = ({ from, to }: Entry): string =>
  [to, from].map((code) => code?.trim() ?? '').find((code) => code !== '' && code !== walletCode) ?? '';

/**
 * `from → to` of a transfer, and the channel of a deposit by a gateway, whose disc has no name; undefined
 * for other entries.
 */
export function routeText(entry: Entry, places: ReadonlyMap<string, Place>): string | undefined {
  const ends = [entry.from, entry.to].map((code) => placeText(code, places));
  const from = places.get(entry.from?.trim() ?? '');
  if (entryType(entry) === 'deposit' && from?.kind === 'gateway') return from.name;
  if (entryType(entry) !== 'transfer' || !ends.some(Boolean)) return undefined;
  return ends.map((end) => end || '-').join(' → ');
}

/** The page in the address; default: the first. */
export const pageFrom = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : limits.firstPage;

export const pageCountOf = (total: number): number => Math.ceil(total / limits.pageSize);

const newestFirst = (a: Entry, b: Entry) => (toInstant(b.createdAt) ?? 0) - (toInstant(a.createdAt) ?? 0);

/** Entries of several pages in the order of time. */
export const sortedByTime = (entries: readonly Entry[]): Entry[] => [...entries].sort(newestFirst);

/** A page as it was read, with the total at that time. */
export interface ReadPage extends Pick<Schemas['StatementPage'], 'statements' | 'total'> {
  page: number;
  /** Epoch milliseconds. */
  readAt: number;
}

/**
 * Merges pages without duplicates. Pages read at different times overlap, because new entries shift the others. The
 * total grows with each new entry, so the position counted from the oldest entry stays the same. Equal entries at
 * different positions are different entries. Of two versions of an entry, the one read last stays.
 */
export function mergePages(pages: readonly ReadPage[]): Entry[] {
  const taken = new Set<string>();
  const lastReadFirst = [...pages].sort((a, b) => b.readAt - a.readAt);
  return lastReadFirst.flatMap(({ page, total, statements }) =>
    statements.filter((entry, index) => {
      const fromOldest = total - (page - limits.firstPage) * limits.pageSize - index;
      const identity = `${fromOldest} ${entryIdentity(entry)}`;
      const isNew = !taken.has(identity);
      taken.add(identity);
      return isNew;
    }),
  );
}
