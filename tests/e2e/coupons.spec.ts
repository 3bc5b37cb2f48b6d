import type { Page } from '@playwright/test';
import { spin as english } from '../../src/i18n/en/spin.ts';
import { goWithin } from '../support/command.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { advancePageClock } from '../support/page-time.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/spin';
const rows = (page: Page) => page.getByRole('table', { name: english.coupons }).getByRole('row');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const sheet = (page: Page) => page.getByRole('dialog', { name: english.claimTitle });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: /^Claim \d/ });
const claimOnPage = (page: Page, row: number) => rows(page).nth(row).getByRole('button', { name: 'Claim' });

test(
  'R-387 R-388 B-47 seven coupons are three pages, with numbers, prizes, amounts and named buttons',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(rows(page)).toHaveText([
      'No.PrizeAmountClaim',
      '1คูปอง 50คูปองวงล้อ฿50.00Claim',
      '220 บาทคูปองวันเกิด฿20.00Claim',
      '310 บาทคูปองวงล้อ฿10.00Claim',
    ]);
    await expect(rows(page).nth(1).getByRole('cell').first()).toHaveCSS('font-size', '12px');
    for (const row of [1, 2, 3]) {
      await expect(claimOnPage(page, row)).toHaveAccessibleName(new RegExp(`^Claim ${row}, .+`));
    }
    await pager(page).getByRole('button', { name: 'Next page' }).click();
    await expect(rows(page)).toHaveText([
      /^No/,
      '4100 บาทคูปองเพิ่มยอดฝาก฿100.00Claim',
      '5คูปอง 50คูปองวงล้อ฿50.00Claim',
      '6คูปองปีใหม่฿500.00Claim',
    ]);
    await pager(page).getByRole('button', { name: 'Last page' }).click();
    await expect(rows(page)).toHaveText([/^No/, /^7คูปองเงินสดพิเศษ 200\sบาท/]);
    expect(callsOf(sandbox, 'listCoupons')).toHaveLength(1);
  },
);

test(
  'R-389 R-391 A-17 a coupon is claimed after a question, by its id, by its code or as a whole',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    const sent = () => callsOf(sandbox, 'claimCoupon').map(({ body }) => body);
    const claims = [
      ['คูปอง 50', '50.00', { coupon: '66d0aa01' }],
      ['20 บาท', '20.00', { coupon: 'CP-2' }],
      ['10 บาท', '10.00', { coupon: { prize: { name: 'คูปองวงล้อ' }, amount: 10 } }],
    ] as const;
    for (const [round, [prize, amount, body]] of claims.entries()) {
      await claimOnPage(page, 1).click();
      await expect(sheet(page)).toContainText(`Claim ${prize} (${amount} baht)?`);
      expect(sent()).toHaveLength(round);
      await confirm(page).click();
      await expect(sheet(page).getByRole('heading', { name: english.claimed })).toBeVisible();
      await expect(sheet(page)).toContainText(`${amount} baht${english.claimed}${prize}Main wallet`);
      expect(sent().at(-1)).toMatchObject(body);
      // The header also has a button named "Close".
      await sheet(page).getByRole('button', { name: 'Close' }).last().click();
      await expect(page).toHaveURL(/\/user\/spin$/);
      await expect.poll(() => callsOf(sandbox, 'listCoupons').length).toBeGreaterThanOrEqual(round + 2);
    }
    await expect(rows(page)).toHaveText([/^No/, /^1100\sบาท/, /^2/, /^3คูปองปีใหม่฿/]);
    expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8260.00');
    await page.getByRole('link', { name: 'Statement' }).click();
    const newest = page.getByRole('main').locator('ul[aria-busy] > li').first();
    await expect(newest).toContainText('คูปองวงล้อ 10 บาท');
    await expect(newest).toContainText('+฿10.00');
  },
);

test(
  'R-390 three presses send one claim, 500 ms after the last; leaving sends none',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, address);
    await claimOnPage(page, 1).click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await confirm(page).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await advancePageClock(page, 800);
    expect(callsOf(sandbox, 'claimCoupon')).toHaveLength(0);

    await claimOnPage(page, 1).click();
    await confirm(page).hover();
    // A real mouse: the second and third press belong to a double and triple click.
    for (const clickCount of [1, 2, 3]) {
      await advancePageClock(page, 400);
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    }
    await advancePageClock(page, 499);
    expect(callsOf(sandbox, 'claimCoupon')).toHaveLength(0);
    await advancePageClock(page, 1);
    await expect(sheet(page)).toContainText(english.claimed);
    await advancePageClock(page, 1_000);
    expect(callsOf(sandbox, 'claimCoupon')).toHaveLength(1);
  },
);

test(
  'R-387 B-05 an empty list and a coupon that is not in the list each show a message',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address, members.empty);
    await expect(page.getByText(english.couponsEmpty)).toBeVisible();
    await goWithin(page, `${address}?open=claim&coupon=gone`);
    const missing = page.getByRole('alertdialog', { name: english.claimTitle });
    await expect(missing).toContainText(english.couponMissing);
    await missing.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(sandbox.url + address);
  },
);

test(
  'R-393 B-47 a refused coupon keeps its reason in its row, on a later visit of the page too, until it is claimed',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    sandbox.control.fail('claimCoupon', { code: 'NO_CLAIMABLE_COUPON' });
    await claimOnPage(page, 2).click();
    await confirm(page).click();
    const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
    await expect(ok).toBeVisible();
    await expect(confirm(page)).toBeHidden();
    await ok.click();
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    const reason = english['error.NO_CLAIMABLE_COUPON'];
    await expect(rows(page).filter({ hasText: reason })).toHaveText([/^220 บาท/]);
    await page.getByRole('link', { name: 'Statement' }).click();
    await page.goBack();
    await expect(rows(page).filter({ hasText: reason })).toHaveText([/^220 บาท/]);
    // Held, so that its row can be read while it is claimed again.
    sandbox.control.fail('claimCoupon', { code: 'INVALID_CODE' });
    const letGo = await holdAnswer(page, 'claimCoupon');
    await claimOnPage(page, 2).click();
    const sent = page.waitForRequest('**/coupon/claim');
    await confirm(page).click();
    await sent;
    await page.keyboard.press('Escape');
    await expect(page.getByText(reason)).toBeHidden();
    await letGo();
    await expect(rows(page).filter({ hasText: english['error.INVALID_CODE'] })).toHaveText([/^220 บาท/]);
  },
);
