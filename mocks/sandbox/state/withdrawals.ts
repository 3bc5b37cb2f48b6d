import type { MoneyStatus } from '../../../generated/known-values.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { accountOf, book, holding, totalOf, walletCode } from './accounts.ts';
import { bookBonusEnd, mustPlay } from './bonuses.ts';
import { askGame } from './games.ts';
import type { Transaction } from './ledger.ts';
import { toMinor } from './money.ts';
import { refuse } from './refusal.ts';
import { settleLater } from './scheduler.ts';
import type { Member, World } from './world.ts';

export function withdrawLimits(member: Member): Schemas['WithdrawLimits'] {
  return member.currency === 'LAK'
    ? { withdrawMin: 50_000, withdrawMax: 50_000_000 }
    : { withdrawMin: 100, withdrawMax: 50_000 };
}

/** Withdrawals in suspense, newest first. */
export function pendingWithdrawals({ ledger }: World, member: Member): Transaction[] {
  const own = ledger.transactions.filter(({ memberId }) => memberId === member.id);
  const ended = new Set(
    own
      .filter(({ reason }) => reason === 'withdrawPaid' || reason === 'withdrawReturn')
      .map(({ reference }) => reference),
  );
  return own.filter(({ reason, reference }) => reason === 'withdraw' && !ended.has(reference)).reverse();
}

/** Pays out a withdrawal, or returns it to the wallet. A settled one stays unchanged. */
export function settleWithdrawal(
  world: World,
  member: Member,
  { reference, outcome, at }: { reference: string; outcome: MoneyStatus; at?: number },
): void {
  const waiting = pendingWithdrawals(world, member).find((each) => each.reference === reference);
  const amount = waiting?.entries.find((entry) => entry.amount > 0n)?.amount;
  if (amount === undefined) return;
  const paid = outcome === 'SUCCESS';
  book(world, member, {
    reason: paid ? 'withdrawPaid' : 'withdrawReturn',
    from: `suspense:${member.currency}`,
    to: paid ? `house:withdrawals:${member.currency}` : accountOf(member, walletCode),
    amount,
    at,
    reference,
  });
}

/** Moves a withdrawal from the wallet to suspense. Returns its reference. */
export function requestWithdrawal(world: World, member: Member, amount: bigint, at?: number): string {
  return book(world, member, {
    reason: 'withdraw',
    from: accountOf(member, walletCode),
    to: `suspense:${member.currency}`,
    amount,
    at,
    detail: { channel: member.bank?.bankCode ?? null },
  });
}

/**
 * POST /api/wallet/withdraw and withdrawAll: the amount leaves the wallet immediately and is paid out after the
 * settling time. Outside the limits it is KEY_INVALID, because the contract has no specific code. With a bonus, a
 * withdrawal is possible only when it is played through, and only of the whole balance, which ends the bonus.
 */
export function withdraw(world: World, member: Member, wanted: number) {
  if (!member.hasWallet) return refuse('NO_WALLET');
  if (!member.bank) return refuse('NO_BANK');
  if (member.bonus) for (const code of member.games.keys()) askGame(world, member, code);
  if (mustPlay(member)) return refuse('BONUS_CONDITION');
  const amount = toMinor(wanted);
  const { withdrawMin, withdrawMax } = withdrawLimits(member);
  if (amount === null || wanted < withdrawMin || wanted > withdrawMax) return refuse('KEY_INVALID');
  const withFee = amount + world.deviations.withdrawalFee;
  if (holding(world, member, walletCode) < withFee) return refuse('MONEY_NOT_ENOUGH');
  if (member.bonus && totalOf(world, member) > withFee) return refuse('BONUS_REMAINING');

  const reference = requestWithdrawal(world, member, withFee);
  settleLater(world, (at) => settleWithdrawal(world, member, { reference, outcome: 'SUCCESS', at }));
  if (member.bonus) bookBonusEnd(world, member, member.bonus);
  member.bonus = null;
  return null;
}
