import { couponName } from '../../../api/account-state.ts';
import type { ApiError } from '../../../api/wire/api-error.ts';
import { session } from '../../../api/wire/session/session.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { createStore } from '../../../lib/store.ts';

type Coupon = Schemas['Coupon'];

const refusals: ReadonlyMap<string, ApiError> = new Map();
const kept = createStore({ refusals, isOfSession: session.stillCurrent() });

const ofSession = ({ refusals: given, isOfSession } = kept.get()) => (isOfSession() ? given : refusals);

/** The last refusal of each coupon's claim, in memory, until the session ends. */
export function useRefusedClaims(): (coupon: Coupon) => ApiError | undefined {
  const current = ofSession(kept.use());
  return (coupon) => current.get(couponName(coupon));
}

/** Keeps why the claim of a coupon was refused; undefined when it is claimed again. */
export function keepRefusal(coupon: Coupon, error: ApiError | undefined): void {
  const next = new Map(ofSession());
  if (error) next.set(couponName(coupon), error);
  else next.delete(couponName(coupon));
  kept.set({ refusals: next, isOfSession: session.stillCurrent() });
}
