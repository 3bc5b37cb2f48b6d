import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { expect, members, openSignedIn } from './wallet-test.ts';

/** Opens the modal of a game by its address and waits for its username and password. */
export async function openGame(page: Page, sandbox: Sandbox, code: string, phone: string = members.rich) {
  await openSignedIn(page, sandbox, `/user/home?open=game&slot=${code}`, phone);
  const modal = page.getByRole('dialog').first();
  await expect(modal.getByText('Game username')).toBeVisible();
  return modal;
}

/** Moves the installed clock of the page beyond the time in which an equal command joins the previous one. */
export const afterDoubleTaps = (page: Page) => page.clock.fastForward(timings.submitDelay + 100);

/** What a page can learn about its opener; runs in that page. */
export const cameFrom = () => ({ hasOpener: window.opener !== null, referrer: document.referrer });

/** Clicks and returns the opened window, after it has reached the expected address. */
export async function popupOf(page: Page, click: () => Promise<void>, url: RegExp): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), click()]);
  await popup.waitForURL(url);
  return popup;
}
