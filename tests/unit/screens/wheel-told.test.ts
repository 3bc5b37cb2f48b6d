import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wheels } from '../../../mocks/sandbox/state/wheel-prizes.ts';
import { spin } from '../../../src/i18n/en/spin.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, find, goBack, open, press, until } from '../../support/screen.ts';

// What the wheel reads and paints again, and what is said of coupons.

const page = '/user/spin';
const slices = wheels.BAHT.prizes.map(({ slice }) => slice);

describe('a spin', () => {
  /** The texts on the wheel, in the order in which they were painted. */
  let painted: string[];

  // Virtual time has no animation frames and no animations: the wheel stands still, as with reduced motion.
  beforeEach(() => {
    painted = [];
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList); // the parts that are used
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
      throw new Error('No animations');
    });
    const used = ['translate', 'rotate', 'beginPath', 'moveTo', 'arc', 'closePath', 'clip', 'fill', 'stroke', 'save'];
    const more = ['restore', 'drawImage', 'clearRect', 'resetTransform'];
    const context = Object.fromEntries([...used, ...more].map((name) => [name, () => undefined]));
    const texts = { measureText: () => ({ width: 1 }), fillText: (text: string) => painted.push(text) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ ...context, ...texts } as never); // the parts that are used
  });
  afterEach(() => vi.restoreAllMocks());

  test('R-382 paints the prizes that have changed', async () => {
    await open(page);
    await press('button', /^Spin/);
    await find('dialog', 'Result');
    expect(painted).not.toContain('New');
    const changed = slices.map((slice, index) => (index === 0 ? { ...slice, label: 'New' } : slice));
    const result = { activeSpinwheel: { name: 'W', slices: changed }, userCoin: 2 };
    control.fail('getSpinSetup', { body: { result }, times: 9 });
    await goBack();
    await until(() => all('list', 'Prizes on the wheel')[0]?.textContent.includes('New') === true, 'the prizes');
    expect(painted).toContain('New');
  });

  test('R-040 does not read the wallet for its currency again', async () => {
    await open(page);
    await find('button', /^Claim 1,/);
    await until(() => callsOf('getWallet').length > 0, 'the wallet');
    await press('button', /^Spin/);
    await find('dialog', 'Result');
    await time.pass(2_000);
    expect(callsOf('getWallet')).toHaveLength(1);
  });
});

describe('coupons', () => {
  const coupon = (name: string) => ({ _id: name, prize: { name, slice: 'C50' }, amount: 10 });
  const list = (...names: string[]) => {
    control.clearFaults();
    control.fail('listCoupons', { status: 200, body: { coupons: names.map(coupon) }, times: 99 });
  };
  const refuse = async (index: number, code: 'NO_CLAIMABLE_COUPON' | 'COUPON_EXPIRED') => {
    control.fail('claimCoupon', { code });
    await press('button', new RegExp(`^Claim ${index},`));
    await press('button', /^Claim .* baht$/);
    await find('alertdialog');
    await press('button', 'OK');
    if (code === 'NO_CLAIMABLE_COUPON') await press('button', 'Cancel');
    await until(() => all('dialog').length === 0, 'the list');
  };

  test('R-393 B-47 that were refused one after another keep both reasons', async () => {
    list('A', 'B', 'C');
    await open(page);
    await refuse(1, 'NO_CLAIMABLE_COUPON');
    await refuse(2, 'COUPON_EXPIRED');
    const rows = all('row').map(({ textContent }) => textContent);
    expect(rows[1]).toContain(spin['error.NO_CLAIMABLE_COUPON']);
    expect(rows[2]).toContain(spin['error.COUPON_EXPIRED']);
  });

  test('B-05 that were just won are not called missing on the second visit', async () => {
    list('A');
    await open(page);
    await find('button', /^Claim 1,/);
    await press('link', 'Statement');
    list('A', 'WON');
    const release = holdAnswer('listCoupons');
    history.pushState(null, '', `${page}?open=claim&coupon=WON`);
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => callsOf('listCoupons').length === 2, 'the second reading');
    const missing = all('alertdialog').length;
    await release();
    await find('button', 'Claim 10.00 baht');
    expect(missing).toBe(0);
  });
});
