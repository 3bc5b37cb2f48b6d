import type { Page } from '@playwright/test';

export const sheet = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
export const rows = (page: Page) => sheet(page).locator('[role=rowgroup] + [role=rowgroup] > [role=row]');

/** An exact ledger amount in the format of the screen. */
export const grouped = (amount: string | undefined) => (amount ?? '').replace(/\B(?=(\d{3})+\.)/g, ',');
