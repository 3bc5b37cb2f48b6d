import type { Schemas } from '../../../generated/operations.ts';
import { textsOf } from '../texts/texts-of.ts';
import { holding, walletCode } from './accounts.ts';
import { bonusCatalogue } from './bonus-catalogue.ts';
import { minorOfBaht, receive, receiptsOf } from './bonus-receipts.ts';
import { refuse } from './refusal.ts';
import { wireTime } from './wire-time.ts';
import type { Member, World } from './world.ts';

type Offer = (typeof bonusCatalogue)[number];

function userBonusOf(member: Member, offer: Offer): Schemas['UserBonus'] {
  return {
    _id: `${member.id}-${offer.code}`,
    isActive: member.bonus?.code === offer.code,
    received: receiptsOf(member, offer).map((receipt) => ({ updatedAt: wireTime(receipt) })),
  };
}

/** GET /api/bonus: all bonuses, with the member's receipts. */
export function bonusesOf(world: World, member: Member): Schemas['BonusList'] {
  const texts = textsOf(world.settings).bonuses;
  const bonuses = bonusCatalogue.map((offer) => {
    const { code, type, maxReceived, percentFail } = offer;
    const { banners } = texts[code];
    const isNew = receiptsOf(member, offer).length === 0;
    return {
      ...{ code, type, maxReceived, percentFail },
      banners: banners.map(({ image, html }) => ({ image: `/media/banners/${image}.svg`, html })),
      userBonus: isNew ? null : userBonusOf(member, offer),
    };
  });
  return { bonuses };
}

/** GET /api/bonus/activate. An unknown bonus is KEY_INVALID, because the contract has no specific code. */
export function activateBonus(world: World, member: Member, code: string) {
  const offer = bonusCatalogue.find((each) => each.code === code);
  if (!offer) return refuse('KEY_INVALID');
  const { description } = textsOf(world.settings).bonuses[offer.code];
  return receive(world, member, { offer, source: 'bonus', description }) ?? { userBonus: userBonusOf(member, offer) };
}

/** GET /api/bonus/check/minimum: whether the wallet has the minimum of any bonus. */
export function hasMinimum(world: World, member: Member): boolean {
  const least = Math.min(...bonusCatalogue.map(({ minimum }) => minimum));
  return holding(world, member, walletCode) >= minorOfBaht(member, least);
}
