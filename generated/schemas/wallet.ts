// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount, BankAccount, Profile } from './several-tags.ts';

/**
 * The main wallet.
 */
export const MainWallet = /*#__PURE__*/ z.looseObject({
    amount: Amount
});

/**
 * The invite bonus waiting to be received; success and fail are percentages shown as they are, null when the server does not know them.
 */
export const InviteBonus = /*#__PURE__*/ z.looseObject({
    amount: Amount,
    success: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    fail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number())
});

/**
 * A game, and the account of the member in it.
 */
export const GameAccount = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    name: /*#__PURE__*/ z.string(),
    category: /*#__PURE__*/ z.enum([
        'slot',
        'sport',
        'lotto'
    ]),
    isActive: /*#__PURE__*/ z.boolean(),
    amount: Amount,
    ftWalletSlot: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    background: /*#__PURE__*/ z.string(),
    logo: /*#__PURE__*/ z.string(),
    web: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    android: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    ios: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * Everything that the home screen shows.
 */
export const WalletResponse = /*#__PURE__*/ z.looseObject({
    profile: Profile,
    bankAccount: BankAccount,
    wallet: MainWallet,
    invite: InviteBonus,
    slots: /*#__PURE__*/ z.array(GameAccount)
});

/**
 * How to sign in at the game.
 */
export const GameAccountDetail = /*#__PURE__*/ z.looseObject({
    username: /*#__PURE__*/ z.string(),
    password: /*#__PURE__*/ z.string(),
    event: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.record(/*#__PURE__*/ z.string(), /*#__PURE__*/ z.string()))
});

/**
 * The amount of a transfer, its source and its destination.
 */
export const TransferRequest = /*#__PURE__*/ z.strictObject({
    from: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    to: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    amount: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(1), /*#__PURE__*/ z.lte(90071992547409.9))
});

/**
 * The account that receives all money.
 */
export const TransferAllRequest = /*#__PURE__*/ z.strictObject({
    to: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * A gift link of a mobile wallet.
 */
export const TruelinkRequest = /*#__PURE__*/ z.strictObject({
    link: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});
