import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { members } from './wallet-test.ts';

/** The message on /login after the end of a session. */
export const expired = 'Your session has ended. Please log in again.';

/** The token in localStorage and in sessionStorage. */
export const tokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')]);

/** Stores a fresh token, from a page that does not end the session. */
export async function signInAgain(page: Page, sandbox: Sandbox) {
  await page.goto('/terminated');
  await page.evaluate((token) => localStorage.setItem('token', token), sandbox.control.signIn(members.rich));
}
