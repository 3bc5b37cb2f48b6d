import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { all, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
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

  test('R-379 without coins says so in its middle, and sends no spin when it is pressed', async () => {
    control.setCoins(rich, 0);
    await open('/user/spin');
    const hub = await find('button', 'Spin 0 coins');
    hub.click();
    await time.pass(2_000);
    expect(all('status').some(({ textContent }) => textContent.includes('You need a coin'))).toBe(true);
    expect(callsOf('spin')).toEqual([]);
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

  test('R-379 asks for a coin after the prize of the last one, and not before', async () => {
    control.setCoins(rich, 1);
    control.fail('spin', {
      body: { success: true, error: null, result: { code: 'C50', label: 'C', remainingCoin: 0 } },
    });
    await open('/user/spin');
    await press('button', /Spin/);
    await until(() => /Spin 0 coins/.test(shownText()), 'the stop');
    await time.pass(499);
    expect(shownText()).not.toContain('You need a coin');
    control.setCoins(rich, 0);
    await find('dialog', 'Result');
    await goBack();
    await see('You need a coin');
  });

  test('R-382 R-387 reads the coupons again after a prize', async () => {
    await open('/user/spin');
    await press('button', /Spin/);
    await find('dialog', 'Result');
    control.giveCoupon(rich, 77.25);
    await goBack();
    await see('77.25');
  });

  test('A-121 R-382 leads to the coupons after "My coupons", and not after the next prize', async () => {
    await open('/user/spin');
    await press('button', /Spin/);
    await find('dialog', 'Result');
    await press('button', 'My coupons');
    const isAtCoupons = () => document.activeElement?.textContent === 'My coupons';
    await until(isAtCoupons, 'the focus');
    await press('button', /Spin/);
    await find('dialog', 'Result');
    await goBack();
    await until(() => all('dialog').length === 0, 'the wheel');
    await time.settle();
    expect(isAtCoupons()).toBe(false);
  });

  test.each([
    ['on another page is told the prize', 'link', 'Profile', 1],
    ['who logged out is told nothing', 'button', 'Log out', 0],
  ] as const)('A-81 A-22 a member %s', async (_where, role, name, count) => {
    await open('/user/spin');
    await press('button', /Spin/);
    await until(() => !all('button', /Spin/)[0]?.hasAttribute('aria-busy') || callsOf('spin').length > 0, 'the spin');
    await press(role, name);
    await time.pass(1_000);
    expect([...document.querySelectorAll('[data-tone=success]')]).toHaveLength(count);
  });

  test('A-81 that was left while it turned tells its prize in a toast, and not again on the next visit', async () => {
    control.fail('spin', {
      body: { success: true, error: null, result: { code: 'S100', label: '100', remainingCoin: 2 } },
    });
    await open('/user/spin');
    await press('button', /Spin/);
    await until(() => callsOf('spin').length > 0, 'the spin');
    await press('link', 'Profile');
    const told = /The wheel stopped on .+\. 2 coins left\./;
    const toasts = () => [...document.querySelectorAll('[data-tone=success]')].map(({ textContent }) => textContent);
    await until(() => toasts().length > 0, 'the toast');
    expect(toasts()).toEqual([expect.stringMatching(told)]);
    await until(() => toasts().length === 0, 'its end');
    await goBack();
    await find('button', 'Spin 3 coins');
    await time.pass(6_000);
    expect(toasts()).toEqual([]);
    expect(all('dialog')).toEqual([]);
    expect((await find('button', /Spin/)).hasAttribute('aria-busy')).toBe(false);
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

  test('R-390 are not claimed after Back within these 500 ms', async () => {
    await open('/user/spin');
    await press('button', /^Claim 1,/);
    await press('button', /^Claim .* baht$/);
    await time.pass(400);
    await goBack();
    await find('button', /^Claim 1,/);
    await time.pass(1_000);
    expect(callsOf('claimCoupon')).toEqual([]);
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
