// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';

/**
 * The address that the browser opens.
 */
export const AutoLoginResponse = /*#__PURE__*/ z.looseObject({
    link: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});
