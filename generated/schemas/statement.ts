// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount } from './several-tags.ts';
import { slipReasons } from '../error-codes.ts';

/**
 * Why a slip was refused. The spelling is the wire's.
 */
export const SlipReason = /*#__PURE__*/ z.enum(slipReasons);

/**
 * What an entry of the statement is about; null where there is nothing to say.
 */
export const Described = /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.looseObject({
    description: /*#__PURE__*/ z.string()
}));

/**
 * A movement of money. At most one of bonus, promotion, invite, refund and luckydraw says more about it.
 */
export const StatementEntry = /*#__PURE__*/ z.looseObject({
    statementType: /*#__PURE__*/ z.string(),
    status: /*#__PURE__*/ z.string(),
    from: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    to: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    amount: Amount,
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true }),
    bonus: /*#__PURE__*/ z.exactOptional(Described),
    promotion: /*#__PURE__*/ z.exactOptional(Described),
    invite: /*#__PURE__*/ z.exactOptional(Described),
    refund: /*#__PURE__*/ z.exactOptional(Described),
    luckydraw: /*#__PURE__*/ z.exactOptional(Described)
});

/**
 * A page of the statement, newest first.
 */
export const StatementPage = /*#__PURE__*/ z.looseObject({
    total: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(0)),
    statements: /*#__PURE__*/ z.array(StatementEntry)
});

/**
 * An uploaded slip.
 */
export const Slip = /*#__PURE__*/ z.looseObject({
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true }),
    amount: Amount,
    status: /*#__PURE__*/ z.string(),
    note: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.union([
        SlipReason,
        /*#__PURE__*/ z.string()
    ])),
    link: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    reference: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A page of uploaded slips, newest first.
 */
export const SlipPage = /*#__PURE__*/ z.looseObject({
    slips: /*#__PURE__*/ z.array(Slip)
});

/**
 * Where the slip can be seen.
 */
export const SlipReference = /*#__PURE__*/ z.looseObject({
    url: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});
