// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { errorCodes } from '../error-codes.ts';

/**
 * Every code the service answers with, in refusals and (the last of a group) in successes.
 */
export const ErrorCode = /*#__PURE__*/ z.enum(errorCodes);

/**
 * The body of every refusal. `message` is one of the documented codes or any other text. `gone` ends the visit and `invalid-token` ends the session. Clients match on the code, never on a text.
 */
export const ErrorBody = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.union([
        ErrorCode,
        /*#__PURE__*/ z.string()
    ])
});

/**
 * A command was carried out. `message` is OK, SUCCESS or the success code of the operation; servers may leave it out. An answer confirms a money command only with such a code, or if it is empty, `{}` or `true`, or has `success`, `ok` or `status` with true, OK or SUCCESS. Free text in `message` confirms nothing, in any language.
 */
export const Ack = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * Money in the account's currency, at most two decimals; null when the server does not know it. Never sum as floating point.
 */
export const Amount = /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(-90071992547409.9), /*#__PURE__*/ z.lte(90071992547409.9)));

/**
 * A page of a list; the first page is 1.
 */
export const PageRequest = /*#__PURE__*/ z.strictObject({
    page: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(1)),
    limit: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(1), /*#__PURE__*/ z.lte(100))
});

/**
 * An amount of money to be moved.
 */
export const AmountRequest = /*#__PURE__*/ z.strictObject({
    amount: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gt(0), /*#__PURE__*/ z.lte(90071992547409.9))
});

/**
 * A form with one file.
 */
export const FileUpload = /*#__PURE__*/ z.strictObject({
    file: /*#__PURE__*/ z.string()
});

/**
 * A member.
 */
export const Profile = /*#__PURE__*/ z.looseObject({
    _id: /*#__PURE__*/ z.string(),
    name: /*#__PURE__*/ z.string(),
    username: /*#__PURE__*/ z.string(),
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true }),
    coin: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.int()),
    inviteCode: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * The name of a bank.
 */
export const BankNames = /*#__PURE__*/ z.looseObject({
    nameTH: /*#__PURE__*/ z.string(),
    nameEN: /*#__PURE__*/ z.string()
});

/**
 * The bank account that withdrawals are paid to.
 */
export const BankAccount = /*#__PURE__*/ z.looseObject({
    bank: BankNames,
    bankCode: /*#__PURE__*/ z.string(),
    bankAccountName: /*#__PURE__*/ z.string(),
    bankAccountNo: /*#__PURE__*/ z.string(),
    currency: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * A picture with a text.
 */
export const Banner = /*#__PURE__*/ z.looseObject({
    image: /*#__PURE__*/ z.string(),
    html: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * The banners of a feature.
 */
export const BannersResponse = /*#__PURE__*/ z.looseObject({
    banners: /*#__PURE__*/ z.array(Banner)
});

/**
 * A game site with sign-in by a link.
 */
export const AutoLoginProvider = /*#__PURE__*/ z.enum([
    'pg',
    'betflix',
    'askmebet',
    'imi',
    'usun',
    'areaslot',
    'circus',
    'slotracha',
    'pgslot',
    'joker2',
    'huayhd'
]);

/**
 * A promotion code as the member typed it, in upper case.
 */
export const PromotionCode = /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1));
