import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { afterJoining } from './page-time.ts';
import { expect, members, openSignedIn } from './wallet-test.ts';

/** A command of the contract, as somebody gives it on screen in English. */
export interface Command {
  operationId: OperationId;
  /** Method and path on the wire; a path that ends in `*` is every path that begins like it. */
  request: string;
  /** Who gives it: the rich member unless it is another one; null for a visitor. */
  member?: string | null;
  /** Where its sheet opens, or the page that it is given on. */
  address: (sandbox: Sandbox) => string;
  /** What holds the command and tells its outcome: a sheet, or a page of its own. */
  place: (page: Page) => Locator;
  /** Puts the member where the command can be given, before its sheet opens. */
  prepare?: (page: Page, sandbox: Sandbox) => Promise<void> | void;
  /** Fills in what it needs; `round` tells one confirmation from the next. */
  fill: (page: Page, round: number) => Promise<void>;
  submit: (page: Page) => Locator;
  /** What shows that it is under way; a busy button unless it says so. */
  underWay?: (page: Page) => Locator;
  /** What the screen says when it is done. */
  done: (page: Page) => Locator;
  /** How often it was carried out so far, where the sandbox can tell. */
  carriedOut?: (sandbox: Sandbox) => number;
}

export const nothing = () => Promise.resolve();

/** What shows that a command is under way. */
export const underWay = (page: Page, command: Command): Locator =>
  command.underWay?.(page) ?? command.place(page).locator('button[aria-busy=true]').first();

/** Goes to an address within the app, without loading the page anew; Back and Forward know it. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * Signs in who gives a command, and shows home; a visitor sees the contact page when the command is opened. The page's clock can
 * be moved, as `openCommand` does.
 */
export async function signInFor(page: Page, sandbox: Sandbox, member: string | null = members.rich): Promise<void> {
  await page.clock.install();
  if (member !== null) await openSignedIn(page, sandbox, '/user/home', member);
}

/** Opens a command anew, from home or, for a visitor, from the contact page. */
export async function openCommand(page: Page, sandbox: Sandbox, command: Command): Promise<void> {
  // A command that is given again with the same input within 200 ms of its answer joins it.
  await page.clock.runFor(afterJoining);
  await command.prepare?.(page, sandbox);
  if (command.member === null) {
    // Who has just signed in here would be led home, unless the page is loaded anew (docs/decisions/006).
    if (/\/(register|contact)$/.test(page.url())) await goWithin(page, '/contact');
    else await page.goto('/contact');
    await expect(page.getByText('@nagawallet')).toBeVisible();
  } else {
    await goWithin(page, '/user/home');
    // A command that is given on a page of its own has left the screen when home is there.
    await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await goWithin(page, command.address(sandbox));
}
