import { acknowledge, type HandlersOf } from '../call.ts';
import { activatePromotion, currentPromotion, findPromotion } from '../state/promotions.ts';

export const promotionHandlers: HandlersOf<'promotion'> = {
  getCurrentPromotion: ({ world, member }) => currentPromotion(world, member),
  findPromotion: ({ world, member, params }) => findPromotion(world, member, params.code),
  activatePromotion: ({ world, member, params }) => acknowledge(activatePromotion(world, member, params.code)),
};
