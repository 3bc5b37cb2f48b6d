import type { Schemas } from '../../../generated/operations.ts';
import { accountOf, book, holding, walletCode } from './accounts.ts';
import { schedule } from './agenda.ts';
import { toMinor } from './money.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Member, World } from './world.ts';

/** The limits of one withdrawal, in the member's currency. */
export function withdrawLimits(member: Member): Schemas['WithdrawLimits'] {
  return member.currency === 'LAK'
    ? { withdrawMin: 50_000, withdrawMax: 50_000_000 }
    : { withdrawMin: 100, withdrawMax: 50_000 };
}

/**
 * POST /api/wallet/withdraw and withdrawAll: the amount leaves the wallet at once, waits in suspense and is paid out after the
 * sandbox's settling time. Outside the limits it is KEY_INVALID: the contract has no code of its own for that.
 */
export function withdraw(
  world: World,
  member: Member,
  wanted: number,
): Refusal<'NO_BANK' | 'BONUS_CONDITION' | 'KEY_INVALID' | 'MONEY_NOT_ENOUGH'> | null {
  if (!member.bank) return refuse('NO_BANK');
  if (member.bonusCode !== null) return refuse('BONUS_CONDITION');
  const amount = toMinor(wanted);
  const { withdrawMin, withdrawMax } = withdrawLimits(member);
  if (amount === null || wanted < withdrawMin || wanted > withdrawMax) return refuse('KEY_INVALID');
  if (holding(world, member, walletCode) < amount) return refuse('MONEY_NOT_ENOUGH');

  const suspense = `suspense:${member.currency}` as const;
  const reference = book(world, member, {
    reason: 'withdraw',
    from: accountOf(member, walletCode),
    to: suspense,
    amount,
  });
  schedule(world.agenda, world.clock.now() + world.settings.settleDelayMs, () => {
    book(world, member, {
      reason: 'withdrawPaid',
      from: suspense,
      to: `house:withdrawals:${member.currency}`,
      amount,
      reference,
    });
  });
  return null;
}
