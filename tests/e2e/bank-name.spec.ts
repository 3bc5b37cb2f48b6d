import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { goWithin } from '../support/command.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Edit bank account name' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Edit bank account name' });
const name = (page: Page) => modal(page).getByLabel('Account name in English');
const save = (page: Page) => modal(page).getByRole('button', { name: 'Save' });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit bank account name' });
const calls = (sandbox: Sandbox) => callsOf(sandbox, 'updateBankAccountName');
const member = members.bankNameThai;

test('R-309 R-201 A-50 home offers to edit a KTB name that is not Latin', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home', member);
  await expect(offer(page)).toContainText('Your bank needs your account name in English. Please update it.');
  await offer(page).getByRole('link').click();
  await expect(modal(page)).toBeVisible();
  await expect(modal(page)).toContainText('มาลี ศรีสุข');
  await expect(page).toHaveURL(/\/user\/home\?open=bank-name$/);
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('R-309 a Latin name gets no offer, and its address no modal', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home', members.bonusHeld);
  await expect(page.getByRole('heading', { name: /^Slots/ })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await goWithin(page, '/user/profile?open=bank-name');
  await expect(page.getByRole('heading', { name: 'Bank account' })).toBeVisible();
  await expect(edit(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A-50 the offer can be dismissed for the visit', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home', member);
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { name: 'Contact us' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: /^Slots/ })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(offer(page)).toBeVisible();
});

test('R-310 A-40 only English letters and spaces are accepted, shown in capitals', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/profile?open=bank-name', member);
  await save(page).click();
  await expect(modal(page).getByText('Enter your account name')).toBeVisible();
  await expect(name(page)).toBeFocused();
  for (const typed of ['มาลี', 'Malee 2', 'Malee-Srisuk']) {
    await name(page).fill(typed);
    await save(page).click();
    await expect(modal(page).getByText('Bank account name must be in English only')).toBeVisible();
  }
  await name(page).fill('');
  await name(page).pressSequentially('malee sri');
  await expect(name(page)).toHaveValue('MALEE SRI');
  await expect(modal(page).getByText('Bank account name must be in English only')).toBeHidden();
  expect(calls(sandbox)).toEqual([]);
});

test('R-026 R-311 R-313 saving sends one call with two keys and removes the offer', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home', member);
  await offer(page).getByRole('link').click();
  await name(page).pressSequentially(' Malee Srisuk ');
  await save(page).evaluate((button) => {
    for (let tap = 0; tap < 5; tap += 1) if (button instanceof HTMLElement) button.click();
  });
  await expect(modal(page)).toBeHidden();
  await expect(page.getByText('Account name saved')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/home$/);
  expect(calls(sandbox).map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'PUT',
      path: '/api/account/bankAccountName',
      body: { bankCode: 'KTB', bankAccountName: 'MALEE SRISUK' },
    },
  ]);
  expect(sandbox.control.member(member).bank?.bankAccountName).toBe('MALEE SRISUK');
});

test('R-309 R-313 a name saved on the profile removes both offers', { tag: '@full' }, async ({ page, sandbox }) => {
  // The wallet was read before, so home starts with the old name.
  await openSignedIn(page, sandbox, '/user/home', member);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await edit(page).click();
  await name(page).fill('malee srisuk');
  await save(page).click();
  await expect(modal(page)).toBeHidden();
  await expect(page.getByText('Account name saved')).toBeVisible();
  await expect(page.getByText('MALEE SRISUK')).toBeVisible();
  await expect(edit(page)).toHaveCount(0);
  sandbox.control.fail('refreshSlots', { connection: 'never' });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: /^Slots/ })).toBeVisible();
  // Immediately, before the wallet is read again.
  expect(await offer(page).count()).toBe(0);
});

test('R-312 R-313 B-04 a failure is a red toast; the typed name stays and can be sent again', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/profile?open=bank-name', member);
  await name(page).fill('MALEE SRISUK');
  for (const [fault, text] of [
    [{ code: 'BANK_ACCOUNT_NAME_ENG' }, 'Bank account name must be in English only'],
    [{ code: 'NO_BANK' }, "We couldn't find your bank account. Please contact the admin."],
    [{ connection: 'breakBefore', times: 50 }, "We couldn't reach the server. Check your connection and try again."],
  ] as const) {
    sandbox.control.clearFaults();
    sandbox.control.fail('updateBankAccountName', fault);
    await save(page).click();
    const toast = page.locator('[data-tone=danger]', { hasText: text });
    await expect(toast).toBeVisible();
    await expect(toast).toHaveRole('alert');
    await expect(modal(page).locator('[aria-invalid]')).toHaveCount(0);
    await expect(name(page)).toHaveValue('MALEE SRISUK');
    await expect(name(page)).toBeFocused();
    // The toast has gone before a link in it could be followed.
    const contact = modal(page).getByRole('link', { name: 'Contact us' });
    await expect(contact).toHaveCount(text.includes('contact the admin') ? 1 : 0);
    // The same name sent earlier would join the refused command.
    await page.clock.fastForward(timings.submitDelay);
  }
  sandbox.control.clearFaults();
  await save(page).click();
  await expect(modal(page)).toBeHidden();
  expect(sandbox.control.member(member).bank?.bankAccountName).toBe('MALEE SRISUK');
});

test('A-114 an account that cannot be loaded can be tried again', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('getProfile', { code: 'INTERNAL_SERVER_ERROR' });
  await openSignedIn(page, sandbox, '/user/statement?open=bank-name', member);
  await modal(page).getByRole('button', { name: "Couldn't load. Try again." }).click();
  await expect(name(page)).toBeVisible();
});
