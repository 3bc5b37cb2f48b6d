import type { Page } from '@playwright/test';

/** The address of a provider's QR sheet. */
export const view = (bank: string) => `/user/home?open=deposit&way=qr&bank=${bank}`;
export const sheet = (page: Page) => page.getByRole('dialog');
export const amount = (page: Page) => sheet(page).getByLabel('Amount (baht)');
export const picture = (page: Page) => sheet(page).getByRole('img', { name: /^QR code for/ });
export const timer = (page: Page) => sheet(page).getByRole('timer');

/** Fills in an amount and submits it. */
export async function create(page: Page, typed: string): Promise<void> {
  await amount(page).fill(typed);
  await submit(page).click();
}

export const submit = (page: Page) => sheet(page).locator('button[type=submit]');
