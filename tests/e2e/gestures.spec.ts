import type { Page } from '@playwright/test';
import { operations, type CommandId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { openAnew, signInFor, underWay, type Command } from '../support/command.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { plainCommands } from '../support/plain-commands.ts';
import { volume } from '../support/volume.ts';
import { callsOf, expect } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/** `pending` resolves when the request has arrived and the screen shows that it is under way. */
type Gesture = (page: Page, command: Command, pending: () => Promise<void>) => Promise<void>;

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
    // The button may be gone with Enter.
    const click = button.click({ force: true, timeout: 2_000 }).catch(() => expect(button).toBeHidden());
    await Promise.all([page.keyboard.press('Enter'), click]);
  },
  'clicks at once and while pending': async (page, command, pending) => {
    await command.submit(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await pending();
    // Later than what is joined as one tap.
    await page.waitForTimeout(timings.submitDelay + 50);
    for (const each of [command.submit(page), underWay(page, command)]) {
      if (await each.isVisible()) await each.evaluate((element: HTMLElement) => element.click());
    }
    await page.keyboard.press('Enter');
  },
  'Back and Forward while pending': async (page, command, pending) => {
    await command.submit(page).click();
    await pending();
    const { pathname, search } = new URL(page.url());
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search);
    await expect(command.place(page)).toBeVisible();
  },
  'focus, visibility and reconnect while pending': async (page, command, pending) => {
    await command.submit(page).click();
    await pending();
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
  command: Command;
}

/** Makes a gesture on a command that was opened for it; counts what arrived and, where that can be told, what was carried out. */
async function make(title: keyof typeof gestures, round: number, { page, sandbox, wire, command }: Given) {
  await openAnew(page, sandbox, command);
  await command.fill(page, round);
  sandbox.control.clearRequests();
  const given = () => callsOf(sandbox, command.operationId);
  const carriedOut = () => command.carriedOut?.(sandbox) ?? given().length;
  const before = carriedOut();
  const arrived = wire.count(command.request);
  const answer = wire.hold(command.request);
  await gestures[title]?.(page, command, async () => {
    await expect.poll(() => wire.count(command.request)).toBeGreaterThan(arrived);
    await expect(underWay(page, command)).toBeVisible();
  });
  answer();
  await expect.poll(() => given()[0]?.status).toBe(200);
  // What would still be sent, would be sent with or soon after the answer.
  await page.waitForTimeout(300);
  return { requests: given().length, carriedOut: carriedOut() - before };
}

/** What stands where the button was takes no part of the double click that it was tapped with. */
async function secondClickAfterTheAnswer({ page, sandbox, command }: Given) {
  await openAnew(page, sandbox, command);
  await command.fill(page, Object.keys(gestures).length);
  await command.submit(page).click();
  await expect(command.done(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(200);
  await expect(command.done(page)).toBeVisible();
}

const ids: Record<string, string> = { transfer: 'R-254 ', slip: 'R-219 ' };

const commands = Object.entries<Command>({ ...moneyCommands, ...plainCommands });

/** Every gesture for the first command, in the gate every other one for each other, so that each is made with half of them. */
const gesturesFor = (number: number, { member }: Command) =>
  Object.keys(gestures).filter((title, index) => {
    // A visitor gives every command on a page.
    const isPossible = member !== null || !title.endsWith('sheet rises');
    return isPossible && volume({ gate: number === 0 || (index + number) % 2 === 0, full: true });
  });
const thrown = commands.flatMap(([, command], number) => gesturesFor(number, command)).length;

test.describe(`quality 1: one request per confirmation (${thrown} gestures on ${commands.length} commands)`, () => {
  for (const [number, [name, command]] of commands.entries()) {
    test(`quality 1: ${ids[name] ?? ''}one request per confirmation of a ${name}, whatever the gesture`, async ({
      page,
      sandbox,
      wire,
    }) => {
      test.setTimeout(60_000);
      sandbox.control.setDelays({ settleDelayMs: null });
      await signInFor(page, sandbox, command);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Animation.enable');
      const made: Record<string, unknown> = {};
      const titles = gesturesFor(number, command);
      for (const [round, title] of titles.entries()) {
        await browser.send('Animation.setPlaybackRate', { playbackRate: title.endsWith('sheet rises') ? 0.02 : 1 });
        made[title] = await make(title, round, { page, sandbox, wire, command });
      }
      const once = { requests: 1, carriedOut: 1 };
      expect(made).toEqual(Object.fromEntries(titles.map((title) => [title, once])));
      await secondClickAfterTheAnswer({ page, sandbox, wire, command });
    });
  }
});

/** Commands that nobody gives on a screen of their own, and why. */
const without: Partial<Record<CommandId, string>> = {
  refreshSlots: 'given by home itself: home.spec.ts, R-205',
  markChatRead: 'given by the chat itself: chat.spec.ts, R-407',
  autoLogin: 'as autoLoginWithPassword, where the account has no password',
  uploadChatVideo: 'as uploadChatImage',
  updateProfile: 'not used',
  addFunds: 'not used',
  withdraw: 'not used: withdrawAll',
  addRefundToWallet: 'not used',
};

test('quality 1: every command of the contract is among those of which one request per confirmation is proved', () => {
  const proved = Object.values<Command>({ ...moneyCommands, ...plainCommands }).map(({ operationId }) => operationId);
  const commands = Object.values(operations).filter(({ effect }) => effect === 'command');
  const named = new Set([...proved, ...Object.keys(without)]);
  expect([...named].sort()).toEqual(commands.map(({ id }) => id).sort());
});
