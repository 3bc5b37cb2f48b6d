import type { Schemas } from '../../../generated/operations.ts';
import { textsOf } from '../texts/texts-of.ts';
import { promotionCatalogue } from './bonus-catalogue.ts';
import { isReceivedInFull, receive } from './bonus-receipts.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Member, World } from './world.ts';

type Offer = (typeof promotionCatalogue)[number];

/** Codes are in upper case. A one-time promotion is refused the second time. */
function offerOf(world: World, member: Member, code: string): Offer | Refusal<'NO_PROMOTION' | 'PROMOTION_RECEIVED'> {
  const offer = promotionCatalogue.find((each) => each.code === code);
  if (!offer) return refuse('NO_PROMOTION');
  return offer.maxReceived === 1 && isReceivedInFull(world, member, offer) ? refuse('PROMOTION_RECEIVED') : offer;
}

function promotionOf(world: World, { code, percentFail }: Offer): Schemas['Promotion'] {
  return { percentFail, description: textsOf(world.settings).promotions[code] };
}

/** GET /api/promotion/find. */
export function findPromotion(world: World, member: Member, code: string) {
  const offer = offerOf(world, member, code);
  return 'most' in offer ? promotionOf(world, offer) : offer;
}

/** GET /api/promotion/activate: the member then holds it like a bonus. */
export function activatePromotion(world: World, member: Member, code: string) {
  const offer = offerOf(world, member, code);
  if (!('most' in offer)) return offer;
  const { description } = promotionOf(world, offer);
  return receive(world, member, { offer, source: 'promotion', description });
}

/** GET /api/promotion/current */
export function currentPromotion(world: World, { bonus }: Member): Schemas['CurrentPromotion'] {
  const offer = promotionCatalogue.find(({ code }) => code === bonus?.code);
  return { promotion: offer ? promotionOf(world, offer) : null };
}
