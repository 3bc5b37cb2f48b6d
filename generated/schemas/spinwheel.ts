// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount } from './several-tags.ts';

/**
 * A slice of the wheel.
 */
export const SpinSlice = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    label: /*#__PURE__*/ z.string(),
    bgColor: /*#__PURE__*/ z.string(),
    textColor: /*#__PURE__*/ z.string(),
    htmlDescription: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A wheel of prizes.
 */
export const SpinWheel = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string(),
    slices: /*#__PURE__*/ z.array(SpinSlice)
});

/**
 * The wheel and the coins of the member.
 */
export const SpinState = /*#__PURE__*/ z.looseObject({
    activeSpinwheel: /*#__PURE__*/ z.nullable(SpinWheel),
    userCoin: /*#__PURE__*/ z.int()
});

/**
 * The wheel as it is now.
 */
export const SpinSetup = /*#__PURE__*/ z.looseObject({
    result: SpinState
});

/**
 * The prize of a spin.
 */
export const SpinPrize = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    label: /*#__PURE__*/ z.string(),
    remainingCoin: /*#__PURE__*/ z.int()
});

/**
 * With success true the result names the prize. A refusal may come with status 200 and success false; error is then the code.
 */
export const SpinOutcome = /*#__PURE__*/ z.looseObject({
    success: /*#__PURE__*/ z.boolean(),
    error: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())),
    result: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(SpinPrize))
});

/**
 * What a coupon is for.
 */
export const CouponPrize = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string(),
    slice: /*#__PURE__*/ z.union([
        SpinSlice,
        /*#__PURE__*/ z.string()
    ])
});

/**
 * The id field is not documented by the service; a claim sends _id, else code, else the whole coupon.
 */
export const Coupon = /*#__PURE__*/ z.looseObject({
    _id: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    code: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    prize: CouponPrize,
    amount: Amount
});

/**
 * The coupons that the member has not claimed yet.
 */
export const CouponsResponse = /*#__PURE__*/ z.looseObject({
    coupons: /*#__PURE__*/ z.array(Coupon)
});

/**
 * Which coupon is claimed: its id, its code, or the whole of it.
 */
export const ClaimCouponRequest = /*#__PURE__*/ z.strictObject({
    coupon: /*#__PURE__*/ z.union([
        /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
        Coupon
    ])
});

/**
 * A refusal may come with status 200 and success false; error is then the code.
 */
export const ClaimResult = /*#__PURE__*/ z.looseObject({
    success: /*#__PURE__*/ z.boolean(),
    error: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()))
});

/**
 * Whether the wheel is offered.
 */
export const SpinActive = /*#__PURE__*/ z.looseObject({
    isActive: /*#__PURE__*/ z.boolean()
});
