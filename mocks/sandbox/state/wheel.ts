import type { Schemas } from '../../../generated/operations.ts';
import { addCoupon } from './coupons.ts';
import type { Random } from './random.ts';
import { refuse, type Refusal } from './refusal.ts';
import { bookWheelMoney } from './wheel-money.ts';
import { wheels, type Prize } from './wheel-prizes.ts';
import type { Member, World } from './world.ts';

/** GET /api/spinwheel/setup */
export function wheelOf(world: World, member: Member): Schemas['SpinSetup'] {
  const { name, prizes } = wheels[member.currency];
  const activeSpinwheel = world.settings.spin ? { name, slices: prizes.map(({ slice }) => slice) } : null;
  return { result: { activeSpinwheel, userCoin: member.coin } };
}

export function drawPrize(prizes: readonly Prize[], random: Random): Prize {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * all;
  const drawn = prizes.find(({ weight }) => (left -= weight) < 0) ?? prizes.at(-1);
  if (!drawn) throw new Error('The wheel has no prizes.');
  return drawn;
}

/** POST /api/spinwheel/spin: costs one coin. Without a wheel, a coin or a wallet: NO_DATA. */
export function spinWheel(world: World, member: Member): Schemas['SpinPrize'] | Refusal<'NO_DATA'> {
  if (!world.settings.spin || !member.hasWallet || member.coin <= 0) return refuse('NO_DATA');
  const { prizes, coupon, won } = wheels[member.currency];
  const { slice, gift } = drawPrize(prizes, world.random);
  member.coin -= 1;
  if (gift.kind === 'money') bookWheelMoney(world, member, gift.amount, won);
  if (gift.kind === 'coupon') addCoupon(world, member, { name: coupon, prizeCode: slice.code, amount: gift.amount });
  if (gift.kind === 'coins') member.coin += gift.count;
  world.spins.push({ memberId: member.id, code: slice.code });
  return { code: slice.code, label: slice.label, remainingCoin: member.coin };
}
