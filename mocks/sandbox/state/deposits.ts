import { accountOf, book, walletCode } from './accounts.ts';
import { toMinor } from './money.ts';
import { refuse } from './refusal.ts';
import type { Member, World } from './world.ts';

interface Deposit {
  readonly amount: bigint;
  /** The bank, QR provider or wallet it came from; null when unknown. */
  readonly channel: string | null;
  readonly at?: number;
}

export function receiveDeposit(world: World, member: Member, { amount, channel, at }: Deposit): void {
  const from = `house:deposits:${member.currency}` as const;
  book(world, member, { reason: 'deposit', from, to: accountOf(member, walletCode), amount, at, detail: { channel } });
}

/** POST /api/wallet/add. */
export function addFunds(world: World, member: Member, wanted: number) {
  if (!member.hasWallet) return refuse('NO_WALLET');
  const amount = toMinor(wanted);
  if (amount === null || amount === 0n) return refuse('KEY_INVALID');
  receiveDeposit(world, member, { amount, channel: null });
  return null;
}
