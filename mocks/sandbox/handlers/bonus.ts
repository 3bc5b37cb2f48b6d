import type { Schemas } from '../../../generated/operations.ts';
import type { HandlersOf } from '../call.ts';
import { holding, totalOf, walletCode } from '../state/accounts.ts';
import { bonusCatalogue } from '../state/bonus-catalogue.ts';
import { minorOfBaht, bookBonusEnd, mustPlay, receive, receiptsOf } from '../state/bonuses.ts';
import { askGame } from '../state/games.ts';
import { refuse } from '../state/refusal.ts';
import { wireTime } from '../state/wire-time.ts';
import type { Member, World } from '../state/world.ts';
import { textsOf } from '../texts/texts-of.ts';

/** Baht. With less than this in wallet and games, no bonus money is left. */
const cancelThreshold = 10;

/**
 * GET /api/bonus/clear. A bonus that was not played is returned completely. Later it can be cancelled only below the
 * threshold, and percentFail of the wallet is withheld if it is not played through.
 */
export function clearBonus(world: World, member: Member) {
  const { bonus } = member;
  if (!bonus) return refuse('KEY_INVALID');
  for (const code of member.games.keys()) askGame(world, member, code);
  const [inWallet, total] = [holding(world, member, walletCode), totalOf(world, member)];
  const isUnplayed = mustPlay(member) && bonus.turnoverLeft === bonus.turnover && inWallet >= bonus.amount;
  if (!isUnplayed && total >= minorOfBaht(member, cancelThreshold)) {
    return refuse(mustPlay(member) ? 'BONUS_CONDITION' : 'BONUS_REMAINING');
  }
  const forfeit = mustPlay(member) ? (inWallet * BigInt(bonus.percentFail)) / 100n : 0n;
  bookBonusEnd(world, member, bonus, { withheld: isUnplayed ? bonus.amount : forfeit });
  member.bonusLeftInGames = !isUnplayed && total > inWallet;
  member.bonus = null;
  return null;
}

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

export const bonusHandlers: HandlersOf<'bonus'> = {
  listBonuses: ({ world, member }) => bonusesOf(world, member),
  activateBonus: ({ world, member, params }) => activateBonus(world, member, params.code),
  checkActiveBonus: ({ member }) => ({ status: member.bonus !== null, type: member.bonus?.type ?? null }),
  checkMinimumBonus: ({ world, member }) => ({ status: hasMinimum(world, member) }),
  clearBonus: ({ world, member }) => clearBonus(world, member) ?? { message: 'BONUS_CLEAR' },
};
