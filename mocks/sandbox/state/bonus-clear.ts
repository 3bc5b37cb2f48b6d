import { holding, totalOf, walletCode } from './accounts.ts';
import { minorOfBaht } from './bonus-receipts.ts';
import { bookBonusEnd, mustPlay } from './bonuses.ts';
import { askGame } from './games.ts';
import { refuse } from './refusal.ts';
import type { Member, World } from './world.ts';

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
