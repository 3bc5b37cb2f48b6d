import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { leftOutOf } from '../lib/left-out.ts';
import { limits } from '../lib/limits.ts';
import { statusKind, type StatusKind } from '../lib/status-kind.ts';
import { qrcodeQuery } from './qrcode.ts';
import { readerOfOwnWallet, walletCode } from './wallet.ts';
import { ask, query } from './wire/query/query.ts';
import { readQueryAnswer } from './wire/read/read-by-field.ts';
import type { ResponseSchema } from './wire/read/read.ts';
import { isRecord } from './wire/read/schema-shape.ts';
import type { Transport } from './wire/send/send.ts';
import type { Input, Operations, OperationTypes, QueryId, Schemas } from './wire/types.ts';

/** Something that a list shows: a statement entry, a slip, a coupon, a receipt of a bonus. */
export interface Item {
  /** All its fields without the status, which changes. Equal items have different names, the oldest first. */
  name: string;
  /** Its time as the service writes it; null without one. Never compared with another clock. */
  at: string | null;
}

export interface StateEntry extends Item {
  /** In small letters. */
  type: string;
  from: string | null;
  to: string | null;
  amount: number | null;
  status: StatusKind;
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
  /** The number of all entries, as the service says. */
  total?: number;
  slips?: Item[];
  coupons?: (Item & { amount: number | null })[];
  coins?: number;
  /** The receipts of each bonus, and whether it is active. */
  bonuses?: (Item & { code: string; active: boolean })[];
  holdsBonus?: boolean;
  qrcode?: { id: string | null; amount: number | null } | null;
}

export type Part = Exclude<keyof AccountState, 'total'>;

/** Names the items of a list, newest first, and returns them with the oldest first. */
function named<Given extends { at: string | null }>(
  items: readonly Given[],
  identity: (item: Given) => unknown,
): (Given & Item)[] {
  const seen = new Map<string, number>();
  return [...items].reverse().map((item) => {
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
    type: entry.statementType.trim().toLowerCase(),
    from: entry.from,
    to: entry.to,
    amount: entry.amount,
    status: statusKind(entry.status),
    about: abouts.find((key) => entry[key]) ?? null,
    at: entry.createdAt,
  }));
  return named(entries, ({ type, from, to, amount, about, at }) => ['entry', type, from, to, amount, about, at]);
}

/** The name of a coupon in the state: its id, else its code, else what it is worth. */
export const couponName = ({ _id, code, prize, amount }: Schemas['Coupon']): string =>
  _id || code || JSON.stringify([typeof prize.slice === 'string' ? prize.slice : prize.slice.code, amount]);

const hasTotal = (page: object) => 'total' in page && Number.isFinite(page.total);

/** Reads a page of the statement. Without a readable `total`, here NaN, its entries still show a command. */
const readStatement: typeof readQueryAnswer = (operation, responseSchema, answer) => {
  const reading = readQueryAnswer(operation, responseSchema, answer);
  const { body } = answer;
  if (reading.ok || !isRecord(body) || !Array.isArray(body['statements'])) return reading;
  const mended = readQueryAnswer(operation, responseSchema, { ...answer, body: { ...body, total: 0 } });
  return mended.ok ? { ...mended, body: { ...mended.body, total: Number.NaN } } : reading;
};

/** One part of the state. */
interface Source {
  queryKey: QueryKey;
  /** Reads it from the service. */
  read: (queries: QueryClient) => Promise<AccountState>;
  /** What the cache has, however old. */
  cached: (queries: QueryClient) => AccountState | undefined;
}

interface SourceOptions {
  /** Whether the page shows what is read here. */
  isKept?: (answer: object) => boolean;
  transport?: Transport;
}

/** A part that the answer to one query tells. */
function source<Op extends Operations[QueryId]>(
  operation: Op,
  responseSchema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  stateOf: (answer: OperationTypes[Op['id']]['response']) => AccountState,
  { isKept = () => false, transport }: SourceOptions = {},
): Source {
  const { queryKey } = query(operation, responseSchema, input);
  return {
    queryKey,
    async read(queries) {
      const answer = await ask(operation, responseSchema, input, transport);
      if (isKept(answer)) keep(queries, queryKey, answer);
      return stateOf(answer);
    },
    cached(queries) {
      const answer = queries.getQueryData(queryKey);
      return answer && stateOf(answer);
    },
  };
}

const firstOf = (limit: number) => ({ body: { page: limits.firstPage, limit } });

const sources: { [Name in Part]: (bank: string) => Source } = {
  balances: () =>
    source(op.getWallet, schema.WalletResponse, {}, (wallet) => ({ balances: balancesOf(wallet) }), {
      isKept: () => true,
      transport: { read: readerOfOwnWallet() },
    }),
  entries: () => {
    const stateOf = (statement: Schemas['StatementPage']) => {
      const entries = entriesOf(statement);
      return entries ? { entries, ...(hasTotal(statement) && { total: statement.total }) } : {};
    };
    const input = firstOf(limits.pageSize);
    return source(op.listStatements, schema.StatementPage, input, stateOf, {
      isKept: hasTotal,
      transport: { read: readStatement },
    });
  },
  slips: () =>
    source(op.listSlips, schema.SlipPage, firstOf(limits.pageSize), (answer) => {
      const slips = answer.slips.map(({ createdAt }) => ({ at: createdAt }));
      return { slips: named(slips, ({ at }) => ['slip', at]) };
    }),
  coupons: () =>
    source(op.listCoupons, schema.CouponsResponse, {}, (answer) => {
      const coupons = answer.coupons.map((coupon) => ({ id: couponName(coupon), amount: coupon.amount, at: null }));
      return { coupons: named(coupons, ({ id }) => ['coupon', id]) };
    }),
  coins: () => source(op.getSpinSetup, schema.SpinSetup, {}, ({ result }) => ({ coins: result.userCoin })),
  bonuses: () =>
    source(op.listBonuses, schema.BonusList, {}, (answer) => {
      const receipts = answer.bonuses.flatMap(({ code, userBonus }) =>
        (userBonus?.received ?? []).map(({ updatedAt }) => ({
          code,
          active: userBonus?.isActive ?? false,
          at: updatedAt,
        })),
      );
      return { bonuses: named(receipts, ({ code, at }) => ['receipt', code, at]) };
    }),
  holdsBonus: () => source(op.checkActiveBonus, schema.ActiveBonusCheck, {}, ({ status }) => ({ holdsBonus: status })),
  qrcode: (bank) => {
    const input = { params: { codeOrId: bank } };
    const ofService = source(op.getQrcode, schema.Qrcode, input, ({ hasQrcode, qrcodeId: id, amount }) => ({
      qrcode: hasQrcode ? { id, amount } : null,
    }));
    return {
      ...ofService,
      // The page keeps the code in another form. Its markup is not part of the state.
      cached(queries) {
        const code = queries.getQueryData(qrcodeQuery(bank).queryKey);
        return code === undefined ? undefined : { qrcode: code && { id: code.id, amount: code.amount } };
      },
    };
  },
};

/** Shows what was read on the page too. A request that began earlier must not replace it. */
function keep(queries: QueryClient, queryKey: QueryKey, answer: object) {
  void queries.cancelQueries({ queryKey }, { silent: true });
  queries.setQueryData(queryKey, () => answer);
}

/** Reads one part from the service, whatever the cache has. `bank` is the provider of a QR code. Rejects with ApiError. */
export const readPart = (queries: QueryClient, part: Part, bank = ''): Promise<AccountState> =>
  sources[part](bank).read(queries);

/** The parts of several readings as one state. */
export const merged = (states: readonly AccountState[]): AccountState => Object.assign({}, ...states) as AccountState; // each has other keys

/** What could be read of these parts, and why the others could not. */
export async function readState(queries: QueryClient, parts: readonly Part[], bank?: string) {
  const readings = await Promise.allSettled(parts.map((part) => readPart(queries, part, bank)));
  return {
    state: merged(readings.flatMap((reading) => (reading.status === 'fulfilled' ? reading.value : []))),
    errors: readings.flatMap((reading): unknown[] => (reading.status === 'rejected' ? [reading.reason] : [])),
  };
}

/** The number of the first answer of the page to a part whose request begins after this moment. */
export function nextOfPage(queries: QueryClient, part: Part, bank = ''): number {
  const state = queries.getQueryState(sources[part](bank).queryKey);
  return (state?.dataUpdateCount ?? 0) + (state?.fetchStatus === 'fetching' ? 2 : 1);
}

/** What the page has read of a part with an answer of this number or a later one. */
export function readByPage(queries: QueryClient, part: Part, bank: string, from: number): AccountState | undefined {
  const { queryKey, cached } = sources[part](bank);
  const state = queries.getQueryState(queryKey);
  return state && state.dataUpdateCount >= from && !state.isInvalidated ? cached(queries) : undefined;
}

/** What the page shows of a part, if it was read after `since` by the device clock and nothing has made it stale. */
export function partOfPage(queries: QueryClient, part: Part, bank: string, since: number): AccountState | undefined {
  const { queryKey, cached } = sources[part](bank);
  const state = queries.getQueryState(queryKey);
  const isOutdated = state === undefined || state.isInvalidated || state.dataUpdatedAt <= since;
  return isOutdated ? undefined : cached(queries);
}
