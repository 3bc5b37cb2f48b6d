import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holding, walletCode } from '../../../mocks/sandbox/state/accounts.ts';
import { runDue } from '../../../mocks/sandbox/state/agenda.ts';
import { gameCatalogue } from '../../../mocks/sandbox/state/game-catalogue.ts';
import { openGame, playTo, refreshGames } from '../../../mocks/sandbox/state/games.ts';
import {
  assertConserved,
  balanceOf,
  createLedger,
  move,
  post,
  type Account,
} from '../../../mocks/sandbox/state/ledger.ts';
import { transfer, transferAll } from '../../../mocks/sandbox/state/transfers.ts';
import type { Member, World } from '../../../mocks/sandbox/state/world.ts';
import { withdraw } from '../../../mocks/sandbox/state/withdrawals.ts';
import { memberOf, rich, start, testWorld } from './test-world.ts';

const wallet: Account = 'member:a:wallet';
const house: Account = 'house:deposits:BAHT';
const booking = { reason: 'deposit', reference: 'r1', at: start, memberId: 'a', currency: 'BAHT' } as const;

describe('sandbox: the ledger', () => {
  test('a balance is the sum of its entries', () => {
    const ledger = createLedger();
    move(ledger, { ...booking, from: house, to: wallet, amount: 5000n });
    move(ledger, { ...booking, from: wallet, to: 'member:a:game:PGSLOT', amount: 1205n });
    expect(balanceOf(ledger, wallet)).toBe(3795n);
    expect(balanceOf(ledger, house)).toBe(-5000n);
    assertConserved(ledger);
  });

  test.each([
    [
      'what does not balance',
      [
        { account: wallet, amount: 100n },
        { account: house, amount: -99n },
      ],
    ],
    ['one leg', [{ account: wallet, amount: 0n }]],
    [
      'an overdrawn member',
      [
        { account: wallet, amount: -1n },
        { account: house, amount: 1n },
      ],
    ],
    [
      'another currency',
      [
        { account: wallet, amount: 1n },
        { account: 'house:deposits:LAK', amount: -1n },
      ],
    ],
  ] as const)('refuses %s and books nothing', (_, entries) => {
    const ledger = createLedger();
    expect(() => post(ledger, { ...booking, entries })).toThrow(/Ledger/);
    expect(ledger.transactions).toEqual([]);
  });

  test('notices money that was made or lost behind its back', () => {
    const ledger = createLedger();
    ledger.transactions.push({ ...booking, id: 1, entries: [{ account: wallet, amount: 1n }] });
    expect(() => assertConserved(ledger)).toThrow('does not balance');
  });
});

const holds = (world: World, member: Member) =>
  [walletCode, ...gameCatalogue.map(({ code }) => code)].reduce((sum, code) => sum + holding(world, member, code), 0n);

const code = fc.constantFrom(walletCode, 'PGSLOT', 'JOKER2', 'BETFLIX', 'HUAYHD', 'UFABET', 'NOGAME');
const satang = fc.integer({ min: 0, max: 1_000_000 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('transfer' as const), from: code, to: code, amount: satang }),
  fc.record({ kind: fc.constant('transferAll' as const), to: code }),
  fc.record({ kind: fc.constant('withdraw' as const), amount: satang }),
  fc.record({ kind: fc.constant('open' as const), code }),
  fc.record({ kind: fc.constant('play' as const), code, amount: satang }),
  fc.record({ kind: fc.constant('refresh' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
);

test('sandbox: no sequence of commands makes or loses money', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const world = testWorld();
      const member = memberOf(world, rich);
      let withdrawn = 0n;
      for (const step of acts) {
        if (step.kind === 'transfer') transfer(world, member, { ...step, amount: step.amount / 100 });
        if (step.kind === 'transferAll') transferAll(world, member, step.to);
        if (step.kind === 'withdraw' && withdraw(world, member, step.amount / 100) === null) {
          withdrawn += BigInt(step.amount);
        }
        if (step.kind === 'open') openGame(world, member, step.code);
        if (step.kind === 'play') playTo(world, member, step.code, BigInt(step.amount));
        if (step.kind === 'refresh') refreshGames(world, member);
        if (step.kind === 'wait') {
          world.clock.advance(step.ms);
          runDue(world.agenda, world.clock.now());
        }
        // What the member has, has lost to the games and has taken out is what there was at first.
        const lost = balanceOf(world.ledger, 'house:games:BAHT');
        expect(holds(world, member) + lost + withdrawn).toBe(1_248_050n);
        assertConserved(world.ledger);
      }
    }),
    { numRuns: 200 },
  );
});

test('sandbox: transfers between accounts without play keep the total to the satang', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ from: code, to: code, amount: satang }), { maxLength: 30 }), (orders) => {
      const world = testWorld();
      const member = memberOf(world, rich);
      for (const order of orders) transfer(world, member, { ...order, amount: order.amount / 100 });
      expect(holds(world, member)).toBe(1_248_050n);
    }),
  );
});
