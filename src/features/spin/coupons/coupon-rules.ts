import type { Schemas } from '../../../api/wire/types.ts';

type Coupon = Schemas['Coupon'];

/** What a claim sends: the coupon's id, else its code, else the coupon itself. */
export const claimOf = (coupon: Coupon): Schemas['ClaimCouponRequest'] => ({
  coupon: coupon._id || coupon.code || coupon,
});

/** Names a coupon in the address; one without a name by its place in the list. */
export const couponKey = (coupon: Coupon, index: number): string => coupon._id || coupon.code || `no-${index + 1}`;

/** The label of a coupon's slice, which the server may give by its code alone. */
export function sliceLabel({ prize }: Coupon, slices: readonly Schemas['SpinSlice'][]): string {
  const { slice } = prize;
  if (typeof slice !== 'string') return slice.label;
  return slices.find(({ code }) => code === slice)?.label ?? slice;
}

/** How many pages a list has, and the rows of one; the first page is 1, a page behind the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, pageCount);
  const start = (current - 1) * size;
  return { page: current, pageCount, start, rows: rows.slice(start, start + size) };
}
