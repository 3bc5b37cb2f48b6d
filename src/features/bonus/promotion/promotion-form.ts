import * as z from 'zod/mini';
import { PromotionCode } from '../../../../generated/schemas.ts';
import { promotionCode } from './promotion-code.ts';

/** The code as it is asked for; without one nothing is asked. */
export const promotionForm = z.object({ code: z.pipe(z.string().check(z.overwrite(promotionCode)), PromotionCode) });
