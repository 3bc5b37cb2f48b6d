import type { Page } from '@playwright/test';

export const publicPages = ['/login', '/register', '/howto', '/contact'] as const;
export const memberPages = ['/user/home', '/user/profile', '/user/statement', '/user/contact'] as const;
/** Outside both shells. */
export const loosePages = ['/terminated', '/zzz'] as const;
/** Modals by their address, each over a page that offers it. */
export const modals = [
  '/user/home?open=conditions',
  '/user/home?open=transfer',
  '/user/home?open=withdraw',
  '/user/profile?open=password',
  '/user/statement?open=slips',
] as const;

/** Opens an address and waits until nothing more is on its way to it. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}
