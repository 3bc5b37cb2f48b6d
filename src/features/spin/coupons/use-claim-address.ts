import { useState } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { useModal } from '../../../ui/modal-address.ts';
import { couponKey } from './coupon-rules.ts';

type Coupon = Schemas['Coupon'];

/**
 * The coupon in the address `?open=claim&coupon=…` (B-05). A claimed coupon is no longer in the list, so it is kept
 * until its modal closes.
 */
export function useClaimAddress(coupons: readonly Coupon[] | undefined) {
  const modal = useModal();
  const [kept, setKept] = useState<{ key: string; coupon: Coupon }>();
  const key = modal.name === 'claim' ? (modal.search.get('coupon') ?? undefined) : undefined;
  const listed = coupons?.find((coupon, index) => couponKey(coupon, index) === key);
  if (key === undefined && kept) setKept(undefined);
  if (key !== undefined && listed && kept?.key !== key) setKept({ key, coupon: listed });
  return {
    key,
    coupon: kept && kept.key === key ? kept.coupon : undefined,
    open: (index: number) => {
      const coupon = coupons?.[index];
      if (coupon) modal.open('claim', { coupon: couponKey(coupon, index) });
    },
    close: modal.close,
  };
}
