import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { nonsense, written } from '../support/broken-screen.ts';
import { navigateAndSettle } from '../support/screens.ts';
import { rich } from '../support/test-world.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const year = 365 * 86_400_000;

/** Moves the device clock of the page; timers and the monotonic clock go on. */
const setClockBy = (page: Page, milliseconds: number) =>
  page.evaluate((by) => {
    const real = Date.now;
    Date.now = () => real() + by;
  }, milliseconds);

test(
  'quality 12: B-03 after the clock was set back, the balance and the statement are read again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/statement');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await goWithin(page, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await setClockBy(page, -600_000);
    sandbox.control.credit(rich, 100);
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByText('฿12,580.50')).toBeVisible();
    const before = callsOf(sandbox, 'listStatements').length;
    await goWithin(page, '/user/statement');
    await expect.poll(() => callsOf(sandbox, 'listStatements').length).toBeGreaterThan(before);
  },
);

test(
  'quality 12: B-03 the age of balances follows a corrected clock, and is unknown after a reload',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    // Ahead until the clock is corrected, also in the next document.
    await page.addInitScript((ahead) => {
      const real = Date.now;
      if (sessionStorage.getItem('corrected') === null) Date.now = () => real() + ahead;
    }, year);
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    sandbox.control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    await page.evaluate(() => {
      sessionStorage.setItem('corrected', 'yes');
    });
    await setClockBy(page, -year);
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByText(/^Couldn't update\..*\d+\sseconds?\sago/)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Couldn't update. Last updated: -.")).toBeVisible();
    await expect(page.getByText('฿12,480.50')).toBeVisible();
  },
);

test(
  'quality 12: a device clock that is not a number breaks no page with times',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      Date.now = () => NaN;
      globalThis.Date = class extends Date {
        constructor(...given: number[]) {
          // Date is called with what was given.
          super(...((given.length === 0 ? [NaN] : given) as [number]));
        }
      } as DateConstructor; // the same constructor, except without a time
    });
    await openSignedIn(page, sandbox, '/zzz');
    for (const address of ['/user/home', '/user/statement', '/user/bonus', '/user/statement?open=slips']) {
      await navigateAndSettle(page, address);
      const seen = await written(page);
      expect(seen, address).not.toMatch(nonsense);
      expect(seen, address).not.toContain('Invalid Date');
    }
  },
);
