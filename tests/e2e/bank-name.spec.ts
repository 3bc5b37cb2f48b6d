import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Edit bank account name' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Edit bank account name' });
const name = (page: Page) => modal(page).getByLabel('Account name in English');
const save = (page: Page) => modal(page).getByRole('button', { name: 'Save' });
const calls = (sandbox: Sandbox) => callsOf(sandbox, 'updateBankAccountName');
const member = members.bankNameThai;

test(
  'R-201 R-309 R-310 home offers to edit a KTB name, in English capital letters and spaces only',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home', member);
    await expect(offer(page)).toContainText('Your bank needs your account name in English. Please update it.');
    await offer(page).getByRole('link').click();
    await expect(modal(page)).toContainText('มาลี ศรีสุข');
    await expect(page).toHaveURL(/\/user\/home\?open=bank-name$/);
    await save(page).click();
    await expect(modal(page).getByText('Enter your account name')).toBeVisible();
    await expect(name(page)).toBeFocused();
    await name(page).fill('Malee 2');
    await save(page).click();
    await expect(modal(page).getByText('Bank account name must be in English only')).toBeVisible();
    await name(page).fill('');
    await name(page).pressSequentially('malee sri');
    await expect(name(page)).toHaveValue('MALEE SRI');
    await expect(modal(page).getByText('Bank account name must be in English only')).toBeHidden();
    expect(calls(sandbox)).toEqual([]);
  },
);

test(
  'R-311 R-313 a saved name is sent once with two keys, and is not offered any more',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=bank-name', member);
    await name(page).pressSequentially(' Malee Srisuk ');
    await save(page).dblclick();
    await expect(modal(page)).toBeHidden();
    await expect(page.getByText('Account name saved')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/home$/);
    expect(calls(sandbox).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/account/bankAccountName', { bankCode: 'KTB', bankAccountName: 'MALEE SRISUK' }],
    ]);
    expect(sandbox.control.member(member).bank?.bankAccountName).toBe('MALEE SRISUK');
  },
);

test(
  'R-312 R-313 B-04 a failure is a red toast; the typed name stays and can be sent again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, '/user/profile?open=bank-name', member);
    await name(page).fill('MALEE SRISUK');
    sandbox.control.fail('updateBankAccountName', { code: 'BANK_ACCOUNT_NAME_ENG' });
    await save(page).click();
    const refused = page.locator('[data-tone=danger]', { hasText: 'Bank account name must be in English only' });
    await expect(refused).toHaveRole('alert');
    await expect(modal(page).locator('[aria-invalid]')).toHaveCount(0);
    await expect(name(page)).toHaveValue('MALEE SRISUK');
    await expect(name(page)).toBeFocused();
    // The same name sent earlier would join the refused command.
    await page.clock.fastForward(timings.submitDelay);
    await save(page).click();
    await expect(modal(page)).toBeHidden();
  },
);
