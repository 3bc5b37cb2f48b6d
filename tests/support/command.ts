import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { afterJoining } from './page-time.ts';
import { expect, openSignedIn } from './wallet-test.ts';

/** A command of the contract, as a member starts it on the English screen. */
export interface Command {
  operationId: OperationId;
  /** Method and path of the request; `*` at the end matches any rest. */
  request: string;
  /** The address of its sheet or page. */
  address: (sandbox: Sandbox) => string;
  /** The sheet or page that shows the command and its outcome. */
  place: (page: Page) => Locator;
  /** Prepares the member's data before the sheet opens. */
  prepare?: (page: Page, sandbox: Sandbox) => Promise<void> | void;
  /** Fills in the fields; different rounds give different confirmations. */
  fill: (page: Page, round: number) => Promise<void>;
  submit: (page: Page) => Locator;
  /** The sign that the command is running; default: a busy button. */
  underWay?: (page: Page) => Locator;
  /** The success message. */
  done: (page: Page) => Locator;
}

export const nothing = () => Promise.resolve();

/** The sign that a command is running. */
export const underWay = (page: Page, command: Command): Locator =>
  command.underWay?.(page) ?? command.place(page).locator('button[aria-busy=true]').first();

/** Navigates within the app without a page load, as a history entry. */
export async function goWithin(page: Page, address: string): Promise<void> {
  // The app removes this element when it has started. It does not hear of navigations before that.
  await expect(page.locator('#needs-script')).toHaveCount(0);
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Signs in the rich member and shows home. The page's clock can be moved, as `openCommand` does. */
export async function signInFor(page: Page, sandbox: Sandbox): Promise<void> {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  // The document shows the card before the app has read the wallet.
  await expect(page.getByRole('region', { name: 'Total balance' })).toHaveAttribute('aria-busy', 'false');
}

/** Opens home, and then the command. */
export async function openCommand(page: Page, sandbox: Sandbox, command: Command): Promise<void> {
  // An equal command within 200 ms of the answer would join the first one.
  await page.clock.runFor(afterJoining);
  await command.prepare?.(page, sandbox);
  await goWithin(page, '/user/home');
  // Home is visible, so a command on its own page has left the screen.
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await goWithin(page, command.address(sandbox));
}
