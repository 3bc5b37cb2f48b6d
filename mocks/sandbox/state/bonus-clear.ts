import { holding, totalOf, walletCode } from './accounts.ts';
import { minorOfBaht } from './bonus-receipts.ts';
import { bookBonusEnd, mustPlay } from './bonuses.ts';
import { askGame } from './games.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Member, World } from './world.ts';

/** Baht: with less than this in wallet and games there is no bonus money left to speak of. */
const cancelThreshold = 10;

/**
 * GET /api/bonus/clear. A bonus of which nothing was played yet is given back whole. Later it can be cancelled only when hardly
 * anything is left, and unless it is played through, its percentFail of the wallet is withheld.
 */
export function clearBonus(
  world: World,
  member: Member,
): Refusal<'KEY_INVALID' | 'BONUS_CONDITION' | 'BONUS_REMAINING'> | null {
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
