import { expect, test } from 'vitest';
import type { AccountState } from '../../../src/api/account-state.ts';
import type { MoneyCommandId } from '../../../src/api/wire/types.ts';
import type { CommandDetails } from '../../../src/api/wire/money/money-command.ts';
import { createSentCommands } from '../../../src/money/sent-commands.ts';
import { balances, entry, state } from '../../support/account-states.ts';

const games = { from: 'G1', to: 'G2', amount: 100 };
const inGames = (G1: number, G2: number) => ({ ...state(), balances: { ...balances, G1, G2 } });

function shownOf(operationId: MoneyCommandId, details: CommandDetails, states: AccountState[], isBeforeOld = false) {
  const [before, after = {}] = states;
  const commands = createSentCommands();
  return commands.look(commands.add({ operationId, details, before, isBeforeOld }), after);
}

test('A-118 coins that are as in a reading from before the sheet opened prove no refusal', () => {
  const spun = { ...state(), coins: 4, coupons: [] };
  expect(shownOf('spin', {}, [spun, spun]).shown).toBe('unchanged');
  expect(shownOf('spin', {}, [spun, spun], true).shown).toBe('changed');
});

test.each([
  ['one transfer explains the game', 100, true],
  ['the game has more than that', 200, false],
])('A-118 from game to game: %s, so the looks end: %s', (_what, held, isExplained) => {
  const now = { ...inGames(0, held), entries: [entry(games)] };
  expect(shownOf('transfer', games, [inGames(200, 0), now])).toMatchObject({ shown: 'shows', isExplained });
});
