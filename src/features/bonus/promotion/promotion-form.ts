import * as z from 'zod/mini';
import { PromotionCode } from '../../../../generated/schemas.ts';
import { promotionCode } from './promotion-code.ts';

/** A required code, normalised. */
export const promotionForm = z.object({ code: z.pipe(z.string().check(z.overwrite(promotionCode)), PromotionCode) });
