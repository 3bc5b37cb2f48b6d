import type { Page } from '@playwright/test';
import { password } from './wallet-test.ts';

/** Not registered. */
export const phone = '0891234567';
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const next = (page: Page) => page.locator('button[type=submit]').click();

export async function fillProfile(page: Page) {
  await field(page, 'Name').fill('Duangjai Todsob');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

export async function fillBank(page: Page) {
  await field(page, 'Bank').selectOption('KBANK');
  await field(page, 'Account number').fill('9876543210');
  await field(page, "Account holder's first name").fill('Duangjai');
  await field(page, "Account holder's last name").fill('Todsob');
}
