import { beforeEach, describe, expect, test } from 'vitest';
import { all, find, open, press, see, shownText } from '../../support/screen.ts';
import { control, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

test('A-82 A-157 a refused spin is named, with the coins that are left', async () => {
  await open('/user/spin');
  control.fail('spin', { code: 'NO_DATA' });
  await press('button', /Spin/);
  await find('alertdialog');
  await see('Wheel spin · 3 coins left');
  await see("There's no wheel to spin right now");
  await see('No coin was used');
});

test('A-82 a refused claim has its own words', async () => {
  control.fail('claimCoupon', { code: 'NO_DATA' });
  await open('/user/spin?open=claim&coupon=66d0aa01');
  await press('button', /^Claim 50.00 baht$/);
  await find('alertdialog');
  await see("There's no prize to claim right now");
});

test('A-114 B-05 a coupon in the address is not called missing when the coupons cannot be loaded', async () => {
  control.fail('listCoupons', { status: 500, times: 9 });
  await open('/user/spin?open=claim&coupon=66d0aa01');
  await find('button', /try again/i);
  expect(all('alertdialog')).toEqual([]);
});

describe('a spin with an unknown outcome', () => {
  beforeEach(async () => {
    await open('/user/spin');
    control.fail('spin', { connection: 'breakAfter' });
    await press('button', /Spin/);
    await see('Not confirmed yet');
  });

  test('A-152 names the coins that are left', async () => {
    await see('Wheel spin · 2 coins left');
  });

  test('A-152 keeps the wheel without its button', async () => {
    await see('Wheel spin · 2 coins left');
    expect(document.querySelector('main canvas')).not.toBeNull();
    expect(all('button', /Spin/)).toEqual([]);
  });

  test('A-152 leads back to the wheel', async () => {
    await press('button', 'Close');
    await find('button', /Spin 2 coins/);
  });

  test('A-152 R-387 may have won a coupon, so the way back reads the coupons', async () => {
    control.giveCoupon(rich, 77.25);
    await press('button', 'Close');
    await see('77.25');
  });

  test('A-157 leaves no number of coins for the next one', async () => {
    await see('Wheel spin · 2 coins left');
    await press('button', 'Close');
    await find('button', /Spin 2 coins/);
    control.fail('spin', { connection: 'breakAfter' });
    control.fail('getSpinSetup', { code: 'INTERNAL_SERVER_ERROR', times: 50 });
    await press('button', /Spin/);
    await see('Not confirmed yet');
    await time.pass(1_000);
    expect(shownText()).toContain('Wheel spin');
    expect(shownText()).not.toContain('coins left');
  });
});
