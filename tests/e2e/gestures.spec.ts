import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { moneyCommands, openSheet, type MoneyCommand } from '../support/money-commands.ts';
import { expect, openSignedIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

type Gesture = (page: Page, command: MoneyCommand) => Promise<void>;

const pending = (page: Page, command: MoneyCommand) =>
  expect(command.place(page).locator('button[aria-busy=true]').first()).toBeVisible();

/** One confirmation each, whose answer waits until the gesture is over. */
const gestures: Record<string, Gesture> = {
  'double click': (page, command) => command.submit(page).dblclick(),
  'double click while the sheet rises': async (page, command) => {
    const isRising = (dialog: HTMLElement) => dialog.tagName === 'MAIN' || dialog.getAnimations().length > 0;
    expect(await command.place(page).evaluate(isRising)).toBe(true);
    // Playwright would wait for the button to stand still.
    await command.submit(page).dblclick({ force: true });
  },
  'five clicks in 50 ms': async (page, command) => {
    await command.submit(page).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 5; tap += 1) setTimeout(() => button.click(), tap * 10);
    });
    await page.waitForTimeout(100);
  },
  'Enter and click': async (page, command) => {
    const button = command.submit(page);
    await button.focus();
    await Promise.all([page.keyboard.press('Enter'), button.click({ force: true })]);
  },
  'clicks at once and while pending': async (page, command) => {
    const button = command.submit(page);
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await pending(page, command);
    await button.evaluate((element: HTMLElement) => element.click());
    await page.keyboard.press('Enter');
  },
  'Back and Forward while pending': async (page, command) => {
    await command.submit(page).click();
    await pending(page, command);
    const { pathname, search } = new URL(page.url());
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search);
    await expect(command.place(page)).toBeVisible();
  },
  'focus, visibility and reconnect while pending': async (page, command) => {
    await command.submit(page).click();
    await pending(page, command);
    await page.evaluate(() => {
      for (const name of ['offline', 'blur', 'focus', 'online']) dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  },
};

interface Given {
  page: Page;
  sandbox: Sandbox;
  wire: FaultProxy;
  command: MoneyCommand;
}

/** Makes a gesture on a sheet that was opened for it; counts what arrived and what was carried out. */
async function make(gesture: Gesture, round: number, { page, sandbox, wire, command }: Given) {
  await openSheet(page, sandbox, command);
  await command.fill(page, round);
  sandbox.control.clearRequests();
  const before = command.carriedOut(sandbox);
  const answer = wire.hold(command.request);
  await gesture(page, command);
  answer();
  const given = () => sandbox.requests.filter(({ operationId }) => operationId === command.operationId);
  await expect.poll(() => given()[0]?.status).toBe(200);
  // What would still be sent, would be sent with or soon after the answer.
  await page.waitForTimeout(300);
  return { requests: given().length, carriedOut: command.carriedOut(sandbox) - before };
}

/** What stands where the button was takes no part of the double click that it was tapped with. */
async function secondClickAfterTheAnswer({ page, sandbox, command }: Given) {
  await openSheet(page, sandbox, command);
  await command.fill(page, Object.keys(gestures).length);
  await command.submit(page).click();
  await expect(command.done(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(200);
  await expect(command.done(page)).toBeVisible();
}

const ids: Record<string, string> = { transfer: 'R-254 ', slip: 'R-219 ' };

for (const [name, command] of Object.entries<MoneyCommand>(moneyCommands)) {
  test(`quality 1: ${ids[name] ?? ''}one request per confirmation of a ${name}, whatever the gesture`, async ({
    page,
    sandbox,
    wire,
  }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await openSignedIn(page, sandbox, '/user/home');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    const made: Record<string, unknown> = {};
    for (const [round, [title, gesture]] of Object.entries(gestures).entries()) {
      await browser.send('Animation.setPlaybackRate', { playbackRate: title.endsWith('sheet rises') ? 0.02 : 1 });
      made[title] = await make(gesture, round, { page, sandbox, wire, command });
    }
    const once = { requests: 1, carriedOut: 1 };
    expect(made).toEqual(Object.fromEntries(Object.keys(gestures).map((title) => [title, once])));
    await secondClickAfterTheAnswer({ page, sandbox, wire, command });
  });
}
