import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { allSent } from '../support/page-time.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

test.use({ agreed: false });

const agreement = (page: Page) => page.getByRole('dialog', { name: 'Agreement' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('remember-agreement'));
const asked = (sandbox: Sandbox) => callsOf(sandbox, 'listAgreements').length;
const total = '฿12,480.50';
const passDelay = (page: Page) => page.clock.fastForward(timings.agreementDelay);

async function leaveHome(page: Page) {
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
}

async function returnHome(page: Page) {
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(total)).toBeVisible();
}

/** An open agreement would cover the button that refreshes the balances. */
async function expectNoAgreement(page: Page) {
  await passDelay(page);
  const refreshed = page.waitForResponse('**/api/wallet');
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await refreshed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'R-304 R-305 R-308 it opens with its list after 1.5 s on home, which start again after leaving it',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    // The list fails at first, so that everything else is loaded before the clock stops.
    sandbox.control.fail('listAgreements', { code: 'INTERNAL_SERVER_ERROR' });
    await page.clock.install();
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText(total)).toBeVisible();
    await expect.poll(() => asked(sandbox)).toBe(1);
    await leaveHome(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await returnHome(page);
    await expect.poll(() => asked(sandbox)).toBe(2);
    await page.clock.runFor(timings.agreementDelay - 1);
    await leaveHome(page);
    await page.clock.runFor(5_000);
    await expect(agreement(page)).toBeHidden();
    await returnHome(page);
    await page.clock.runFor(timings.agreementDelay - 1);
    await allSent(page);
    await expect(agreement(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(agreement(page).getByRole('heading', { name: 'ข้อตกลงการใช้งาน' })).toBeVisible();
    await expect(agreement(page).getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveURL(/\/user\/home$/);
  },
);

test(
  'A-47 R-306 R-202 closed it opens on the next visit, accepted never again, also in later sessions',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText(total)).toBeVisible();
    for (const close of [
      () => agreement(page).getByRole('button', { name: 'Not now' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await passDelay(page);
      await expect(agreement(page)).toBeVisible();
      await close();
      await expect(agreement(page)).toBeHidden();
      expect(await flag(page)).toBeNull();
      await leaveHome(page);
      await returnHome(page);
    }
    await passDelay(page);
    await agreement(page).getByRole('button', { name: 'Accept' }).click();
    await expect(agreement(page)).toBeHidden();
    expect(await flag(page)).not.toBeNull();
    sandbox.control.clearRequests();
    await page.reload();
    await expect(page.getByText(total)).toBeVisible();
    await expectNoAgreement(page);
    expect(asked(sandbox)).toBe(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await flag(page)).not.toBeNull();
  },
);

test('R-307 A-47 a failure and a list without visible text are silent', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/contact');
  for (const fault of [
    { connection: 'breakBefore', times: 50 },
    { body: { agreements: ['', '<script>alert(1)</script>', '<!-- -->'] } },
  ] satisfies Parameters<Sandbox['control']['fail']>[1][]) {
    sandbox.control.clearRequests();
    sandbox.control.clearFaults();
    sandbox.control.fail('listAgreements', fault);
    await returnHome(page);
    await expect.poll(() => asked(sandbox), JSON.stringify(fault)).toBeGreaterThan(0);
    await expectNoAgreement(page);
    await expectSilence(page);
    await leaveHome(page);
  }
  expect(await flag(page)).toBeNull();
});

test('R-304 it waits until an open modal is closed', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const amount = page.getByRole('dialog').getByLabel('Amount (baht)');
  await amount.fill('100');
  await expect.poll(() => asked(sandbox)).toBe(1);
  await passDelay(page);
  // Keys typed afterwards still reach the form.
  await page.keyboard.type('5');
  await expect(amount).toHaveValue('1,005');
  await expect(agreement(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(agreement(page)).toBeVisible();
});
