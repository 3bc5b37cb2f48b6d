import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { expect, members, openSignedIn } from './wallet-test.ts';

/** Opens the modal of a game by its address, and waits for the account's own login. */
export async function openGame(page: Page, sandbox: Sandbox, code: string, phone: string = members.rich) {
  await openSignedIn(page, sandbox, `/user/home?open=game&slot=${code}`, phone);
  const modal = page.getByRole('dialog').first();
  await expect(modal.getByText('Game username')).toBeVisible();
  return modal;
}

/**
 * Moves the page's clock, which the test has installed, past the time in which the same command would join the one before, as a double
 * tap does (quality 1).
 */
export const afterDoubleTaps = (page: Page) => page.clock.fastForward(timings.submitDelay + 100);

/** What a page can tell of who opened it; runs there. */
export const cameFrom = () => ({ hasOpener: window.opener !== null, referrer: document.referrer });

/** Clicks and hands back the window that opens, once it is where it was sent. */
export async function popupOf(page: Page, click: () => Promise<void>, url: RegExp): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), click()]);
  await popup.waitForURL(url);
  return popup;
}
