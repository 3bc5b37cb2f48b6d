import type { QueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { toInstant } from '../lib/instant.ts';
import { leftOutOf } from '../lib/left-out.ts';
import { limits } from '../lib/limits.ts';
import { timings } from '../lib/timings.ts';
import { statementQuery } from './statement.ts';
import { walletCode, walletQuery } from './wallet.ts';
import { ask } from './wire/query/query.ts';
import { receiptOf } from './wire/send/receipts.ts';
import type { Schemas } from './wire/types.ts';

/** Something that a list shows: a statement entry, a slip, a coupon, a receipt of a bonus. */
export interface Item {
  /** Without the status, which changes. Equal items have different names, the oldest first. */
  name: string;
  /** Epoch ms by the service; null without a readable time. */
  at: number | null;
}

export interface StateEntry extends Item {
  type: string;
  from: string | null;
  to: string | null;
  amount: number | null;
  status: string;
  about: (typeof abouts)[number] | null;
}

export const abouts = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

/**
 * What a money command can change, as plain data without texts: it is also kept for a reload. Each part is
 * undefined if it was not read.
 */
export interface AccountState {
  /** The balance of each account by its code. */
  balances?: Record<string, number | null>;
  /** The newest entries, the oldest first. */
  entries?: StateEntry[];
  slips?: Item[];
  coupons?: (Item & { amount: number | null })[];
  coins?: number;
  /** The receipts of each bonus, and whether it is active. */
  bonuses?: (Item & { code: string; active: boolean })[];
  holdsBonus?: boolean;
  qrcode?: { id: string | null; amount: number | null; expiry: number | null } | null;
  /** When the service answered, by its clock and by the monotonic clock of this page. */
  clock?: { server: number; monotonic: number };
}

export type Part = Exclude<keyof AccountState, 'clock'>;

/** Names the items of a list, newest first, and returns them with the oldest first. */
function named<Given extends { at: number | null }>(
  items: readonly Given[],
  identity: (item: Given) => unknown,
): (Given & Item)[] {
  const seen = new Map<string, number>();
  return items.toReversed().map((item) => {
    const text = JSON.stringify(identity(item));
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { ...item, name: `${text} ${count}` };
  });
}

const balancesOf = ({ wallet, slots }: Schemas['WalletResponse']) => ({
  [walletCode]: wallet.amount,
  ...Object.fromEntries(slots.map(({ code, amount }) => [code, amount])),
});

/** Undefined if an entry could not be read: it might be the one that is looked for. */
function entriesOf(page: Schemas['StatementPage']): StateEntry[] | undefined {
  if (leftOutOf(page, 'statements') > 0) return undefined;
  const entries = page.statements.map((entry) => ({
    type: entry.statementType,
    from: entry.from,
    to: entry.to,
    amount: entry.amount,
    status: entry.status,
    about: abouts.find((key) => entry[key]) ?? null,
    at: toInstant(entry.createdAt),
  }));
  return named(entries, ({ type, from, to, amount, at }) => ['entry', type, from, to, amount, at]);
}

/** The name of a coupon in the state: its id, else its code, else what it is worth. */
export const couponName = ({ _id, code, prize, amount }: Schemas['Coupon']): string =>
  _id || code || JSON.stringify([typeof prize.slice === 'string' ? prize.slice : prize.slice.code, amount]);

const page = (limit: number) => ({ body: { page: limits.firstPage, limit } });

/** A state and the answer that has the time of the service. */
type Reading = Promise<readonly [state: AccountState, answer: object]>;

const readers: { [Name in Part]: (queries: QueryClient, bank: string) => Reading } = {
  balances: async (queries) => {
    const wallet = await ask(op.getWallet, schema.WalletResponse, {});
    keep(queries, walletQuery(), wallet);
    return [{ balances: balancesOf(wallet) }, wallet];
  },
  entries: async (queries) => {
    const statement = await ask(op.listStatements, schema.StatementPage, page(limits.pageSize.statement));
    keep(queries, statementQuery(limits.firstPage), statement);
    const entries = entriesOf(statement);
    return [{ ...(entries && { entries }) }, statement];
  },
  slips: async () => {
    const answer = await ask(op.listSlips, schema.SlipPage, page(limits.pageSize.slips));
    const slips = answer.slips.map(({ createdAt }) => ({ at: toInstant(createdAt) }));
    return [{ slips: named(slips, ({ at }) => ['slip', at]) }, answer];
  },
  coupons: async () => {
    const answer = await ask(op.listCoupons, schema.CouponsResponse, {});
    const coupons = answer.coupons.map((coupon) => ({ id: couponName(coupon), amount: coupon.amount, at: null }));
    return [{ coupons: named(coupons, ({ id }) => ['coupon', id]) }, answer];
  },
  coins: async () => {
    const answer = await ask(op.getSpinSetup, schema.SpinSetup, {});
    return [{ coins: answer.result.userCoin }, answer];
  },
  bonuses: async () => {
    const answer = await ask(op.listBonuses, schema.BonusList, {});
    const receipts = answer.bonuses.flatMap(({ code, userBonus }) =>
      (userBonus?.received ?? []).map(({ updatedAt }) => ({
        code,
        active: userBonus?.isActive ?? false,
        at: toInstant(updatedAt),
      })),
    );
    return [{ bonuses: named(receipts, ({ code, at }) => ['receipt', code, at]) }, answer];
  },
  holdsBonus: async () => {
    const answer = await ask(op.checkActiveBonus, schema.ActiveBonusCheck, {});
    return [{ holdsBonus: answer.status }, answer];
  },
  qrcode: async (_queries, bank) => {
    const answer = await ask(op.getQrcode, schema.Qrcode, { params: { codeOrId: bank } });
    const { hasQrcode, qrcodeId: id, amount, expireIn } = answer;
    return [{ qrcode: hasQrcode ? { id, amount, expiry: toInstant(expireIn) } : null }, answer];
  },
};

/** Shows what was read on the page too. A request that began earlier must not replace it. */
function keep(queries: QueryClient, { queryKey }: { queryKey: readonly unknown[] }, answer: object) {
  void queries.cancelQueries({ queryKey }, { silent: true });
  queries.setQueryData(queryKey, () => answer);
}

/** Reads one part from the service, whatever the cache has. `bank` is the provider of a QR code. Rejects with ApiError. */
export async function readPart(queries: QueryClient, part: Part, bank = ''): Promise<AccountState> {
  const [state, answer] = await readers[part](queries, bank);
  const receipt = receiptOf(answer);
  if (receipt?.server == null) return state;
  return { ...state, clock: { server: receipt.server, monotonic: receipt.monotonic } };
}

/** The parts of several readings as one state. */
export const merged = (states: readonly AccountState[]): AccountState => Object.assign({}, ...states) as AccountState; // each has other keys

/** Reads these parts from the service. Rejects with ApiError. */
export const readState = async (queries: QueryClient, parts: readonly Part[], bank?: string): Promise<AccountState> =>
  merged(await Promise.all(parts.map((part) => readPart(queries, part, bank))));

/** What the page itself has read in the last 30 s: wallet and statement. */
export function stateOfPage(queries: QueryClient): AccountState {
  const isRecent = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const state = queries.getQueryState(queryKey);
    const age = Date.now() - (state?.dataUpdatedAt ?? 0);
    return state?.isInvalidated === false && age >= 0 && age < timings.recentState;
  };
  const [ofWallet, ofStatement] = [walletQuery(), statementQuery(limits.firstPage)];
  const wallet = isRecent(ofWallet) ? queries.getQueryData(ofWallet.queryKey) : undefined;
  const statement = isRecent(ofStatement) ? queries.getQueryData(ofStatement.queryKey) : undefined;
  const entries = statement && entriesOf(statement);
  return { ...(wallet && { balances: balancesOf(wallet) }), ...(entries && { entries }) };
}
