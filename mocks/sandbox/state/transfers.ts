import { accountOf, book, holding, walletCode } from './accounts.ts';
import { gameCatalogue } from './game-catalogue.ts';
import { askGame } from './games.ts';
import { toMinor } from './money.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Member, World } from './world.ts';

const minimum = 100n; // 1 baht or kip, in minor units (spec §9)

function accountProblem(member: Member, code: string): Refusal<'NO_GAME' | 'SLOT_NO_ACCOUNT'> | null {
  if (code === walletCode || member.games.has(code)) return null;
  return gameCatalogue.some((game) => game.code === code) ? refuse('SLOT_NO_ACCOUNT') : refuse('NO_GAME');
}

/** POST /api/wallet/transfer. A game is asked for its balance first, so nothing that was lost there can be moved. */
export function transfer(
  world: World,
  member: Member,
  order: { from: string; to: string; amount: number },
): Refusal<'NO_GAME' | 'SLOT_NO_ACCOUNT' | 'KEY_INVALID' | 'TRANSFER_MINIMUM' | 'MONEY_NOT_ENOUGH'> | null {
  const problem = accountProblem(member, order.from) ?? accountProblem(member, order.to);
  if (problem) return problem;
  const amount = toMinor(order.amount);
  if (amount === null || order.from === order.to) return refuse('KEY_INVALID');
  if (amount < minimum) return refuse('TRANSFER_MINIMUM');
  askGame(world, member, order.from);
  if (holding(world, member, order.from) < amount) return refuse('MONEY_NOT_ENOUGH');
  const from = accountOf(member, order.from);
  book(world, member, { reason: 'transfer', from, to: accountOf(member, order.to), amount });
  return null;
}

/** POST /api/wallet/transferAll: whatever the wallet and the open games hold goes to one of them. */
export function transferAll(
  world: World,
  member: Member,
  to: string,
): Refusal<'NO_GAME' | 'SLOT_NO_ACCOUNT' | 'TRANSFER_MINIMUM'> | null {
  const problem = accountProblem(member, to);
  if (problem) return problem;
  const sources = [walletCode, ...member.games.keys()].filter((code) => code !== to);
  for (const code of sources) askGame(world, member, code);
  const amounts = sources.map((code) => ({ code, amount: holding(world, member, code) }));
  if (amounts.reduce((sum, { amount }) => sum + amount, 0n) < minimum) return refuse('TRANSFER_MINIMUM');
  for (const { code, amount } of amounts) {
    if (amount > 0n) {
      book(world, member, { reason: 'transfer', from: accountOf(member, code), to: accountOf(member, to), amount });
    }
  }
  return null;
}
