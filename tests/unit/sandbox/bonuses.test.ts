import { describe, expect, test } from 'vitest';
import { holding, totalOf } from '../../../mocks/sandbox/state/accounts.ts';
import { bonusCatalogue } from '../../../mocks/sandbox/state/bonus-catalogue.ts';
import { clearBonus } from '../../../mocks/sandbox/state/bonus-clear.ts';
import { activateBonus, bonusesOf, hasMinimum } from '../../../mocks/sandbox/state/bonus-offers.ts';
import { countedReceipts } from '../../../mocks/sandbox/state/bonus-receipts.ts';
import { addFunds } from '../../../mocks/sandbox/state/deposits.ts';
import { playTo, refreshGames } from '../../../mocks/sandbox/state/games.ts';
import { activatePromotion, currentPromotion, findPromotion } from '../../../mocks/sandbox/state/promotions.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { transfer } from '../../../mocks/sandbox/state/transfers.ts';
import { withdraw } from '../../../mocks/sandbox/state/withdrawals.ts';
import { wait } from '../../support/settle.ts';
import { memberOf, newcomer, playedThrough, rich, testWorld } from '../../support/test-world.ts';
import { walletByStatement } from '../../support/wallet-by-statement.ts';

const hour = 3_600_000;
const bonusText: unknown = expect.stringContaining('โบนัส');
const held = '0834567890';

/** The new member with this amount of baht in the wallet. */
function memberWith(amount: number) {
  const world = testWorld();
  const member = memberOf(world, newcomer);
  if (amount > 0) addFunds(world, member, amount);
  return { world, member };
}
const cardOf = (world: ReturnType<typeof testWorld>, phone: string, code: string) =>
  bonusesOf(world, memberOf(world, phone)).bonuses.find((bonus) => bonus.code === code);

describe('sandbox: receiving a bonus', () => {
  test.each([
    ['WELCOME100', 200, 20_000n, 60_000n],
    ['WELCOME100', 800, 50_000n, 150_000n],
    ['DAILY20', 100.05, 2_001n, 30_015n],
    ['SONGKRAN10', 500, 5_000n, 25_000n],
  ])('R-071 %s with %d baht adds its share up to its most, and binds', (code, amount, added, turnover) => {
    const { world, member } = memberWith(amount);
    const before = holding(world, member, 'WALLET');
    expect(activateBonus(world, member, code)).toMatchObject({
      userBonus: { isActive: true, received: [{ updatedAt: '2026-11-20T20:00:00+07:00' }] },
    });
    expect(holding(world, member, 'WALLET') - before).toBe(added);
    expect(member.bonus).toMatchObject({ code, turnoverLeft: turnover });
    expect(statementOf(world, member)[0]).toMatchObject({
      ...{ statementType: 'bonus', status: 'SUCCESS', from: null, to: 'WALLET' },
      ...{ amount: Number(added) / 100, bonus: { description: bonusText } },
    });
    expect(walletByStatement(world, member)).toBe(holding(world, member, 'WALLET'));
  });

  test('kip are 500 to the baht, also in what is asked for', () => {
    const world = testWorld({ laos: true });
    const member = memberOf(world, '02055512345');
    expect(activateBonus(world, member, 'DAILY20')).toMatchObject({ userBonus: { isActive: true } });
    // 20 percent of 1,250,000 kip exceeds the maximum.
    expect(holding(world, member, 'WALLET')).toBe(135_000_000n);
    expect(statementOf(world, member)[0]).toMatchObject({ bonus: { description: 'ໂບນັດລາຍວັນ 20%' } });
  });

  test('R-330…R-332 a limit is for good, a day ends at midnight and a week with Saturday, in Bangkok', () => {
    // 20:00 on a Friday.
    const { world, member } = memberWith(1000);
    const take = (code: string) => {
      const answer = activateBonus(world, member, code);
      clearBonus(world, member);
      return 'userBonus' in answer ? 'received' : answer.code;
    };
    expect(['DAILY20', 'DAILY20', 'DAILY20'].map(take)).toEqual(['received', 'received', 'BONUS_MAX_CLAIMED']);
    expect(['WEEKLY50', 'WEEKLY50'].map(take)).toEqual(['received', 'BONUS_MAX_CLAIMED']);
    expect(['WELCOME100', 'WELCOME100'].map(take)).toEqual(['received', 'BONUS_MAX_CLAIMED']);
    wait(world, 4 * hour - 1);
    expect(take('DAILY20')).toBe('BONUS_MAX_CLAIMED');
    wait(world, 1);
    expect(take('DAILY20')).toBe('received');
    wait(world, 24 * hour - 1);
    expect(take('WEEKLY50')).toBe('BONUS_MAX_CLAIMED');
    wait(world, 1);
    expect(take('WEEKLY50')).toBe('received');
    wait(world, 400 * 24 * hour);
    expect(take('WELCOME100')).toBe('BONUS_MAX_CLAIMED');
    expect(Array.from({ length: 5 }, () => take('SONGKRAN10'))).toEqual(Array(5).fill('received'));
  });

  test('A-71 the count is the same on both edges of a day and a week', () => {
    const at = (text: string) => Date.parse(`${text}+07:00`);
    const now = at('2024-01-17T12:00:00');
    expect(countedReceipts('day', [at('2024-01-17T00:00:00'), at('2024-01-16T23:59:59.999')], now)).toBe(1);
    expect(countedReceipts('week', [at('2024-01-14T00:00:00'), at('2024-01-13T23:59:59.999')], now)).toBe(1);
    expect(countedReceipts('week', [at('2024-01-20T23:59:59.999'), at('2024-01-21T00:00:00')], now)).toBe(1);
    expect(countedReceipts('limit', [0, now], now)).toBe(2);
  });

  test('R-105 the list says what was received and what is held', () => {
    const world = testWorld();
    expect(bonusesOf(world, memberOf(world, rich)).bonuses.map(({ code }) => code)).toEqual(
      bonusCatalogue.map(({ code }) => code),
    );
    expect(cardOf(world, rich, 'WELCOME100')?.userBonus).toMatchObject({ isActive: false, received: [{}] });
    expect(cardOf(world, rich, 'DAILY20')?.userBonus).toBeNull();
    expect(cardOf(world, held, 'DAILY20')?.userBonus).toMatchObject({ isActive: true, received: [{}] });
  });

  test('the minimum is that of the bonus that asks for least', () => {
    for (const [amount, isEnough] of [
      [99.99, false],
      [100, true],
    ] as const) {
      const { world, member } = memberWith(amount);
      expect(hasMinimum(world, member)).toBe(isEnough);
    }
  });
});

describe('sandbox: a bonus that is held', () => {
  test('it is played through, then all of it is withdrawn, which ends it', () => {
    const { world, member } = memberWith(200);
    activateBonus(world, member, 'WELCOME100');
    expect(withdraw(world, member, 400)).toMatchObject({ code: 'BONUS_CONDITION' });
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 400 });
    playTo(world, member, 'PGSLOT', 90_000n);
    refreshGames(world, member);
    expect(transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount: 900 })).toMatchObject({
      code: 'BONUS_CONDITION',
    });
    playTo(world, member, 'PGSLOT', 80_000n);
    refreshGames(world, member);
    expect(transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount: 800 })).toBeNull();
    expect(withdraw(world, member, 799)).toMatchObject({ code: 'BONUS_REMAINING' });
    expect(withdraw(world, member, 800)).toBeNull();
    expect(member.bonus).toBeNull();
    expect(walletByStatement(world, member)).toBe(0n);
  });
});

describe('sandbox: cancelling a bonus', () => {
  test('R-337 before it is played it is given back whole, and no trace of it is left in the wallet', () => {
    const { world, member } = memberWith(300);
    activateBonus(world, member, 'WEEKLY50');
    expect(clearBonus(world, member)).toBeNull();
    expect(holding(world, member, 'WALLET')).toBe(30_000n);
    expect(statementOf(world, member)[0]).toMatchObject({
      ...{ statementType: 'finish_bonus', status: 'SUCCESS', from: 'WALLET', to: null, amount: 150 },
      bonus: { description: 'โบนัสรายสัปดาห์ 50%' },
    });
    expect(walletByStatement(world, member)).toBe(30_000n);
    expect(withdraw(world, member, 300)).toBeNull();
  });

  test('with the money in a game it cannot be given back', () => {
    const { world, member } = memberWith(300);
    activateBonus(world, member, 'WEEKLY50');
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 400 });
    expect(clearBonus(world, member)).toMatchObject({ code: 'BONUS_CONDITION' });
  });

  test('once it is played, only when hardly anything is left; its percentFail of the wallet is withheld', () => {
    const { world, member } = memberWith(300);
    activateBonus(world, member, 'WEEKLY50');
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 441.5 });
    playTo(world, member, 'PGSLOT', 150n);
    expect(clearBonus(world, member)).toMatchObject({ code: 'BONUS_CONDITION' });
    playTo(world, member, 'PGSLOT', 149n);
    expect(totalOf(world, member)).toBe(1_000n);
    expect(clearBonus(world, member)).toBeNull();
    // 8 percent of 8.50
    expect(holding(world, member, 'WALLET')).toBe(782n);
    expect(statementOf(world, member)[0]).toMatchObject({ statementType: 'finish_bonus', amount: 0.68 });
    expect(walletByStatement(world, member)).toBe(782n);
  });

  test('one that is played through is withdrawn, not cancelled; of one that is lost nothing is withheld', () => {
    const world = testWorld();
    const member = memberOf(world, playedThrough);
    expect(clearBonus(world, member)).toMatchObject({ code: 'BONUS_REMAINING' });
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 895 });
    playTo(world, member, 'PGSLOT', 0n);
    expect(clearBonus(world, member)).toBeNull();
    expect(holding(world, member, 'WALLET')).toBe(500n);
    expect(statementOf(world, member)[0]).toMatchObject({ statementType: 'finish_bonus', from: null, amount: 0 });
  });

  test('what it left in a game is bonus money until it is home or played away', () => {
    const { world, member } = memberWith(300);
    activateBonus(world, member, 'WEEKLY50');
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 450 });
    playTo(world, member, 'PGSLOT', 999n);
    expect(clearBonus(world, member)).toBeNull();
    addFunds(world, member, 500);
    expect(activateBonus(world, member, 'DAILY20')).toMatchObject({ code: 'BONUS_REMAINING' });
    transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount: 9.99 });
    expect(activateBonus(world, member, 'DAILY20')).toMatchObject({ userBonus: { isActive: true } });
  });

  test('none that is held, none that can be cancelled', () => {
    const { world, member } = memberWith(300);
    expect(clearBonus(world, member)).toMatchObject({ code: 'KEY_INVALID' });
  });
});

describe('sandbox: promotions', () => {
  test('R-106 one is found by its code in upper case, received once, and held like a bonus', () => {
    const { world, member } = memberWith(100);
    const found = { percentFail: 10, description: 'โปรโมชันปีใหม่ รับเพิ่ม 50 บาท' };
    expect(findPromotion(world, member, 'naga2026')).toMatchObject({ code: 'NO_PROMOTION' });
    expect(findPromotion(world, member, 'NAGA2026')).toEqual(found);
    expect(currentPromotion(world, member)).toEqual({ promotion: null });
    expect(activatePromotion(world, member, 'NAGA2026')).toBeNull();
    expect(currentPromotion(world, member)).toEqual({ promotion: found });
    expect(holding(world, member, 'WALLET')).toBe(15_000n);
    expect(statementOf(world, member)[0]).toMatchObject({
      ...{ statementType: 'bonus', amount: 50 },
      promotion: { description: found.description },
    });
    expect(findPromotion(world, member, 'NAGA2026')).toMatchObject({ code: 'PROMOTION_RECEIVED' });
    expect(clearBonus(world, member)).toBeNull();
    expect(activatePromotion(world, member, 'NAGA2026')).toMatchObject({ code: 'PROMOTION_RECEIVED' });
    expect(statementOf(world, member)[0]).toMatchObject({ promotion: { description: found.description } });
  });

  test('one that may be had twice is refused as had too often', () => {
    const { world, member } = memberWith(100);
    const take = () => {
      const problem = activatePromotion(world, member, 'TWICE30');
      clearBonus(world, member);
      return problem;
    };
    expect([take(), take()]).toEqual([null, null]);
    expect(take()).toMatchObject({ code: 'BONUS_MAX_CLAIMED' });
    expect(findPromotion(world, member, 'TWICE30')).toMatchObject({ percentFail: 5 });
  });

  test('one with a single place is full for everybody after the first', () => {
    const world = testWorld();
    expect(activatePromotion(world, memberOf(world, rich), 'EARLY100')).toBeNull();
    const next = memberOf(world, '0856789012');
    expect(activatePromotion(world, next, 'EARLY100')).toMatchObject({ code: 'BONUS_FULL' });
  });
});
