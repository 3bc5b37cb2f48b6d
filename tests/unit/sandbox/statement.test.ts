import { describe, expect, test } from 'vitest';
import { seeds } from '../../../mocks/sandbox/seed.ts';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { toMinor } from '../../../mocks/sandbox/state/money.ts';
import { slipsOf } from '../../../mocks/sandbox/state/slips.ts';
import { pageOf, statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { transfer } from '../../../mocks/sandbox/state/transfers.ts';
import { memberIn, memberOf, newcomer, rich, start, testWorld } from '../../support/test-world.ts';

const day = 86_400_000;
const statement = (phone: string) => {
  const world = testWorld();
  return statementOf(world, memberOf(world, phone));
};

describe('sandbox: the statement of the rich member', () => {
  const entries = statement(rich);

  test('has every type, status and kind of bonus over more than half a year, newest first', () => {
    expect(entries).toHaveLength(43);
    const valuesOf = (key: 'statementType' | 'status') => [...new Set(entries.map((entry) => entry[key]))].sort();
    expect(valuesOf('statementType')).toEqual(['bonus', 'deposit', 'finish_bonus', 'transfer', 'withdraw']);
    expect(valuesOf('status')).toEqual(['FAILED', 'PENDING', 'SUCCESS']);
    for (const kind of ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const) {
      expect(entries.filter((entry) => entry[kind]?.description)).not.toHaveLength(0);
    }
    const times = entries.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(start - (times.at(-1) ?? 0)).toBeGreaterThan(190 * day);
    expect(start - (times[0] ?? 0)).toBeGreaterThan(0);
  });
});

describe('sandbox: the seed', () => {
  test.each(seeds)('$username has the seeded balances', ({ username, wallet, games }) => {
    const { world, member } = memberIn(username);
    for (const [code, amount] of Object.entries({ WALLET: wallet, ...games })) {
      expect(holding(world, member, code)).toBe(toMinor(amount));
    }
  });

  test('R-357 the new member has no entries and no slips', () => {
    const world = testWorld();
    expect(statementOf(world, memberOf(world, newcomer))).toEqual([]);
    expect(slipsOf(world, memberOf(world, newcomer))).toEqual([]);
  });

  test('deposits by slip are in the statement', () => {
    const world = testWorld();
    const credited = slipsOf(world, memberOf(world, rich)).filter(({ status }) => status === 'SUCCESS');
    expect(credited).toHaveLength(3);
    const deposits = statement(rich).filter(({ statementType }) => statementType === 'deposit');
    for (const { amount } of credited) {
      expect(deposits.map((entry) => toMinor(entry.amount ?? -1))).toContain(amount);
    }
  });
});

describe('sandbox: entries', () => {
  test('a transfer names both accounts and its failure', () => {
    const { world, member } = memberIn(rich, { maintenance: ['JOKER2'] });
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 10.5 });
    transfer(world, member, { from: 'WALLET', to: 'JOKER2', amount: 20 });
    const common = { statementType: 'transfer', from: 'WALLET', createdAt: '2026-11-20T20:00:00+07:00' };
    expect(statementOf(world, member).slice(0, 2)).toEqual([
      { ...common, to: 'JOKER2', amount: 20, status: 'FAILED' },
      { ...common, to: 'PGSLOT', amount: 10.5, status: 'SUCCESS' },
    ]);
  });

  test('pages start at 1 and end with the list', () => {
    const items = Array.from({ length: 23 }, (_, index) => index);
    expect(pageOf(items, { page: 1, limit: 10 })).toEqual(items.slice(0, 10));
    expect(pageOf(items, { page: 3, limit: 10 })).toEqual([20, 21, 22]);
    expect(pageOf(items, { page: 4, limit: 10 })).toEqual([]);
  });
});
