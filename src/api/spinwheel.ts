import { useQueryClient } from '@tanstack/react-query';
import { refine } from 'zod/mini';
import * as op from '../../generated/operations/spinwheel.ts';
import * as schema from '../../generated/schemas.ts';
import { couponName } from './account-state.ts';
import { useMoneyOperation } from './wire/money/money-command.ts';
import { query, queryOptions } from './wire/query/query.ts';
import { alwaysStale } from '../lib/always-stale.ts';

/** GET /api/spinwheel/active: whether home shows the wheel. A failure counts as no. */
export const spinActiveQuery = () => query(op.getSpinActive, schema.SpinActive, {});

/** GET /api/spinwheel/setup: the wheel and the remaining coins. Read at every visit and not cached. */
export const spinSetupQuery = () =>
  queryOptions({ ...query(op.getSpinSetup, schema.SpinSetup, {}), staleTime: alwaysStale, gcTime: 0 });

/** GET /api/spinwheel/coupon: all coupons that can be claimed, in one answer. */
export const couponsQuery = () =>
  queryOptions({ ...query(op.listCoupons, schema.CouponsResponse, {}), staleTime: alwaysStale });

/** A success without a prize counts as unknown. */
const SpinOutcome = schema.SpinOutcome.check(refine(({ success, result }) => !success || result != null));

/**
 * POST /api/spinwheel/spin. The screen updates the coins when the wheel stops, so the set-up is not read again
 * immediately.
 */
export const useSpin = () => useMoneyOperation(op.spin, SpinOutcome, { stale: ['wallet', 'statement'] });

/** POST /api/spinwheel/coupon/claim */
export function useClaimCoupon() {
  const command = useMoneyOperation(op.claimCoupon, schema.ClaimResult, {
    stale: ['wallet', 'statement', 'spinwheel'],
    staleWhenRefused: ['NO_CLAIMABLE_COUPON'],
  });
  const detailsOf: typeof command.detailsOf = ({ body: { coupon } }) => ({
    id: typeof coupon === 'string' ? coupon : couponName(coupon),
  });
  return { ...command, detailsOf, inputOf: undefined };
}

/** Writes the coins that remain after a spin into the cached set-up. */
export function useCoinsLeft(): (coins: number) => void {
  const queries = useQueryClient();
  return (userCoin) => {
    queries.setQueryData(
      spinSetupQuery().queryKey,
      (setup) => setup && { ...setup, result: { ...setup.result, userCoin } },
    );
  };
}
