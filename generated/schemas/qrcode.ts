// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount } from './several-tags.ts';

/**
 * With hasQrcode false the other fields are null and message says why, where there is something to say.
 */
export const Qrcode = /*#__PURE__*/ z.looseObject({
    qrcodeId: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    hasQrcode: /*#__PURE__*/ z.boolean(),
    qrcode: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    amount: Amount,
    expireIn: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.iso.datetime({ offset: true })),
    message: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});
