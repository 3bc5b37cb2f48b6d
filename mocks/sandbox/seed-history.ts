import type { MoneyStatus } from '../../generated/known-values.ts';
import { accountOf, book, inviteAccount, walletCode } from './state/accounts.ts';
import { bookBonus, bookBonusEnd } from './state/bonuses.ts';
import { collectFromFriend } from './handlers/invite.ts';
import type { Detail } from './state/ledger.ts';
import { toMinor } from './state/money.ts';
import { inBangkok, instantOf } from './state/wire-time.ts';
import { requestWithdrawal, settleWithdrawal } from './state/withdrawals.ts';
import type { Member, WaitingOrFinal, World } from './state/world.ts';

/** A money movement before the start of the sandbox. Amounts are decimal texts in the member's currency. */
export type PastStep = (world: World, member: Member) => void;

/** The instant of a Bangkok time (HH:mm), this many days before today. */
export function past(world: World, daysAgo: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = inBangkok(world.clock.now()).startOf('day').subtract(daysAgo, 'day');
  return instantOf(day.hour(hours).minute(minutes));
}

export function minor(text: string): bigint {
  const amount = toMinor(text);
  if (amount === null) throw new Error(`Seed: ${text} is not an amount.`);
  return amount;
}

export function deposit(daysAgo: number, time: string, channel: string | null, amount: string): PastStep {
  return (world, member) => {
    book(world, member, {
      reason: 'deposit',
      from: `house:deposits:${member.currency}`,
      to: accountOf(member, walletCode),
      amount: minor(amount),
      at: past(world, daysAgo, time),
      detail: { channel },
    });
  };
}

/** Between accounts by code. A failed transfer returns to the wallet. */
export function transfer(
  daysAgo: number,
  time: string,
  [from, to]: readonly [string, string],
  amount: string,
  failed?: Extract<MoneyStatus, 'FAILED'>,
): PastStep {
  return (world, member) => {
    const at = past(world, daysAgo, time);
    const move = { from: accountOf(member, from), to: accountOf(member, to), amount: minor(amount), at };
    const reference = book(world, member, { ...move, reason: 'transfer' });
    if (!failed) return;
    const wallet = accountOf(member, walletCode);
    book(world, member, { ...move, reason: 'transferReturn', from: move.to, to: wallet, reference });
  };
}

/** A game result: `+850.00` won, `-600.00` lost. */
export function play(daysAgo: number, time: string, code: string, change: string): PastStep {
  return (world, member) => {
    const [game, house] = [accountOf(member, code), `house:games:${member.currency}` as const];
    const won = change.startsWith('+');
    const [from, to] = won ? [house, game] : [game, house];
    book(world, member, { reason: 'play', from, to, amount: minor(change.slice(1)), at: past(world, daysAgo, time) });
  };
}

export function withdrawal(daysAgo: number, time: string, amount: string, outcome: WaitingOrFinal): PastStep {
  return (world, member) => {
    const at = past(world, daysAgo, time);
    const reference = requestWithdrawal(world, member, minor(amount), at);
    if (outcome !== 'PENDING') settleWithdrawal(world, member, { reference, outcome, at: at + 90_000 });
  };
}

/** An invite bonus is paid from what was collected; other bonuses are paid by the house. */
export function bonus(daysAgo: number, time: string, given: NonNullable<Detail['bonus']>, amount: string): PastStep {
  return (world, member) => {
    const payment = { ...given, amount: minor(amount), at: past(world, daysAgo, time) };
    bookBonus(world, member, { ...payment, ...(given.source === 'invite' && { from: inviteAccount(member) }) });
  };
}

export function bonusEnd(
  daysAgo: number,
  time: string,
  ended: { source: 'bonus' | 'promotion'; description: string },
): PastStep {
  return (world, member) => bookBonusEnd(world, member, ended, { at: past(world, daysAgo, time) });
}

/** An invite bonus is collected but not received yet. */
export function invite(daysAgo: number, time: string, friend: string, amount: string): PastStep {
  return (world, member) =>
    collectFromFriend(world, member, { friend, amount: minor(amount), at: past(world, daysAgo, time) });
}
