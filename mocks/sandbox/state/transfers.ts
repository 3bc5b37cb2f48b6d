import { accountOf, book, holding, walletCode } from './accounts.ts';
import { mustPlay } from './bonuses.ts';
import { gameCatalogue, askGame } from './games.ts';
import { toMinor } from './money.ts';
import { refuse } from './refusal.ts';
import type { Member, World } from './world.ts';

const minimum = 100n; // 1 baht or kip, in minor units (spec §9)

function accountProblem(member: Member, code: string) {
  if (!member.hasWallet) return refuse('NO_WALLET');
  if (code === walletCode || member.games.has(code)) return null;
  return gameCatalogue.some((game) => game.code === code) ? refuse('SLOT_NO_ACCOUNT') : refuse('NO_GAME');
}

/** No money leaves a closed game. With a bonus, money stays in the games until it is played through. */
function sourceProblem(world: World, member: Member, code: string) {
  if (code === walletCode) return null;
  if (world.maintenance.has(code)) return refuse('NO_GAME');
  return mustPlay(member) ? refuse('BONUS_CONDITION') : null;
}

/** Moves an amount. A closed game returns it to the wallet (TRANSFER_FAIL). */
function moveMoney(world: World, member: Member, from: string, to: string, amount: bigint): void {
  const [source, destination] = [accountOf(member, from), accountOf(member, to)];
  const reference = book(world, member, { reason: 'transfer', from: source, to: destination, amount });
  if (!world.maintenance.has(to)) return;
  const wallet = accountOf(member, walletCode);
  book(world, member, { reason: 'transferReturn', from: destination, to: wallet, amount, reference });
}

/** POST /api/wallet/transfer; the contract refuses less than the minimum. The game's balance is refreshed first, so that lost money cannot be moved. */
export function transfer(
  world: World,
  member: Member,
  { from, to, amount: wanted }: { from: string; to: string; amount: number },
) {
  const problem = accountProblem(member, from) ?? accountProblem(member, to);
  if (problem) return problem;
  const amount = toMinor(wanted);
  if (amount === null || from === to) return refuse('KEY_INVALID');
  askGame(world, member, from);
  const bound = sourceProblem(world, member, from);
  if (bound) return bound;
  if (holding(world, member, from) < amount) return refuse('MONEY_NOT_ENOUGH');
  moveMoney(world, member, from, to, amount);
  return world.maintenance.has(to) ? refuse('TRANSFER_FAIL') : null;
}

/** POST /api/wallet/transferAll: moves all money to the wallet or to one game, or nothing. */
export function transferAll(world: World, member: Member, to: string) {
  const problem = accountProblem(member, to);
  if (problem) return problem;
  const codes = [walletCode, ...member.games.keys()].filter((code) => code !== to);
  for (const code of codes) askGame(world, member, code);
  const sources = codes
    .map((code) => ({ code, amount: holding(world, member, code) }))
    .filter(({ amount }) => amount > 0n);
  if (sources.length === 0) return refuse('MONEY_NOT_ENOUGH');
  if (sources.reduce((sum, { amount }) => sum + amount, 0n) < minimum) return refuse('TRANSFER_MINIMUM');
  for (const { code } of sources) {
    const bound = sourceProblem(world, member, code);
    if (bound) return bound;
  }
  for (const { code, amount } of sources) moveMoney(world, member, code, to, amount);
  return world.maintenance.has(to) ? refuse('TRANSFER_FAIL') : null;
}
