import type { Page } from '@playwright/test';
import { register } from '../../src/i18n/en/register.ts';
import { field, next, phone } from '../support/register-test.ts';
import { smallPicture } from '../support/pictures.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const announcer = (page: Page) => page.locator('#root > [role=status]');

/** Marks the live regions that are there before a text comes. A region that comes with its text is not heard. */
const markRegions = (page: Page) =>
  page.evaluate(() => {
    for (const region of document.querySelectorAll('[aria-live]')) region.toggleAttribute('data-there');
  });

test('R-425 quality 14: a toast of a sheet comes into a live region that was there before', async ({
  page,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy game username' });
  await expect(copy).toBeVisible();
  await markRegions(page);
  await copy.press('Enter');
  await expect(page.locator('dialog [data-there] [data-tone]')).toHaveText(/^Copied: /);
});

test(
  'R-313 quality 14: a toast after a sheet has closed comes into a live region of the page',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=bank-name', members.bankNameThai);
    const name = page.getByRole('dialog').getByLabel('Account name in English');
    await expect(name).toBeVisible();
    await markRegions(page);
    await name.fill('MALEE SRISUK');
    await name.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#root > * > [data-there] [data-tone]')).toHaveText('Account name saved');
  },
);

test(
  'A-28 quality 14: the reason why a session ended is announced on the login',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    sandbox.control.fail('listStatements', { code: 'invalid-token' });
    await page.goto('/user/statement');
    await expect(page).toHaveURL(/\/login$/);
    await expect(announcer(page)).toHaveText(/Your session has ended\. Please log in again\.$/);
  },
);

test('R-163 quality 14: where a code was sent is announced', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await expect(announcer(page)).toHaveText(
    new RegExp(`^${register.codeSent.replace('{phone}', phone)}\\. ${register.otpReference} .+`),
  );
});

test('B-07 quality 14: the name of a chosen slip is announced', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=deposit&way=slip');
  const file = { name: 'my slip.png', mimeType: 'image/png', buffer: smallPicture('') };
  await page.getByRole('dialog').getByLabel('Choose slip image').setInputFiles(file);
  await expect(page.locator('dialog > [role=status]')).toHaveText('Slip image chosen: my slip.png');
});
