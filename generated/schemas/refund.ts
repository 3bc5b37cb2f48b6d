// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount } from './several-tags.ts';

/**
 * A refund that was received.
 */
export const Refund = /*#__PURE__*/ z.looseObject({
    refundAmount: Amount,
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true })
});

/**
 * A page of refunds that were received.
 */
export const RefundPage = /*#__PURE__*/ z.looseObject({
    refunds: /*#__PURE__*/ z.array(Refund)
});

/**
 * Whether a refund can be received, and on which terms.
 */
export const RefundCheck = /*#__PURE__*/ z.looseObject({
    result: /*#__PURE__*/ z.boolean(),
    bonus: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.union([
        /*#__PURE__*/ z.boolean(),
        /*#__PURE__*/ z.string(),
        /*#__PURE__*/ z.looseObject({
            code: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.unknown())
        })
    ])),
    info: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    refundAmount: Amount,
    refundSuccess: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    refundFail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number())
});
