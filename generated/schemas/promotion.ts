// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';

/**
 * A promotion.
 */
export const Promotion = /*#__PURE__*/ z.looseObject({
    percentFail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    description: /*#__PURE__*/ z.string()
});

/**
 * The promotion that is held. No screen uses it.
 */
export const CurrentPromotion = /*#__PURE__*/ z.looseObject({
    promotion: /*#__PURE__*/ z.nullable(Promotion)
});
