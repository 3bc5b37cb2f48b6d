import type { Schemas } from '../../../generated/operations.ts';
import { acknowledge, type HandlersOf } from '../call.ts';
import { promotionCatalogue } from '../state/bonus-catalogue.ts';
import { isReceivedInFull, receive } from '../state/bonuses.ts';
import { refuse, type Refusal } from '../state/refusal.ts';
import type { Member, World } from '../state/world.ts';

type Offer = (typeof promotionCatalogue)[number];

const descriptions: Readonly<Record<Offer['code'], readonly [thai: string, lao: string]>> = {
  NAGA2026: ['โปรโมชันปีใหม่ รับเพิ่ม 50 บาท', 'ໂປຣໂມຊັນປີໃໝ່ ຮັບເພີ່ມ 25,000 ກີບ'],
  REFILL10: ['โปรโมชันฝากเงิน รับเพิ่ม 10% สูงสุด 100 บาท', 'ໂປຣໂມຊັນຕື່ມເງິນ ຮັບເພີ່ມ 10% ສູງສຸດ 50,000 ກີບ'],
  TWICE30: ['โปรโมชันรับเพิ่ม 30 บาท รับได้ 2 ครั้ง', 'ໂປຣໂມຊັນຮັບເພີ່ມ 15,000 ກີບ ຮັບໄດ້ 2 ຄັ້ງ'],
  EARLY100: ['โปรโมชันสำหรับผู้รับคนแรก รับเพิ่ม 100 บาท', 'ໂປຣໂມຊັນສຳລັບຜູ້ຮັບຄົນທຳອິດ ຮັບເພີ່ມ 50,000 ກີບ'],
  'NAGA 50%/50': ['โปรโมชันรับเพิ่ม 50% สูงสุด 50 บาท', 'ໂປຣໂມຊັນຮັບເພີ່ມ 50% ສູງສຸດ 25,000 ກີບ'],
};

/** Codes are in upper case. A one-time promotion is refused the second time. */
function offerOf(world: World, member: Member, code: string): Offer | Refusal<'NO_PROMOTION' | 'PROMOTION_RECEIVED'> {
  const offer = promotionCatalogue.find((each) => each.code === code);
  if (!offer) return refuse('NO_PROMOTION');
  return offer.maxReceived === 1 && isReceivedInFull(world, member, offer) ? refuse('PROMOTION_RECEIVED') : offer;
}

function promotionOf(world: World, { code, percentFail }: Offer): Schemas['Promotion'] {
  const [thai, lao] = descriptions[code];
  return { percentFail, description: world.settings.laos ? lao : thai };
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

export const promotionHandlers: HandlersOf<'promotion'> = {
  getCurrentPromotion: ({ world, member }) => currentPromotion(world, member),
  findPromotion: ({ world, member, params }) => findPromotion(world, member, params.code),
  activatePromotion: ({ world, member, params }) => acknowledge(activatePromotion(world, member, params.code)),
};
