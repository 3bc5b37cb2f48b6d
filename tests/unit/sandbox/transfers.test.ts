import { describe, expect, test } from 'vitest';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { gameAccount, openGame, playTo, refreshGames, resetGamePassword } from '../../../mocks/sandbox/state/games.ts';
import { balanceOf } from '../../../mocks/sandbox/state/ledger.ts';
import { transfer, transferAll } from '../../../mocks/sandbox/state/transfers.ts';
import type { World } from '../../../mocks/sandbox/state/world.ts';
import { bonusHeld, memberIn, memberOf, rich, testWorld } from '../../support/test-world.ts';

const amounts = (world: World, codes: string[]) => codes.map((code) => holding(world, memberOf(world, rich), code));

describe('sandbox: transfer', () => {
  test.each([
    ['to itself', { from: 'WALLET', to: 'WALLET', amount: 10 }],
    ['of three decimals', { from: 'WALLET', to: 'PGSLOT', amount: 1.005 }],
  ])('a transfer %s is KEY_INVALID, and nothing moves', (_what, order) => {
    const world = testWorld();
    const booked = world.ledger.transactions.length;
    expect(transfer(world, memberOf(world, rich), order)).toMatchObject({ code: 'KEY_INVALID' });
    expect(world.ledger.transactions).toHaveLength(booked);
  });

  test('transfers between wallet and games, and between games', () => {
    const { world, member } = memberIn(rich);
    expect(transfer(world, member, { from: 'WALLET', to: 'JOKER2', amount: 0.1 + 0.9 })).toBeNull();
    expect(transfer(world, member, { from: 'PGSLOT', to: 'JOKER2', amount: 80.5 })).toBeNull();
    expect(amounts(world, ['WALLET', 'PGSLOT', 'JOKER2'])).toEqual([817_900n, 240_000n, 8_150n]);
  });

  test('transferAll moves everything to one account', () => {
    const { world, member } = memberIn(rich);
    expect(transferAll(world, member, 'HUAYHD')).toBeNull();
    expect(holding(world, member, 'HUAYHD')).toBe(1_248_050n);
  });

  test('lost money cannot be transferred out of a game', () => {
    const { world, member } = memberIn(rich);
    playTo(world, member, 'PGSLOT', 100n);
    const out = (amount: number) => transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount });
    expect(out(2)).toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    expect(out(1)).toBeNull();
  });
});

describe('sandbox: transfer with a game that is closed', () => {
  test('the money returns to the wallet as two entries of one order', () => {
    const { world, member } = memberIn(rich, { maintenance: ['JOKER2'] });
    const order = { from: 'WALLET', to: 'JOKER2', amount: 100 };
    expect(transfer(world, member, order)).toMatchObject({ code: 'TRANSFER_FAIL' });
    const [gone, back] = world.ledger.transactions.slice(-2);
    expect([gone?.reason, back?.reason]).toEqual(['transfer', 'transferReturn']);
    expect(back?.reference).toBe(gone?.reference);
    expect(amounts(world, ['WALLET', 'JOKER2'])).toEqual([818_000n, 0n]);
  });

  test('from game to game it ends in the wallet', () => {
    const { world, member } = memberIn(rich, { maintenance: ['JOKER2'] });
    const order = { from: 'PGSLOT', to: 'JOKER2', amount: 80.5 };
    expect(transfer(world, member, order)).toMatchObject({ code: 'TRANSFER_FAIL' });
    expect(amounts(world, ['WALLET', 'PGSLOT', 'JOKER2'])).toEqual([826_050n, 240_000n, 0n]);
    expect(transferAll(world, member, 'JOKER2')).toMatchObject({ code: 'TRANSFER_FAIL' });
    expect(holding(world, member, 'WALLET')).toBe(1_248_050n);
  });
});

describe('sandbox: transfer with a bonus', () => {
  test('until the bonus is played through, money can go into games but not out', () => {
    const { world, member } = memberIn(rich);
    const { bonus } = memberOf(world, bonusHeld);
    member.bonus = bonus && { ...bonus, turnoverLeft: 50_000n };
    const out = { from: 'PGSLOT', to: 'WALLET', amount: 10 };
    expect(transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 10 })).toBeNull();
    expect(transfer(world, member, out)).toMatchObject({ code: 'BONUS_CONDITION' });
    expect(transferAll(world, member, 'WALLET')).toMatchObject({ code: 'BONUS_CONDITION' });
    playTo(world, member, 'BETFLIX', 110_000n);
    expect(transfer(world, member, out)).toMatchObject({ code: 'BONUS_CONDITION' });
    refreshGames(world, member);
    expect(member.bonus?.turnoverLeft).toBe(10_000n);
    playTo(world, member, 'BETFLIX', 130_000n);
    refreshGames(world, member);
    expect(member.bonus?.turnoverLeft).toBe(0n);
    expect(transfer(world, member, out)).toBeNull();
  });
});

describe('sandbox: game accounts', () => {
  test('a balance reported by a game appears after the refresh', () => {
    const { world, member } = memberIn(rich);
    const before = balanceOf(world.ledger, 'house:games:BAHT');
    playTo(world, member, 'BETFLIX', 200_000n);
    expect(holding(world, member, 'BETFLIX')).toBe(150_000n);
    expect(refreshGames(world, member)).toBeNull();
    expect(holding(world, member, 'BETFLIX')).toBe(200_000n);
    expect(balanceOf(world.ledger, 'house:games:BAHT')).toBe(before - 50_000n);
  });

  test('the refresh is limited to once a minute only in its scenario', () => {
    const free = testWorld();
    expect([1, 2].map(() => refreshGames(free, memberOf(free, rich)))).toEqual([null, null]);
    const limited = testWorld({ refreshLimit: true });
    const member = memberOf(limited, rich);
    expect(refreshGames(limited, member)).toBeNull();
    expect(refreshGames(limited, member)).toMatchObject({ code: 'REQUEST_LIMIT_1MIN' });
    limited.clock.advance(60_000);
    expect(refreshGames(limited, member)).toBeNull();
  });

  test('an account shows its login, and its password can be reset', () => {
    const { world, member } = memberIn(rich);
    expect(openGame(world, member, 'UFABET')).toBeNull();
    const before = gameAccount(member, 'UFABET');
    expect(before).toMatchObject({ event: { __VIEWSTATE: '/wEPDwUKLTI2OTY1' } });
    expect(resetGamePassword(world, member, 'UFABET')).toBeNull();
    expect(gameAccount(member, 'UFABET')).not.toEqual(before);
  });

  test('a closed game reports nothing', () => {
    const { world, member } = memberIn(rich, { maintenance: ['BETFLIX'] });
    playTo(world, member, 'BETFLIX', 200_000n);
    refreshGames(world, member);
    expect(holding(world, member, 'BETFLIX')).toBe(150_000n);
    world.maintenance.clear();
    refreshGames(world, member);
    expect(holding(world, member, 'BETFLIX')).toBe(200_000n);
  });
});
