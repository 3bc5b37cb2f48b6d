// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Banner } from './several-tags.ts';

/**
 * One receipt of a bonus.
 */
export const BonusReceipt = /*#__PURE__*/ z.looseObject({
    updatedAt: /*#__PURE__*/ z.iso.datetime({ offset: true })
});

/**
 * The member's receipts of a bonus.
 */
export const UserBonus = /*#__PURE__*/ z.looseObject({
    _id: /*#__PURE__*/ z.string(),
    isActive: /*#__PURE__*/ z.boolean(),
    received: /*#__PURE__*/ z.array(BonusReceipt)
});

/**
 * A bonus, and how often the member has received it.
 */
export const Bonus = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    type: /*#__PURE__*/ z.string(),
    maxReceived: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(/*#__PURE__*/ z.int())),
    percentFail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    banners: /*#__PURE__*/ z.array(Banner),
    userBonus: /*#__PURE__*/ z.nullable(UserBonus)
});

/**
 * The bonuses that are offered.
 */
export const BonusList = /*#__PURE__*/ z.looseObject({
    bonuses: /*#__PURE__*/ z.array(Bonus)
});

/**
 * The bonus after it was activated.
 */
export const ActivatedBonus = /*#__PURE__*/ z.looseObject({
    userBonus: UserBonus
});

/**
 * Whether the member holds a bonus, and of which type.
 */
export const ActiveBonusCheck = /*#__PURE__*/ z.looseObject({
    status: /*#__PURE__*/ z.boolean(),
    type: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * Whether a minimum for a bonus is met. No screen uses it.
 */
export const MinimumBonusCheck = /*#__PURE__*/ z.looseObject({
    status: /*#__PURE__*/ z.boolean()
});

/**
 * A bonus was cancelled.
 */
export const ClearedBonus = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.string()
});
