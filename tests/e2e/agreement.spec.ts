import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expectSilence } from '../support/silence.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test.use({ agreed: false });

const agreement = (page: Page) => page.getByRole('dialog', { name: 'Agreement' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('remember-agreement'));
const asked = (sandbox: Sandbox) =>
  sandbox.requests.filter((request) => request.operationId === 'listAgreements').length;

/** Lets the page's stopped clock go on in small steps until something holds: to load a screen takes timers too. */
async function step(page: Page, holds: () => boolean | Promise<boolean>) {
  const next = async () => {
    await page.clock.runFor(5);
    return holds();
  };
  await expect.poll(next, { intervals: [20] }).toBe(true);
}

/** Opens the contact page, stops the page's clock and goes home, as far as the question for the agreements. */
async function goHome(page: Page, sandbox: Sandbox) {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/contact');
  await page.getByRole('heading', { name: 'Contact us' }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Home' }).click();
  await step(page, () => asked(sandbox) === 1);
}

test('R-011 R-202 R-304 R-305 R-201 it opens 1.5 s after home, with the list of the service', async ({
  page,
  sandbox,
}) => {
  await goHome(page, sandbox);
  await page.clock.runFor(1_300);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await expect(agreement(page)).toBeHidden();
  await page.clock.runFor(250);
  await expect(agreement(page)).toBeVisible();
  await expect(agreement(page).getByRole('heading', { name: 'ข้อตกลงการใช้งาน' })).toBeVisible();
  await expect(agreement(page).getByRole('heading', { name: 'ข้อมูลส่วนบุคคล' })).toBeVisible();
  await expect(agreement(page).getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('R-306 R-202 accepted once, it never comes again, and the end of the session keeps that', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  await agreement(page).getByRole('button', { name: 'Accept' }).click();
  await expect(agreement(page)).toBeHidden();
  expect(await flag(page)).not.toBeNull();
  sandbox.control.clearRequests();
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.waitForTimeout(2_000);
  await expect(agreement(page)).toBeHidden();
  await page.reload();
  await page.waitForTimeout(2_000);
  await expect(agreement(page)).toBeHidden();
  expect(asked(sandbox)).toBe(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await flag(page)).not.toBeNull();
});

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  'Not now': (page) => agreement(page).getByRole('button', { name: 'Not now' }).click(),
  Close: (page) => agreement(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
};
for (const [name, leave] of Object.entries(waysOut)) {
  test(`A-47 closed by "${name}" it is not accepted and asks on the next visit`, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await expect(agreement(page)).toBeVisible();
    await leave(page);
    await expect(agreement(page)).toBeHidden();
    expect(await flag(page)).toBeNull();
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle('Contact us');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(agreement(page)).toBeVisible();
  });
}

const failures: Record<string, Parameters<Sandbox['control']['fail']>[1]> = {
  'an error': { code: 'INTERNAL_SERVER_ERROR' },
  'a refusal': { code: 'REQUEST_LIMIT' },
  'a broken connection': { connection: 'breakBefore', times: 50 },
  nonsense: { body: { agreements: 'none' } },
};
for (const [name, fault] of Object.entries(failures)) {
  test(`R-307 ${name} in place of the list is silent`, async ({ page, sandbox }) => {
    sandbox.control.fail('listAgreements', fault);
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await expectSilence(page);
    await page.waitForTimeout(2_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(/not loaded/i)).toHaveCount(0);
    await expectSilence(page);
    expect(await flag(page)).toBeNull();
  });
}

for (const agreements of [[], [''], ['<script>alert(1)</script>', '<!-- -->']]) {
  test(`A-47 a list that shows nothing opens nothing: ${JSON.stringify(agreements)}`, async ({ page, sandbox }) => {
    sandbox.control.fail('listAgreements', { body: { agreements } });
    await openSignedIn(page, sandbox, '/user/home');
    await expect.poll(() => asked(sandbox)).toBe(1);
    await page.waitForTimeout(2_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('R-305 A-57 script in the list does not run and is not there', async ({ page, sandbox }) => {
  const hostile = '<p onclick="alert(1)">One</p><img src=x onerror="document.title=\'run\'"><script>alert(1)</script>';
  sandbox.control.fail('listAgreements', { body: { agreements: [hostile, '<p>Two</p>'] } });
  await openSignedIn(page, sandbox, '/user/home');
  await expect(agreement(page).getByText('Two')).toBeVisible();
  await expect(agreement(page).getByText('One')).toBeVisible();
  expect(
    await page.evaluate(() => document.querySelector('dialog script, dialog [onclick], dialog [onerror]')),
  ).toBeNull();
  await expect(page).toHaveTitle('Home');
});

test('R-308 home left before 1.5 s, it does not open, and 1.5 s are counted anew', async ({ page, sandbox }) => {
  await goHome(page, sandbox);
  await page.clock.runFor(1_300);
  await page.getByRole('link', { name: 'Contact' }).click();
  await step(page, () => page.getByRole('heading', { name: 'Contact us' }).isVisible());
  await page.clock.runFor(5_000);
  await expect(agreement(page)).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).click();
  await step(page, () => page.getByText('฿12,480.50').isVisible());
  await page.clock.runFor(1_300);
  await expect(agreement(page)).toBeHidden();
  await page.clock.runFor(250);
  await expect(agreement(page)).toBeVisible();
});

test('R-304 it waits until a modal that was opened before is closed; a name that opens none does not hold it', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const amount = page.getByRole('dialog').getByLabel('Amount (baht)');
  await amount.fill('100');
  await page.waitForTimeout(2_500);
  await expect(agreement(page)).toBeHidden();
  await expect(amount).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(agreement(page)).toBeVisible();
  await page.goto('/user/home?open=nothing');
  await expect(agreement(page)).toBeVisible();
});
