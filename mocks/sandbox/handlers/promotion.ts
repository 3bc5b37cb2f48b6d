import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';

export const promotionHandlers: HandlersOf<'promotion'> = {
  getCurrentPromotion: () => contractExample('getCurrentPromotion'),
  findPromotion: () => contractExample('findPromotion'),
  activatePromotion: () => contractExample('activatePromotion'),
};
