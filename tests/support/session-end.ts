import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { members } from './wallet-test.ts';

/** What the login says to whom it was led by the end of a session. */
export const expired = 'Your session has ended. Please log in again.';

/** The token where the device keeps it, and where the visit does. */
export const tokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')]);

/** Puts a fresh token on the device, from a page that ends no session. */
export async function signInAgain(page: Page, sandbox: Sandbox) {
  await page.goto('/terminated');
  await page.evaluate((token) => localStorage.setItem('token', token), sandbox.control.signIn(members.rich));
}
