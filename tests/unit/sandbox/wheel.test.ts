import { describe, expect, test } from 'vitest';
import { holding, walletCode } from '../../../mocks/sandbox/state/accounts.ts';
import { addCoupon, claimCoupon, couponsOf, toWireCoupon } from '../../../mocks/sandbox/state/coupons.ts';
import { createRandom } from '../../../mocks/sandbox/state/random.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { drawPrize, spinWheel, wheelOf } from '../../../mocks/sandbox/state/wheel.ts';
import { wheels, type Prize } from '../../../mocks/sandbox/state/wheel-prizes.ts';
import type { World } from '../../../mocks/sandbox/state/world.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { memberIn, laos, memberOf, noWallet, newcomer, rich, testWorld } from '../../support/test-world.ts';

function worldThatDraws(code: string, phone = rich): World {
  const { prizes } = wheels[memberOf(testWorld(), phone).currency];
  const sum = (list: readonly Prize[]) => list.reduce((total, { weight }) => total + weight, 0);
  const at = prizes.findIndex(({ slice }) => slice.code === code);
  const before = sum(prizes.slice(0, at));
  const next = () => (before + 0.5) / sum(prizes);
  return { ...testWorld(), random: { ...createRandom(1), next } };
}

describe('sandbox: the wheel', () => {
  test('prizes are drawn by weight, and equal seeds give equal draws', () => {
    const { prizes } = wheels.BAHT;
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20_000 }, () => drawPrize(prizes, random).slice.code);
    };
    const drawn = draw(7);
    expect(draw(7)).toEqual(drawn);
    const all = prizes.reduce((total, { weight }) => total + weight, 0);
    for (const { slice, weight } of prizes) {
      const share = drawn.filter((code) => code === slice.code).length / drawn.length;
      expect(Math.abs(share - weight / all)).toBeLessThan(0.012);
    }
  });

  test('codes are unique, so that a result identifies one slice', () => {
    for (const { prizes } of Object.values(wheels)) {
      expect(new Set(prizes.map(({ slice }) => slice.code)).size).toBe(prizes.length);
    }
  });

  test.each([
    [rich, 'S10', 1_000n, 'รางวัลวงล้อ 10 บาท'],
    [rich, 'S100', 10_000n, 'รางวัลวงล้อ 100 บาท'],
    [laos, 'S20', 1_000_000n, 'ລາງວັນຈາກກົງລໍ້ 10,000 ກີບ'],
  ])('%s wins %s: the wallet gets it and the statement tells it as luckydraw', (phone, code, amount, description) => {
    const world = worldThatDraws(code, phone);
    const member = memberOf(world, phone);
    const [before, coins] = [holding(world, member, walletCode), member.coin];
    expect(spinWheel(world, member)).toMatchObject({ code, remainingCoin: coins - 1 });
    expect(holding(world, member, walletCode)).toBe(before + amount);
    expect(statementOf(world, member)[0]).toMatchObject({
      statementType: 'bonus',
      status: 'SUCCESS',
      to: 'WALLET',
      amount: Number(amount) / 100,
      luckydraw: { description },
    });
  });

  test('a coupon can be claimed once within seven days and pays money', () => {
    const world = worldThatDraws('C50', newcomer);
    const member = memberOf(world, newcomer);
    member.coin = 2;
    spinWheel(world, member);
    spinWheel(world, member);
    expect(holding(world, member, walletCode)).toBe(0n);
    const [second, first] = couponsOf(world, member);
    expect(claimCoupon(world, member, first?.id ?? '')).toBeNull();
    expect(holding(world, member, walletCode)).toBe(5_000n);
    expect(statementOf(world, member)[0]).toMatchObject({ luckydraw: { description: 'คูปองวงล้อ 50 บาท' } });
    expect(claimCoupon(world, member, first?.id ?? '')).toMatchObject({ code: 'NO_CLAIMABLE_COUPON' });
    world.clock.advance(7 * 86_400_000);
    expect(claimCoupon(world, member, second?.id ?? '')).toMatchObject({ code: 'COUPON_EXPIRED' });
    expect(couponsOf(world, member)).toEqual([second]);
    expect(holding(world, member, walletCode)).toBe(5_000n);
  });

  test('coin prizes and blanks move no money', () => {
    for (const [code, coins] of Object.entries({ COIN1: 3, COIN2: 4, NONE: 2 })) {
      const world = worldThatDraws(code);
      const member = memberOf(world, rich);
      const before = world.ledger.transactions.length;
      expect(spinWheel(world, member)).toMatchObject({ code, remainingCoin: coins });
      expect(wheelOf(world, member).result.userCoin).toBe(coins);
      expect(world.ledger.transactions).toHaveLength(before);
    }
  });

  test('NO_DATA: without coins, without a wheel, without a wallet', () => {
    const world = testWorld();
    expect(spinWheel(world, memberOf(world, newcomer))).toMatchObject({ code: 'NO_DATA' });
    memberOf(world, noWallet).coin = 1;
    expect(spinWheel(world, memberOf(world, noWallet))).toMatchObject({ code: 'NO_DATA' });
    const closed = testWorld({ spin: false });
    expect(spinWheel(closed, memberOf(closed, rich))).toMatchObject({ code: 'NO_DATA' });
    expect(wheelOf(closed, memberOf(closed, rich)).result.activeSpinwheel).toBeNull();
    expect(memberOf(closed, rich).coin).toBe(3);
  });
});

describe('sandbox: coupons', () => {
  test('A-17 a coupon is claimed by its id, its code, or as a whole', () => {
    const { world, member } = memberIn(rich);
    const [byId, byCode, whole] = couponsOf(world, member);
    expect(byId && toWireCoupon(member, byId)).toMatchObject({ _id: '66d0aa01' });
    expect(byCode && toWireCoupon(member, byCode)).toMatchObject({ code: 'CP-2' });
    expect(Object.keys(whole ? toWireCoupon(member, whole) : {})).toEqual(['prize', 'amount']);
    const before = holding(world, member, walletCode);
    for (const coupon of ['66d0aa01', 'CP-2', whole ? toWireCoupon(member, whole) : '']) {
      expect(claimCoupon(world, member, coupon)).toBeNull();
    }
    expect(holding(world, member, walletCode)).toBe(before + 10_000n);
  });

  test('two equal coupons without an id are each claimed once', () => {
    const { world, member } = memberIn(newcomer);
    const given = { name: 'คูปอง', prizeCode: 'C50', amount: 700n, named: null };
    addCoupon(world, member, given);
    const wire = toWireCoupon(member, addCoupon(world, member, given));
    const codes = [1, 2, 3].map(() => claimCoupon(world, member, wire)?.code);
    expect(codes).toEqual([undefined, undefined, 'NO_CLAIMABLE_COUPON']);
    expect(holding(world, member, walletCode)).toBe(1_400n);
  });

  test('a coupon of another member cannot be claimed', () => {
    const world = testWorld();
    addCoupon(world, memberOf(world, laos), { name: 'ຄູປອງ', prizeCode: 'C50', amount: 100n });
    expect(claimCoupon(world, memberOf(world, laos), '66d0aa01')).toMatchObject({ code: 'INVALID_CODE' });
  });
});

describe('sandbox: the control API to the wheel', () => {
  const { sandbox, callControl } = runningSandbox();
  test('coins can be set, coupons given, and both are reported', async () => {
    expect(await callControl('POST', '/coins', { phone: newcomer, count: 5 })).toMatchObject({ status: 200 });
    const given = await callControl('POST', '/coupons', { phone: newcomer, amount: '12.50' });
    expect(given).toMatchObject({ status: 200 });
    expect(await callControl('GET', `/wheel/${newcomer}`)).toMatchObject({
      body: { coins: 5, drawn: [], coupons: [{ amount: '12.50', state: 'open' }] },
    });
    const { coupons } = sandbox().control.wheel(rich);
    expect(coupons.map(({ state }) => state)).toEqual('open open open open expired open open'.split(' '));
  });
});
