// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount } from './several-tags.ts';

/**
 * A bank to choose.
 */
export const BankListItem = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    nameTH: /*#__PURE__*/ z.string()
});

/**
 * The banks that a member can register with.
 */
export const BanksLookup = /*#__PURE__*/ z.looseObject({
    banks: /*#__PURE__*/ z.array(BankListItem)
});

/**
 * A bank account or payment gateway of the service.
 */
export const DepositBank = /*#__PURE__*/ z.looseObject({
    bankCode: /*#__PURE__*/ z.string(),
    bankType: /*#__PURE__*/ z.string(),
    mode: /*#__PURE__*/ z.string(),
    nameTH: /*#__PURE__*/ z.string(),
    nameEN: /*#__PURE__*/ z.string(),
    bankAccountName: /*#__PURE__*/ z.string(),
    bankAccountNo: /*#__PURE__*/ z.string(),
    currency: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A mobile wallet of the service, for gift links.
 */
export const DepositWallet = /*#__PURE__*/ z.looseObject({
    mode: /*#__PURE__*/ z.string(),
    walletAccountName: /*#__PURE__*/ z.string()
});

/**
 * Where a member can send a deposit.
 */
export const DepositLookup = /*#__PURE__*/ z.looseObject({
    banks: /*#__PURE__*/ z.array(DepositBank),
    wallets: /*#__PURE__*/ z.array(DepositWallet),
    isManual: /*#__PURE__*/ z.boolean()
});

/**
 * The conditions of use.
 */
export const ConditionsLookup = /*#__PURE__*/ z.looseObject({
    conditions: /*#__PURE__*/ z.array(/*#__PURE__*/ z.string())
});

/**
 * What a member agrees to.
 */
export const AgreementsLookup = /*#__PURE__*/ z.looseObject({
    agreements: /*#__PURE__*/ z.array(/*#__PURE__*/ z.string())
});

/**
 * What the service is called.
 */
export const Info = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string(),
    website: /*#__PURE__*/ z.string()
});

/**
 * The notice shown with every bonus.
 */
export const NoticeLookup = /*#__PURE__*/ z.looseObject({
    notice: /*#__PURE__*/ z.string()
});

/**
 * How to reach support.
 */
export const Contact = /*#__PURE__*/ z.looseObject({
    contactText: /*#__PURE__*/ z.string(),
    lineLink: /*#__PURE__*/ z.string(),
    lineName: /*#__PURE__*/ z.string(),
    lineQR: /*#__PURE__*/ z.string()
});

/**
 * The least and the most that can be withdrawn at once.
 */
export const WithdrawLimits = /*#__PURE__*/ z.looseObject({
    withdrawMin: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(0)),
    withdrawMax: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(0))
});

/**
 * What the deposit texts may state; every field is optional and clients word it neutrally without them.
 */
export const SlipRules = /*#__PURE__*/ z.looseObject({
    depositMin: /*#__PURE__*/ z.exactOptional(Amount),
    uploadFrom: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))),
    uploadTo: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)))
});

/**
 * What the service says about slips.
 */
export const SlipLookup = /*#__PURE__*/ z.looseObject({
    slip: SlipRules
});

/**
 * A source to choose.
 */
export const SourceListItem = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    description: /*#__PURE__*/ z.string()
});

/**
 * How members heard of the service.
 */
export const SourcesLookup = /*#__PURE__*/ z.looseObject({
    sources: /*#__PURE__*/ z.array(SourceListItem)
});

/**
 * Whether the service is still there.
 */
export const ActiveLookup = /*#__PURE__*/ z.looseObject({
    terminated: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * Whether registration needs an OTP.
 */
export const RegisterOtpLookup = /*#__PURE__*/ z.looseObject({
    registerOTP: /*#__PURE__*/ z.boolean()
});

/**
 * Whether the chat widget is shown.
 */
export const EnableChatWidgetLookup = /*#__PURE__*/ z.looseObject({
    enableChatWidget: /*#__PURE__*/ z.boolean()
});
