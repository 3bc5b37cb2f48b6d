import Big from 'big.js';
import type { AccountState, Item, StateEntry } from '../api/account-state.ts';
import { walletCode } from '../api/wallet.ts';
import { stateEntryType } from '../lib/entry-type.ts';
import { limits } from '../lib/limits.ts';
import { toDecimal } from './decimal.ts';

/** The account before and after a command. No clock is compared. */
export interface Change {
  /** Undefined if it was not read. */
  before: AccountState | undefined;
  after: AccountState;
}

interface Difference<Kind> {
  /** The items that came, the oldest first. */
  added: Kind[];
  /** The items of both lists, as they were and as they are. */
  kept: [was: Kind, is: Kind][];
}

/**
 * Compares two lists as multisets. An item with another time is the same item if one with the same other fields
 * disappeared; `sameBut` has those fields. Undefined if the lists do not tell: the one that disappeared may have been
 * pushed off a full page, and the total does not decide.
 */
export function difference<Kind extends Item>(
  before: readonly Kind[] | undefined,
  after: readonly Kind[] | undefined,
  sameBut: (item: Kind) => unknown,
  page?: { size: number; was: number | undefined; is: number | undefined },
): Difference<Kind> | undefined {
  if (!before || !after) return undefined;
  const names = new Map(after.map((item) => [item.name, item]));
  const kept: Difference<Kind>['kept'] = [];
  const gone = new Map<string, Kind[]>();
  for (const was of before) {
    const is = names.get(was.name);
    const fields = JSON.stringify(sameBut(was));
    if (is) kept.push([was, is]);
    else gone.set(fields, [...(gone.get(fields) ?? []), was]);
    names.delete(was.name);
  }
  const arrived = [...names.values()];
  const added: Kind[] = [];
  const exchanged: typeof kept = [];
  for (const is of arrived) {
    const was = gone.get(JSON.stringify(sameBut(is)))?.shift();
    if (was) exchanged.push([was, is]);
    else added.push(is);
  }
  const isCut = page !== undefined && after.length >= page.size;
  if (exchanged.length === 0 || !isCut) return { added, kept: [...kept, ...exchanged] };
  const { was = Number.NaN, is = Number.NaN } = page;
  if (was < before.length || is < after.length) return undefined;
  if (is - was === arrived.length) return { added: arrived, kept };
  return is - was === added.length ? { added, kept: [...kept, ...exchanged] } : undefined;
}

const ofEntry = ({ type, from, to, amount, about }: StateEntry) => [type, from, to, amount, about];

/** The difference of the statements. */
export const entriesIn = ({ before, after }: Change): Difference<StateEntry> | undefined =>
  difference(before?.entries, after.entries, ofEntry, { size: limits.pageSize, was: before?.total, is: after.total });

/**
 * The difference of the slips. Their list has no total: on a full page the oldest ones were pushed off by as many new
 * ones, if at least one slip is still the same.
 */
export function slipsIn({ before, after }: Change): Difference<Item> | undefined {
  const [was, is] = [before?.slips ?? [], after.slips ?? []];
  const names = new Set(was.map(({ name }) => name));
  const kept = is.filter(({ name }) => names.has(name));
  const pushedOff = was.slice(0, was.length - kept.length);
  const isPushed = kept.length > 0 && !kept.some(({ name }) => pushedOff.some((slip) => slip.name === name));
  const page = { size: limits.pageSize, was: was.length, is: isPushed ? 2 * is.length - kept.length : Number.NaN };
  return difference(before?.slips, after.slips, () => null, page);
}

/** How an entry moves the balance of an account; null if that is not known. Only transfers move others than the main wallet. */
function movedBy(entry: StateEntry, account: string, isKnown: (code: string | null) => boolean): Big | null {
  const { status, amount, from, to } = entry;
  const type = stateEntryType(entry);
  const hasFailed = status === 'failed';
  if (hasFailed || (type !== 'deposit' && type !== 'bonus' && type !== 'withdraw' && type !== 'transfer'))
    return new Big(0);
  if (type !== 'transfer' && account !== walletCode) return new Big(0);
  const sum = toDecimal(amount)?.abs() ?? null;
  if (type === 'withdraw') return sum && sum.times(-1);
  if (type !== 'transfer') return status === 'success' ? sum : new Big(0);
  if (!isKnown(from) || !isKnown(to)) return null;
  if (from === account) return sum && sum.times(-1);
  return to === account ? sum : new Big(0);
}

/**
 * How far the main wallet, or another account, moved beyond what its entries explain, which is 0 for an equal balance;
 * null if that is not known. Entries that `skip` names explain nothing.
 */
export function unexplained(
  change: Change,
  skip: (entry: StateEntry) => boolean = () => false,
  account = walletCode,
): Big | null {
  const { before, after } = change;
  const [was, is] = [toDecimal(before?.balances?.[account]), toDecimal(after.balances?.[account])];
  if (!was || !is) return null;
  const isKnown = (code: string | null) => code !== null && code in (after.balances ?? {});
  const entries = before?.entries ? entriesIn(change) : { added: [], kept: [] };
  if (!entries || !after.entries) return null;
  let rest = is.minus(was);
  const explain = (entry: StateEntry, sign: 1 | -1) => {
    const moved = movedBy(entry, account, isKnown);
    if (moved) rest = rest.minus(moved.times(sign));
    return moved !== null;
  };
  for (const entry of entries.added) if (!skip(entry) && !explain(entry, 1)) return null;
  for (const [old, now] of entries.kept) {
    if (old.status !== now.status && (!explain(old, -1) || !explain(now, 1))) return null;
  }
  return rest;
}

export const isWalletEqual = (change: Change): boolean => unexplained(change)?.eq(0) === true;

/** Whether two amounts are equal without their signs. */
export function isSameAmount(one: unknown, other: unknown): boolean {
  const [left, right] = [toDecimal(one), toDecimal(other)];
  return left !== null && right !== null && left.abs().eq(right.abs());
}
