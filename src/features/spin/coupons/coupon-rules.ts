import type { ApiError } from '../../../api/wire/api-error.ts';
import type { ErrorCode, Schemas } from '../../../api/wire/types.ts';

type Coupon = Schemas['Coupon'];

/** The value of a claim: the coupon's id, else its code, else the coupon itself. */
export const claimOf = (coupon: Coupon): Schemas['ClaimCouponRequest'] => ({
  coupon: coupon._id || coupon.code || coupon,
});

/** The coupon's name in the address; without an id or code, its position. */
export const couponKey = (coupon: Coupon, index: number): string => coupon._id || coupon.code || `no-${index + 1}`;

/** The label of a coupon's slice, or the coupon's own name: the server may send only the slice's code. */
export function sliceLabel({ prize }: Coupon, slices: readonly Schemas['SpinSlice'][]): string {
  const { slice } = prize;
  if (typeof slice !== 'string') return slice.label;
  return slices.find(({ code }) => code === slice)?.label ?? (prize.name || slice);
}

/** Refusals after which a coupon cannot be claimed, however often it is tried. */
const finalCodes: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'COUPON_EXPIRED',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
]);

export const isFinalRefusal = ({ code }: Pick<ApiError, 'code'>): boolean => finalCodes.has(code);

/** The number of pages and the rows of one page. The first page is 1; a page beyond the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, pageCount);
  const start = (current - 1) * size;
  return { page: current, pageCount, start, rows: rows.slice(start, start + size) };
}
