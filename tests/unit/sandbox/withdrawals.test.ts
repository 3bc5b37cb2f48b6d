import { describe, expect, test } from 'vitest';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { balanceOf } from '../../../mocks/sandbox/state/ledger.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { pendingWithdrawals, settleWithdrawal, withdraw } from '../../../mocks/sandbox/state/withdrawals.ts';
import { wait } from '../../support/settle.ts';
import { laos, memberIn, memberOf, playedThrough, rich, testWorld } from '../../support/test-world.ts';

describe('sandbox: withdrawal', () => {
  test.each([
    ['KEY_INVALID', rich, 99.99],
    ['KEY_INVALID', rich, 50_000.01],
    ['KEY_INVALID', rich, 100.005],
    ['BONUS_REMAINING', playedThrough, 899.99],
    ['KEY_INVALID', laos, 49_999],
  ])('%s for %s asking for %d, and nothing moves', (code, phone, amount) => {
    const world = testWorld();
    const booked = world.ledger.transactions.length;
    expect(withdraw(world, memberOf(world, phone), amount)).toMatchObject({ code });
    expect(world.ledger.transactions).toHaveLength(booked);
  });

  test('the money leaves immediately, stays in suspense and is paid after the settling time', () => {
    const { world, member } = memberIn(rich, { settleDelayMs: 5000 });
    const balances = () =>
      (['suspense:BAHT', 'house:withdrawals:BAHT'] as const).map((each) => balanceOf(world.ledger, each));
    const [waiting = 0n, paid = 0n] = balances();
    expect(withdraw(world, member, 8180)).toBeNull();
    expect(holding(world, member, 'WALLET')).toBe(0n);
    expect(balances()).toEqual([waiting + 818_000n, paid]);
    expect(statementOf(world, member)[0]).toMatchObject({ statementType: 'withdraw', status: 'PENDING', amount: 8180 });
    wait(world, 4999);
    expect(statementOf(world, member)[0]).toMatchObject({ status: 'PENDING' });
    wait(world, 1);
    expect(balances()).toEqual([waiting, paid + 818_000n]);
    expect(statementOf(world, member)[0]).toMatchObject({ status: 'SUCCESS', from: 'WALLET', to: 'KBANK' });
  });

  test('a failed withdrawal returns to the wallet once', () => {
    const { world, member } = memberIn(rich, { settleDelayMs: 5000 });
    withdraw(world, member, 1000);
    const reference = pendingWithdrawals(world, member)[0]?.reference ?? '';
    settleWithdrawal(world, member, { reference, outcome: 'FAILED' });
    settleWithdrawal(world, member, { reference, outcome: 'FAILED' });
    wait(world, 5000);
    expect(holding(world, member, 'WALLET')).toBe(818_000n);
    expect(statementOf(world, member)[0]).toMatchObject({ status: 'FAILED', amount: 1000 });
  });
});

describe('sandbox: withdrawal with a bonus', () => {
  test('money in a game also counts, including fresh wins', () => {
    const { world, member } = memberIn(playedThrough);
    const game = member.games.get('PGSLOT');
    if (game) game.unreported = 1n;
    expect(withdraw(world, member, 900)).toMatchObject({ code: 'BONUS_REMAINING' });
    expect(withdraw(world, member, 900.01)).toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
  });
});
