import { describe, expect, test } from 'vitest';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { runDue } from '../../../mocks/sandbox/state/agenda.ts';
import { gameAccount, openGame, playTo, refreshGames, resetGamePassword } from '../../../mocks/sandbox/state/games.ts';
import { balanceOf } from '../../../mocks/sandbox/state/ledger.ts';
import { transfer, transferAll } from '../../../mocks/sandbox/state/transfers.ts';
import { withdraw } from '../../../mocks/sandbox/state/withdrawals.ts';
import { memberOf, newcomer, rich, testWorld } from './test-world.ts';

describe('sandbox: transfer', () => {
  test.each([
    ['NO_GAME', { from: 'WALLET', to: 'NOGAME', amount: 10 }],
    ['SLOT_NO_ACCOUNT', { from: 'UFABET', to: 'WALLET', amount: 10 }],
    ['KEY_INVALID', { from: 'WALLET', to: 'WALLET', amount: 10 }],
    ['KEY_INVALID', { from: 'WALLET', to: 'PGSLOT', amount: 1.005 }],
    ['TRANSFER_MINIMUM', { from: 'WALLET', to: 'PGSLOT', amount: 0.99 }],
    ['MONEY_NOT_ENOUGH', { from: 'WALLET', to: 'PGSLOT', amount: 8180.01 }],
  ])('%s is what %j gets, and nothing moves', (code, order) => {
    const world = testWorld();
    const booked = world.ledger.transactions.length;
    expect(transfer(world, memberOf(world, rich), order)).toMatchObject({ code });
    expect(world.ledger.transactions).toHaveLength(booked);
  });

  test('moves between wallet and games, and from game to game', () => {
    const world = testWorld();
    const member = memberOf(world, rich);
    expect(transfer(world, member, { from: 'WALLET', to: 'JOKER2', amount: 0.1 + 0.9 })).toBeNull();
    expect(transfer(world, member, { from: 'PGSLOT', to: 'JOKER2', amount: 80.5 })).toBeNull();
    expect(['WALLET', 'PGSLOT', 'JOKER2'].map((code) => holding(world, member, code))).toEqual([
      817_900n,
      240_000n,
      8_150n,
    ]);
  });

  test('all of it goes to one account; without a baht anywhere there is nothing to move', () => {
    const world = testWorld();
    const member = memberOf(world, rich);
    expect(transferAll(world, member, 'HUAYHD')).toBeNull();
    expect(holding(world, member, 'HUAYHD')).toBe(1_248_050n);
    expect(transferAll(world, memberOf(world, newcomer), 'WALLET')).toMatchObject({ code: 'TRANSFER_MINIMUM' });
  });

  test('what was lost in a game cannot be moved out of it', () => {
    const world = testWorld();
    const member = memberOf(world, rich);
    playTo(world, member, 'PGSLOT', 100n);
    expect(transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount: 2 })).toMatchObject({
      code: 'MONEY_NOT_ENOUGH',
    });
    expect(transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount: 1 })).toBeNull();
  });
});

describe('sandbox: game accounts', () => {
  test('a balance that a game reports shows after the refresh', () => {
    const world = testWorld();
    const member = memberOf(world, rich);
    playTo(world, member, 'BETFLIX', 200_000n);
    expect(holding(world, member, 'BETFLIX')).toBe(150_000n);
    expect(refreshGames(world, member)).toBeNull();
    expect(holding(world, member, 'BETFLIX')).toBe(200_000n);
    expect(balanceOf(world.ledger, 'house:games:BAHT')).toBe(-50_000n);
  });

  test('the refresh is limited to once a minute only when the scenario says so', () => {
    const free = testWorld();
    expect([1, 2].map(() => refreshGames(free, memberOf(free, rich)))).toEqual([null, null]);
    const limited = testWorld({ refreshLimit: true });
    const member = memberOf(limited, rich);
    expect(refreshGames(limited, member)).toBeNull();
    expect(refreshGames(limited, member)).toMatchObject({ code: 'REQUEST_LIMIT_1MIN' });
    limited.clock.advance(60_000);
    expect(refreshGames(limited, member)).toBeNull();
  });

  test('an account opens once, shows its login, and its password changes', () => {
    const world = testWorld();
    const member = memberOf(world, rich);
    expect(gameAccount(member, 'UFABET')).toMatchObject({ code: 'SLOT_NO_ACCOUNT' });
    expect(openGame(world, member, 'NOGAME')).toMatchObject({ code: 'NO_GAME' });
    expect(openGame(world, member, 'UFABET')).toBeNull();
    expect(openGame(world, member, 'UFABET')).toMatchObject({ code: 'SLOT_ALREADY_ACTIVE' });
    const before = gameAccount(member, 'UFABET');
    expect(before).toMatchObject({ event: { __VIEWSTATE: '/wEPDwUKLTI2OTY1' } });
    expect(resetGamePassword(world, member, 'UFABET')).toBeNull();
    expect(gameAccount(member, 'UFABET')).not.toEqual(before);
  });
});

describe('sandbox: withdrawal', () => {
  test.each([
    ['KEY_INVALID', rich, 99.99],
    ['KEY_INVALID', rich, 50_000.01],
    ['MONEY_NOT_ENOUGH', rich, 8180.01],
    ['BONUS_CONDITION', '0834567890', 100],
    ['KEY_INVALID', '02055512345', 49_999],
  ])('%s for %s asking for %d', (code, phone, amount) => {
    const world = testWorld();
    expect(withdraw(world, memberOf(world, phone), amount)).toMatchObject({ code });
  });

  test('the money leaves at once, waits in suspense and is paid after the settling time', () => {
    const world = testWorld({ settleDelayMs: 5000 });
    const member = memberOf(world, rich);
    expect(withdraw(world, member, 8180)).toBeNull();
    expect(holding(world, member, 'WALLET')).toBe(0n);
    expect(balanceOf(world.ledger, 'suspense:BAHT')).toBe(818_000n);
    world.clock.advance(5000);
    runDue(world.agenda, world.clock.now());
    expect(balanceOf(world.ledger, 'suspense:BAHT')).toBe(0n);
    expect(balanceOf(world.ledger, 'house:withdrawals:BAHT')).toBe(818_000n);
    const [asked, paid] = world.ledger.transactions.slice(-2);
    expect(paid?.reference).toBe(asked?.reference);
  });

  test('without a bank account there is nowhere to pay to', () => {
    const world = testWorld();
    const member = memberOf(world, rich);
    member.bank = null;
    expect(withdraw(world, member, 100)).toMatchObject({ code: 'NO_BANK' });
  });
});
