import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { allSent } from '../support/page-time.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';
import { inSeries } from '../support/volume.ts';

test.use({ agreed: false });

const agreement = (page: Page) => page.getByRole('dialog', { name: 'Agreement' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('remember-agreement'));
const asked = (sandbox: Sandbox) => callsOf(sandbox, 'listAgreements').length;
const total = '฿12,480.50';

/** Opens home on a page whose clock the test can move, and waits for the balances. */
async function openHome(page: Page, sandbox: Sandbox) {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText(total)).toBeVisible();
}

/** Moves the clock past the time after which the agreement opens. */
const passDelay = (page: Page) => page.clock.fastForward(timings.agreementDelay);

/**
 * The agreement's delay has passed and it did not open. A refresh of the balances afterwards proves it: an open
 * agreement would cover the button.
 */
async function expectNoAgreement(page: Page) {
  await passDelay(page);
  const refreshed = page.waitForResponse('**/api/wallet');
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await refreshed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Opens home with a stopped clock. Home was shown before without the list, so everything is loaded and nothing needs
 * the clock.
 */
async function goHome(page: Page, sandbox: Sandbox) {
  sandbox.control.fail('listAgreements', { code: 'INTERNAL_SERVER_ERROR' });
  await openHome(page, sandbox);
  await expect.poll(() => asked(sandbox)).toBe(1);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(total)).toBeVisible();
  await expect.poll(() => asked(sandbox)).toBe(2);
}

/** The agreement opens exactly when its delay is over. */
async function expectAfterDelay(page: Page) {
  await page.clock.runFor(timings.agreementDelay - 1);
  await allSent(page);
  await expect(agreement(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(agreement(page)).toBeVisible();
}

test('R-304 R-305 R-202 it opens 1.5 s after home with the texts of the service', async ({ page, sandbox }) => {
  await goHome(page, sandbox);
  await expectAfterDelay(page);
  await expect(agreement(page).getByRole('heading', { name: 'ข้อตกลงการใช้งาน' })).toBeVisible();
  await expect(agreement(page).getByRole('heading', { name: 'ข้อมูลส่วนบุคคล' })).toBeVisible();
  await expect(agreement(page).getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('R-306 R-202 after acceptance it never opens again, also in later sessions', async ({ page, sandbox }) => {
  await openHome(page, sandbox);
  await passDelay(page);
  await agreement(page).getByRole('button', { name: 'Accept' }).click();
  await expect(agreement(page)).toBeHidden();
  expect(await flag(page)).not.toBeNull();
  sandbox.control.clearRequests();
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(total)).toBeVisible();
  await expectNoAgreement(page);
  await page.reload();
  await expect(page.getByText(total)).toBeVisible();
  await expectNoAgreement(page);
  expect(asked(sandbox)).toBe(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await flag(page)).not.toBeNull();
});

test('A-47 closed without acceptance, it opens on the next visit', { tag: '@full' }, async ({ page, sandbox }) => {
  await openHome(page, sandbox);
  for (const close of [
    () => agreement(page).getByRole('button', { name: 'Not now' }).click(),
    () => agreement(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await passDelay(page);
    await expect(agreement(page)).toBeVisible();
    await close();
    await expect(agreement(page)).toBeHidden();
    expect(await flag(page)).toBeNull();
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(titled('Contact us'));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText(total)).toBeVisible();
  }
  await passDelay(page);
  await expect(agreement(page)).toBeVisible();
});

const failures: Record<string, Parameters<Sandbox['control']['fail']>[1]> = {
  'an error': { code: 'INTERNAL_SERVER_ERROR' },
  'a refusal': { code: 'REQUEST_LIMIT' },
  'a broken connection': { connection: 'breakBefore', times: 50 },
  nonsense: { body: { agreements: 'none' } },
};
test('R-307 an error, a refusal, a lost connection and nonsense are silent', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/contact');
  for (const [name, fault] of Object.entries(failures)) {
    sandbox.control.clearRequests();
    sandbox.control.clearFaults();
    sandbox.control.fail('listAgreements', fault);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText(total)).toBeVisible();
    await expect.poll(() => asked(sandbox), name).toBeGreaterThan(0);
    await expectNoAgreement(page);
    await expect(page.getByText(/not loaded/i), name).toHaveCount(0);
    await expectSilence(page);
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(titled('Contact us'));
  }
  expect(await flag(page)).toBeNull();
});

for (const agreements of [[], [''], ['<script>alert(1)</script>', '<!-- -->']]) {
  test(
    `A-47 a list without visible text does not open it: ${JSON.stringify(agreements)}`,
    inSeries(agreements.length > 1),
    async ({ page, sandbox }) => {
      sandbox.control.fail('listAgreements', { body: { agreements } });
      await openHome(page, sandbox);
      await expect.poll(() => asked(sandbox)).toBe(1);
      await expectNoAgreement(page);
    },
  );
}

test('R-308 leaving home within 1.5 s cancels it; on return the 1.5 s start again', async ({ page, sandbox }) => {
  await goHome(page, sandbox);
  await page.clock.runFor(timings.agreementDelay - 1);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(agreement(page)).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(total)).toBeVisible();
  await expectAfterDelay(page);
});

test('R-304 it waits until an open modal is closed; an unknown ?open= does not delay it', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const amount = page.getByRole('dialog').getByLabel('Amount (baht)');
  await amount.fill('100');
  await expect.poll(() => asked(sandbox)).toBe(1);
  await passDelay(page);
  // Keys typed afterwards still reach the form.
  await page.keyboard.type('5');
  await expect(amount).toHaveValue('1,005');
  await expect(amount).toBeFocused();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(agreement(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(agreement(page)).toBeVisible();
  await page.goto('/user/home?open=nothing');
  await expect(page.getByText(total)).toBeVisible();
  await passDelay(page);
  await expect(agreement(page)).toBeVisible();
});
