import { describe, expect, test } from 'vitest';
import { holding, totalOf } from '../../../mocks/sandbox/state/accounts.ts';
import { bonusCatalogue } from '../../../mocks/sandbox/state/bonus-catalogue.ts';
import { clearBonus } from '../../../mocks/sandbox/state/bonus-clear.ts';
import { activateBonus, bonusesOf, hasMinimum } from '../../../mocks/sandbox/state/bonus-offers.ts';
import { addFunds } from '../../../mocks/sandbox/state/deposits.ts';
import { playTo, refreshGames } from '../../../mocks/sandbox/state/games.ts';
import { activatePromotion, currentPromotion, findPromotion } from '../../../mocks/sandbox/state/promotions.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { transfer } from '../../../mocks/sandbox/state/transfers.ts';
import { withdraw } from '../../../mocks/sandbox/state/withdrawals.ts';
import { wait } from '../../support/settle.ts';
import {
  bonusHeld,
  laos,
  memberIn,
  memberOf,
  newcomer,
  playedThrough,
  rich,
  testWorld,
} from '../../support/test-world.ts';
import { walletByStatement } from '../../support/wallet-by-statement.ts';

const hour = 3_600_000;
const bonusText: unknown = expect.stringContaining('โบนัส');

/** The new member with this amount of baht in the wallet. */
function memberWith(amount: number) {
  const { world, member } = memberIn(newcomer);
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
  ])(
    'R-071 %s with %d baht adds its share up to its maximum and blocks withdrawals',
    (code, amount, added, turnover) => {
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
    },
  );

  test('500 kip are one baht, also for minimums', () => {
    const { world, member } = memberIn(laos, { laos: true });
    expect(activateBonus(world, member, 'DAILY20')).toMatchObject({ userBonus: { isActive: true } });
    // 20 percent of 1,250,000 kip exceeds the maximum.
    expect(holding(world, member, 'WALLET')).toBe(135_000_000n);
    expect(statementOf(world, member)[0]).toMatchObject({ bonus: { description: 'ໂບນັດລາຍວັນ 20%' } });
  });

  test('R-330…R-332 a limit is permanent; a day ends at midnight and a week on Saturday in Bangkok', () => {
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

  test('R-105 the list has the received and the active bonuses', () => {
    const world = testWorld();
    expect(bonusesOf(world, memberOf(world, rich)).bonuses.map(({ code }) => code)).toEqual(
      bonusCatalogue.map(({ code }) => code),
    );
    expect(cardOf(world, rich, 'WELCOME100')?.userBonus).toMatchObject({ isActive: false, received: [{}] });
    expect(cardOf(world, rich, 'DAILY20')?.userBonus).toBeNull();
    expect(cardOf(world, bonusHeld, 'DAILY20')?.userBonus).toMatchObject({ isActive: true, received: [{}] });
  });

  test('the minimum is the lowest of all bonuses', () => {
    const isEnough = ({ world, member }: ReturnType<typeof memberWith>) => hasMinimum(world, member);
    expect([99.99, 100].map(memberWith).map(isEnough)).toEqual([false, true]);
  });
});

describe('sandbox: an active bonus', () => {
  test('after its turnover the whole balance is withdrawn, which ends it', () => {
    const { world, member } = memberWith(200);
    activateBonus(world, member, 'WELCOME100');
    expect(withdraw(world, member, 400)).toMatchObject({ code: 'BONUS_CONDITION' });
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 400 });
    playTo(world, member, 'PGSLOT', 90_000n);
    refreshGames(world, member);
    const out = (amount: number) => transfer(world, member, { from: 'PGSLOT', to: 'WALLET', amount });
    expect(out(900)).toMatchObject({ code: 'BONUS_CONDITION' });
    playTo(world, member, 'PGSLOT', 80_000n);
    refreshGames(world, member);
    expect(out(800)).toBeNull();
    expect(withdraw(world, member, 799)).toMatchObject({ code: 'BONUS_REMAINING' });
    expect(withdraw(world, member, 800)).toBeNull();
    expect(member.bonus).toBeNull();
    expect(statementOf(world, member).slice(0, 2)).toMatchObject([
      { statementType: 'finish_bonus', status: 'SUCCESS', amount: 0 },
      { statementType: 'withdraw', status: 'PENDING', amount: 800 },
    ]);
    expect(walletByStatement(world, member)).toBe(0n);
  });
});

describe('sandbox: cancelling a bonus', () => {
  test('R-337 an unplayed bonus is returned completely', () => {
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

  test('it cannot be returned while its money is in a game', () => {
    const { world, member } = memberWith(300);
    activateBonus(world, member, 'WEEKLY50');
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 400 });
    expect(clearBonus(world, member)).toMatchObject({ code: 'BONUS_CONDITION' });
  });

  test('a played bonus can be cancelled only with little money left; percentFail is withheld', () => {
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

  test('a played-through bonus is withdrawn, not cancelled; after losing everything nothing is withheld', () => {
    const { world, member } = memberIn(playedThrough);
    expect(clearBonus(world, member)).toMatchObject({ code: 'BONUS_REMAINING' });
    transfer(world, member, { from: 'WALLET', to: 'PGSLOT', amount: 895 });
    playTo(world, member, 'PGSLOT', 0n);
    expect(clearBonus(world, member)).toBeNull();
    expect(holding(world, member, 'WALLET')).toBe(500n);
    expect(statementOf(world, member)[0]).toMatchObject({ statementType: 'finish_bonus', from: null, amount: 0 });
  });

  test('money left in a game stays bonus money until it is transferred back or lost', () => {
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

  test('without an active bonus nothing can be cancelled', () => {
    const { world, member } = memberWith(300);
    expect(clearBonus(world, member)).toMatchObject({ code: 'KEY_INVALID' });
  });
});

describe('sandbox: promotions', () => {
  test('R-106 a promotion is found by its upper-case code, received once, and held like a bonus', () => {
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
});
