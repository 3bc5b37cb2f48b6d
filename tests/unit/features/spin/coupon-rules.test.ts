import { expect, test } from 'vitest';
import { claimOf, couponKey, pageOf, sliceLabel } from '../../../../src/features/spin/coupons/coupon-rules.ts';

const slice = { code: 'S10', label: '10 baht', bgColor: '#000', textColor: '#fff', htmlDescription: null };
const coupon = { prize: { name: 'Wheel', slice }, amount: 10 };

test('R-391 A-17 a claim sends the id, else the code, else the complete coupon', () => {
  expect(claimOf({ ...coupon, _id: 'a', code: 'b' })).toEqual({ coupon: 'a' });
  expect(claimOf({ ...coupon, _id: '', code: 'b' })).toEqual({ coupon: 'b' });
  const strange = { ...coupon, serial: 7 };
  expect(claimOf(strange)).toEqual({ coupon: strange });
});

test('B-05 every coupon of a list has a name in the address', () => {
  const coupons = [{ ...coupon, _id: 'a' }, { ...coupon, code: 'b' }, coupon, coupon];
  expect(coupons.map(couponKey)).toEqual(['a', 'b', 'no-3', 'no-4']);
});

test('R-388 A-18 the label is the slice’s, looked up by code if needed', () => {
  expect(sliceLabel(coupon, [])).toBe('10 baht');
  const byCode = { ...coupon, prize: { name: 'Wheel', slice: 'S10' } };
  expect(sliceLabel(byCode, [slice])).toBe('10 baht');
});

test.each([
  ['the name of the coupon', 'Wheel', 'Wheel'],
  ['the code without a name', '', 'S10'],
])('R-388 A-18 a code that is not on the wheel shows as %s', (_, name, shown) => {
  expect(sliceLabel({ ...coupon, prize: { name, slice: 'S10' } }, [])).toBe(shown);
});

test('R-387 seven coupons are three pages of three, and a page beyond the end is the last one', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7];
  expect(pageOf(rows, 1, 3)).toEqual({ page: 1, pageCount: 3, start: 0, rows: [1, 2, 3] });
  expect(pageOf(rows, 3, 3)).toEqual({ page: 3, pageCount: 3, start: 6, rows: [7] });
  expect(pageOf(rows.slice(1), 3, 3)).toEqual({ page: 2, pageCount: 2, start: 3, rows: [5, 6, 7] });
  expect(pageOf([], 2, 3)).toEqual({ page: 1, pageCount: 1, start: 0, rows: [] });
});
