import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { all, field, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

describe('the wheel', () => {
  // Virtual time has no animation frames and no animations: the wheel stands still, as with reduced motion.
  beforeEach(() => {
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList); // the parts that are used
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
      throw new Error('No animations');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test('R-379 with a negative number of coins has 0 and turns not', async () => {
    control.setCoins(rich, -2);
    await open('/user/spin');
    await see('You need a coin to spin the wheel');
    expect(shownText()).toContain('0 coins');
    expect(shownText()).not.toContain('-2');
  });

  test('R-379 with coins does not ask for any', async () => {
    await open('/user/spin');
    await find('button', /Spin/);
    expect(shownText()).not.toContain('You need a coin');
  });

  test('R-381 shows the prize 500 ms after its stop and not before', async () => {
    await open('/user/spin');
    await press('button', /Spin/);
    await see('The wheel is spinning');
    await until(() => !shownText().includes('The wheel is spinning'), 'the stop');
    await time.pass(499);
    expect(all('dialog')).toEqual([]);
    await time.pass(1);
    expect(all('dialog', 'Result')).toHaveLength(1);
  });

  test('R-382 turns again with the coins that are left after the first prize', async () => {
    await open('/user/spin');
    await press('button', /Spin/);
    await find('dialog', 'Result');
    const before = callsOf('getSpinSetup').length;
    await goBack();
    await until(() => callsOf('getSpinSetup').length === before + 1, 'the set-up');
    await press('button', /Spin/);
    await find('dialog', 'Result');
    expect(callsOf('spin')).toHaveLength(2);
    expect(shownText()).toContain(`${control.wheel(rich).coins} coin`);
  });

  test('R-385 that was refused can be turned again', async () => {
    await open('/user/spin');
    control.fail('spin', { code: 'NO_DATA' });
    await press('button', /Spin/);
    await find('alertdialog');
    await press('button', 'OK');
    await press('button', /Spin/);
    await find('dialog', 'Result');
  });

  test('R-376 follows the window 500 ms after its last change', async () => {
    await open('/user/spin');
    const size = () => document.querySelector('canvas')?.closest('[style]')?.getAttribute('style');
    const before = size();
    window.innerWidth = 300;
    window.dispatchEvent(new Event('resize'));
    await time.pass(499);
    expect(size()).toBe(before);
    await time.pass(1);
    expect(size()).toContain('255px');
    window.innerWidth = 1024;
  });
});

describe('coupons', () => {
  test('R-388 are three on a page', async () => {
    await open('/user/spin');
    await find('button', /^Claim 1,/);
    expect(all('button', /^Claim \d/)).toHaveLength(3);
  });

  test('R-390 are claimed 500 ms after the press and not before', async () => {
    await open('/user/spin');
    await press('button', /^Claim 1,/);
    await press('button', /^Claim .* baht$/);
    await time.pass(499);
    expect(callsOf('claimCoupon')).toEqual([]);
    await time.pass(1);
    expect(callsOf('claimCoupon')).toHaveLength(1);
  });

  test('R-393 that were refused can be claimed again', async () => {
    await open('/user/spin');
    control.fail('claimCoupon', { code: 'NO_CLAIMABLE_COUPON' });
    await press('button', /^Claim 1,/);
    await press('button', /^Claim .* baht$/);
    await find('alertdialog');
    await press('button', 'OK');
    await press('button', /^Claim .* baht$/);
    await see('Prize claimed');
  });
});

describe('a bonus', () => {
  test('R-333 that another device has taken is told when the page opens again', async () => {
    await open('/user/bonus');
    await field('Promotion code');
    await press('link', 'Profile');
    control.setBonus(rich, 100);
    await goBack();
    await see('You have an active bonus');
  });

  test('A-114 R-429 that could not be read, and the one that is held, are read again by one press', async () => {
    for (const id of ['listBonuses', 'checkActiveBonus'] as const) control.fail(id, { status: 500 });
    await open('/user/bonus');
    await press('button', 'Try again');
    await see('WEEKLY50');
    await field('Promotion code');
    expect(all('button', 'Try again')).toEqual([]);
    expect(callsOf('checkActiveBonus')).toHaveLength(2);
  });

  test('R-334 that could not be received can be received then', async () => {
    await open('/user/bonus?open=bonus&code=DAILY20');
    control.fail('activateBonus', { code: 'BONUS_CONDITION' });
    await press('button', 'Claim bonus');
    await find('alertdialog');
    await press('button', 'OK');
    await press('button', 'Claim bonus');
    await see('Bonus received');
    expect(callsOf('activateBonus')).toHaveLength(2);
  });
});

describe('a promotion code', () => {
  test('R-341 that was not found leaves the field for another one', async () => {
    await open('/user/bonus');
    await fill('Promotion code', 'nothing');
    await press('button', 'Search');
    await see('Promotion not found');
    await fill('Promotion code', 'songkran');
    await press('button', 'Search');
    await until(() => callsOf('findPromotion').length === 2, 'the second search');
    expect(callsOf('findPromotion').at(-1)?.path).toContain('SONGKRAN');
  });

  test('R-345 is asked for when the field is empty, and nothing is sent', async () => {
    await open('/user/bonus');
    await press('button', 'Search');
    await see('Enter a promotion code');
    expect(callsOf('findPromotion')).toEqual([]);
  });
});

describe('a promotion', () => {
  const description = 'Songkran gift\nOnce for each member';

  test('R-340 has the first line of its description as its heading', async () => {
    control.fail('findPromotion', { body: { percentFail: 10, description } });
    await open('/user/bonus?open=promotion&code=WATER');
    await find('heading', 'Songkran gift');
  });

  test('R-340 has its code and the other lines below', async () => {
    control.fail('findPromotion', { body: { percentFail: 10, description } });
    await open('/user/bonus?open=promotion&code=WATER');
    await see('Songkran giftWATEROnce for each member');
  });
});

describe('a refund', () => {
  const sheet = '/user/profile?open=refund&step=refund';

  test('R-274 asks for ten earlier ones', async () => {
    await open(sheet);
    await until(() => callsOf('listRefunds').length > 0, 'the list');
    expect(callsOf('listRefunds')[0]?.body).toEqual({ page: 1, limit: 10 });
  });

  test('A-107 that was refused takes the reason away when it is asked for again', async () => {
    control.lose(rich, 1_000);
    await open(sheet);
    control.fail('receiveRefund', { code: 'REFUND_CONDITION' });
    await press('button', 'Claim refund');
    await press('button', /^Claim \d/);
    const reasons = () => document.querySelectorAll('[data-tone=danger]');
    await until(() => reasons().length === 1, 'the reason');
    const release = holdAnswer('receiveRefund');
    await press('button', /^Claim/);
    await until(() => callsOf('receiveRefund').length === 2, 'the second request');
    expect(reasons()).toHaveLength(0);
    await release();
    await see('Refund received');
  });

  test('R-277 is checked again when the sheet opens again', async () => {
    await open('/user/home?open=refund&step=refund');
    await until(() => callsOf('checkRefund').length > 0, 'the check');
    const before = callsOf('checkRefund').length;
    await press('button', 'Close');
    await press('link', 'Refund');
    await until(() => callsOf('checkRefund').length > before, 'another check');
  });
});

describe('the invite bonus', () => {
  test('A-69 has a link for a member with a code, and none for a member without one', async () => {
    const sheet = '/user/home?open=invite&step=bonus';
    await open(sheet);
    await see('/register?code=NAGA88');
    await open(sheet, { as: '0823456789' });
    await see('No invited friends yet');
    expect(shownText()).not.toMatch(/register\?code|https?:/);
  });

  test('R-265 asks for ten friends', async () => {
    await open('/user/profile?open=invite&step=bonus');
    await until(() => callsOf('listInvites').length > 0, 'the list');
    expect(callsOf('listInvites')[0]?.body).toEqual({ page: 1, limit: 10 });
  });
});
