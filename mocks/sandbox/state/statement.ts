import type { MoneyStatus, StatementType } from '../../../generated/known-values.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { walletCode } from './accounts.ts';
import type { Account, Reason, Transaction } from './ledger.ts';
import { fromMinor } from './money.ts';
import { wireTime } from './wire-time.ts';
import type { Member, WaitingOrFinal, World } from './world.ts';

/** The first transaction of an order decides its type, and its status until it ends. */
const beginnings: { readonly [Name in Reason]?: { readonly type: StatementType; readonly status: WaitingOrFinal } } = {
  deposit: { type: 'deposit', status: 'SUCCESS' },
  bonus: { type: 'bonus', status: 'SUCCESS' },
  bonusEnd: { type: 'finish_bonus', status: 'SUCCESS' },
  withdraw: { type: 'withdraw', status: 'PENDING' },
  transfer: { type: 'transfer', status: 'SUCCESS' },
};

const endings: { readonly [Name in Reason]?: MoneyStatus } = {
  withdrawPaid: 'SUCCESS',
  withdrawReturn: 'FAILED',
  transferReturn: 'FAILED',
};

/** The API code of one of the member's accounts; null for other accounts. */
function placeOf(account: Account): string | null {
  if (/^member:.*:wallet$/.test(account)) return walletCode;
  return /^member:.*:game:(.+)$/.exec(account)?.[1] ?? null;
}

function toEntry({ reason, entries, detail, at }: Transaction, status: string): Schemas['StatementEntry'] {
  const [gone, come] = [entries.find(({ amount }) => amount < 0n), entries.find(({ amount }) => amount > 0n)];
  const channel = detail?.channel ?? null;
  const bonus = detail?.bonus;
  return {
    statementType: beginnings[reason]?.type ?? reason,
    status,
    from: gone ? (placeOf(gone.account) ?? channel) : null,
    to: come ? (placeOf(come.account) ?? channel) : null,
    amount: fromMinor(come?.amount ?? 0n),
    createdAt: wireTime(at),
    ...(bonus && { [bonus.source]: { description: bonus.description } }),
  };
}

/**
 * POST /api/statement: one entry per order from the ledger, newest first. Wins and losses in games are not listed. Only the
 * entries of the page are written, because a long test makes the ledger long.
 */
export function statementOf(
  { ledger, clock, deviations }: World,
  member: Member,
  page: Schemas['PageRequest'],
): Schemas['StatementPage'] {
  const newest = clock.now() - deviations.listLagMs;
  const own = ledger.transactions.filter(({ memberId, at }) => memberId === member.id && at <= newest);
  const ended = new Map(own.map(({ reference, reason }) => [reference, endings[reason]]));
  const listed = own.filter(({ reason }) => beginnings[reason]).sort((a, b) => b.at - a.at || b.id - a.id);
  const entries = pageOf(listed, page).map((transaction) => {
    const status = ended.get(transaction.reference) ?? beginnings[transaction.reason]?.status ?? '';
    const { statementType, ...entry } = toEntry(transaction, status);
    return { ...entry, statementType: deviations.upperCaseTypes ? statementType.toUpperCase() : statementType };
  });
  return { total: listed.length, statements: entries };
}

/** A page of a list; the first is 1. */
export function pageOf<Item>(items: readonly Item[], { page, limit }: Schemas['PageRequest']): Item[] {
  return items.slice((page - 1) * limit, page * limit);
}
