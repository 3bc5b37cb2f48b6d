import { ControlError } from './control-error.ts';
import type { Service } from './service.ts';
import { addCoupon } from './state/coupons.ts';
import { minorToText, toMinor } from './state/money.ts';
import { wheels } from './state/wheel-prizes.ts';
import type { Coupon, Member } from './state/world.ts';

interface WheelState {
  readonly coins: number;
  /** Codes of drawn prizes, newest last. */
  readonly drawn: readonly string[];
  /** All coupons including claimed ones, newest first. */
  readonly coupons: readonly {
    readonly id: string;
    readonly amount: string;
    readonly state: 'open' | 'claimed' | 'expired';
  }[];
}

/** Wheel and coupon functions for tests. `find` returns the member of a phone number. */
export function createWheelControl(service: Service, find: (phone: string) => Member) {
  const stateOf = ({ claimed, expiresAt }: Coupon) =>
    claimed ? 'claimed' : expiresAt <= service.world.clock.now() ? 'expired' : 'open';
  return {
    wheel(phone: string): WheelState {
      const { id, coin } = find(phone);
      const { spins, coupons } = service.world;
      return {
        coins: coin,
        drawn: spins.filter(({ memberId }) => memberId === id).map(({ code }) => code),
        coupons: coupons
          .filter(({ memberId }) => memberId === id)
          .reverse()
          .map((coupon) => ({ id: coupon.id, amount: minorToText(coupon.amount), state: stateOf(coupon) })),
      };
    },
    setCoins(phone: string, count: number): void {
      if (!Number.isInteger(count)) throw new ControlError(`${count} is no number of coins.`);
      find(phone).coin = count;
    },
    /** Adds a coupon that can be claimed. Returns its id. */
    giveCoupon(phone: string, amount: number | string): string {
      const minor = toMinor(amount);
      if (!minor) throw new ControlError(`${amount} is not an amount with at most two decimals.`);
      const member = find(phone);
      const { coupon: name } = wheels[member.currency];
      return addCoupon(service.world, member, { name, prizeCode: 'C50', amount: minor }).id;
    },
  };
}

export type WheelControl = ReturnType<typeof createWheelControl>;
