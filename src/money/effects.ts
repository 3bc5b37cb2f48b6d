import type { AccountState, Part, StateEntry } from '../api/account-state.ts';
import { walletCode } from '../api/wallet.ts';
import type { CommandFacts } from '../api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { toDecimal } from './decimal.ts';

/** What is compared for a command. */
export interface Comparison {
  facts: CommandFacts;
  /** The state before the command; undefined if it could not be read in time. */
  before: AccountState | undefined;
  after: AccountState;
  /** The time of the command by the service's clock; null if unknown. */
  since: number | null;
}

/**
 * The names of the new items that the command may have caused, the oldest first; undefined if the states do not tell.
 * Pure: it depends on the comparison only.
 */
type Effect = (comparison: Comparison) => string[] | undefined;

interface Rule {
  /** What is read for the rule, besides wallet and statement. */
  reads: readonly Part[];
  effect: Effect;
  /** The items of the effect are entries that can be counted: more than one is more than one execution. */
  isCountable?: true;
}

interface Timed {
  name: string;
  at: number | null;
}

/** Entries may be rounded to seconds, and so is the time of the command. */
const margin = 2_000;

/**
 * The items that are not in the state before and not older than the command. Without the state before the time decides;
 * without both nothing is known.
 */
function newIn<Kind extends Timed>(
  { since }: Comparison,
  before: readonly Timed[] | undefined,
  after: readonly Kind[] | undefined,
): Kind[] | undefined {
  if (!after || (!before && since === null)) return undefined;
  const known = new Set(before?.map(({ name }) => name));
  return after.filter(({ name, at }) => !known.has(name) && (since === null || at === null || at >= since - margin));
}

const equal = (one: number | null, other: number | null | undefined) => {
  const [left, right] = [toDecimal(one), toDecimal(other)];
  return left !== null && right !== null && left.abs().eq(right.abs());
};

export const newEntries = (comparison: Comparison): StateEntry[] | undefined =>
  newIn(comparison, comparison.before?.entries, comparison.after.entries);

const hasFailed = ({ status }: StateEntry) => status === 'FAILED';

/** Whether an entry matches a command. The second argument tells whether two places do not differ. */
type Match = (
  entry: StateEntry,
  facts: CommandFacts,
  agrees: (one: string | null, other?: string) => boolean,
) => boolean;

function matching(comparison: Comparison, match: Match): StateEntry[] | undefined {
  const { facts, after } = comparison;
  // Only codes that the wallet knows can be compared.
  const isKnown = (code: string | null | undefined) => typeof code === 'string' && code in (after.balances ?? {});
  const agrees = (one: string | null, other?: string) => !isKnown(one) || !isKnown(other) || one === other;
  return newEntries(comparison)?.filter((entry) => match(entry, facts, agrees));
}

const names = (items: readonly Timed[] | undefined) => items?.map(({ name }) => name);
const effective = (entries: readonly StateEntry[] | undefined) => entries?.filter((entry) => !hasFailed(entry));

function isBonusAbout(kind: StateEntry['about']): Match {
  return ({ type, about }) => type === 'bonus' && about === kind;
}

/** The entries by which a command is recognised, also those that failed. */
const matches: { [Id in MoneyCommandId]?: Match } = {
  transfer: ({ type, amount, from, to }, facts, agrees) =>
    type === 'transfer' && equal(amount, facts.amount) && agrees(from, facts.from) && agrees(to, facts.to),
  transferAll: ({ type, to }, facts, agrees) => type === 'transfer' && agrees(to, facts.to),
  withdraw: ({ type, amount }, facts) => type === 'withdraw' && equal(amount, facts.amount),
  withdrawAll: ({ type, amount }, facts) => type === 'withdraw' && equal(amount, facts.amount),
  addFunds: ({ type, amount }, facts) => type === 'deposit' && equal(amount, facts.amount),
  receiveInviteBonus: isBonusAbout('invite'),
  receiveRefund: isBonusAbout('refund'),
  addRefundToWallet: isBonusAbout('refund'),
  activatePromotion: isBonusAbout('promotion'),
};

const byEntry = (id: MoneyCommandId): Rule => ({
  reads: [],
  isCountable: true,
  effect: (comparison) => {
    const match = matches[id];
    return match && names(effective(matching(comparison, match)));
  },
});

const prizes = (comparison: Comparison) =>
  effective(newEntries(comparison))?.filter(({ type, about }) => type === 'bonus' && about === 'luckydraw');

export const newDeposits = (comparison: Comparison) =>
  effective(newEntries(comparison))?.filter(({ type }) => type === 'deposit');

/** How the effect of each money command is recognised. */
export const effects: Record<MoneyCommandId, Rule> = {
  transfer: byEntry('transfer'),
  // One transfer for each account with money.
  transferAll: { reads: [], effect: byEntry('transferAll').effect },
  withdraw: byEntry('withdraw'),
  withdrawAll: byEntry('withdrawAll'),
  addFunds: byEntry('addFunds'),
  // No statement entry names the link, so the screen only says that a deposit arrived.
  submitTruelink: { reads: [], effect: (comparison) => newEntries(comparison) && [] },
  uploadSlip: {
    reads: ['slips'],
    isCountable: true,
    effect: (comparison) => names(newIn(comparison, comparison.before?.slips, comparison.after.slips)),
  },
  receiveInviteBonus: byEntry('receiveInviteBonus'),
  receiveRefund: byEntry('receiveRefund'),
  addRefundToWallet: byEntry('addRefundToWallet'),
  activatePromotion: byEntry('activatePromotion'),
  activateBonus: {
    reads: ['bonuses'],
    isCountable: true,
    effect: (comparison) => {
      const receipts = newIn(comparison, comparison.before?.bonuses, comparison.after.bonuses);
      return names(receipts?.filter(({ code, active }) => active && code === comparison.facts.code));
    },
  },
  clearBonus: {
    reads: ['holdsBonus'],
    effect: (comparison) => {
      const { before, after } = comparison;
      if (before?.holdsBonus === undefined || after.holdsBonus === undefined) return undefined;
      if (!before.holdsBonus || after.holdsBonus) return [];
      return names(newEntries(comparison)?.filter(({ type }) => type === 'finish_bonus'));
    },
  },
  claimCoupon: {
    reads: ['coupons'],
    effect: (comparison) => {
      const { facts, before, after } = comparison;
      if (!before?.coupons || !after.coupons) return undefined;
      const isOf = ({ name }: Timed) => name.startsWith(JSON.stringify(['coupon', facts.id]));
      const [coupon] = before.coupons.filter(isOf);
      if (!coupon || after.coupons.filter(isOf).length >= before.coupons.filter(isOf).length) return [];
      return names(prizes(comparison)?.filter(({ amount }) => equal(amount, coupon.amount)));
    },
  },
  spin: {
    reads: ['coins', 'coupons'],
    effect: (comparison) => {
      const { before, after } = comparison;
      const won = prizes(comparison);
      const coupons = newIn(comparison, before?.coupons, after.coupons);
      if (before?.coins === undefined || after.coins === undefined || !won || !coupons) return undefined;
      if (after.coins === before.coins) return [];
      // A slice may win coins or nothing, so other coins alone prove neither.
      const isWon = after.coins < before.coins && won.length + coupons.length > 0;
      return names(isWon ? [...won, ...coupons] : undefined);
    },
  },
  createQrcode: {
    reads: ['qrcode'],
    effect: ({ facts, before, after }) => {
      if (before?.qrcode === undefined || after.qrcode === undefined) return undefined;
      const { qrcode } = after;
      if (!qrcode || qrcode.id === null || qrcode.id === before.qrcode?.id) return [];
      return qrcode.amount === null || equal(qrcode.amount, facts.amount) ? [`code ${qrcode.id}`] : [];
    },
  },
  deleteQrcode: {
    reads: ['qrcode'],
    effect: (comparison) => {
      const { facts, before, after } = comparison;
      if (after.qrcode === undefined) return undefined;
      if (after.qrcode?.id === facts.id) return [];
      const deposits = newDeposits(comparison);
      const expiry = before?.qrcode?.id === facts.id ? before?.qrcode?.expiry : undefined;
      if (expiry == null || after.clock === undefined || !deposits) return undefined;
      return after.clock.server < expiry && deposits.length === 0 ? [`gone ${facts.id}`] : undefined;
    },
  },
};

/** What the state shows beside the effect, which is neither done nor refused. */
export type Fact = { kind: 'deposit'; amount: number | null } | { kind: 'codeGone' | 'noBonus' };

export function factIn(id: MoneyCommandId, comparison: Comparison): Fact | undefined {
  const { facts, after } = comparison;
  const [deposit] = id === 'submitTruelink' ? (newDeposits(comparison) ?? []) : [];
  if (deposit) return { kind: 'deposit', amount: deposit.amount };
  if (id === 'deleteQrcode' && after.qrcode !== undefined && after.qrcode?.id !== facts.id) return { kind: 'codeGone' };
  return id === 'clearBonus' && after.holdsBonus === false ? { kind: 'noBonus' } : undefined;
}

/** Transfer all: whether an account still has money that should have been moved. */
export const isPartly = ({ facts, after }: Comparison): boolean =>
  Object.entries(after.balances ?? {}).some(([code, amount]) => code !== facts.to && toDecimal(amount)?.gt(0) === true);

/** The main wallet changed without an entry that explains it, so a refusal is doubtful. */
export function hasUnexplainedChange({ before, after }: Comparison): boolean {
  const [was, is] = [before?.balances?.[walletCode], after.balances?.[walletCode]];
  if (was == null || is == null || was === is) return false;
  const entriesOf = ({ entries }: AccountState) => JSON.stringify(entries?.map(({ name, status }) => [name, status]));
  return before?.entries !== undefined && entriesOf(before) === entriesOf(after);
}
