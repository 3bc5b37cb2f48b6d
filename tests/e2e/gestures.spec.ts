import type { Page } from '@playwright/test';
import { operations } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { openCommand, signInFor, underWay } from '../support/command.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { withoutScreen } from '../support/ledger-lists.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { afterJoining, advancePageClock } from '../support/page-time.ts';
import { inGroups, inSeries, volume } from '../support/volume.ts';
import { callsOf, expect } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

interface Gesture {
  /** Makes the gesture; `pending` resolves when the request has arrived and the screen shows that it is running. */
  make: (page: Page, command: MoneyCommand, pending: () => Promise<void>) => Promise<void>;
  /** Steps after the outcome is visible. */
  then?: (page: Page, command: MoneyCommand) => Promise<void>;
}

/** One confirmation each, whose answer is held until the gesture is complete. */
const gestures: Record<string, Gesture> = {
  'double click': { make: (page, command) => command.submit(page).dblclick() },
  'Enter and click': {
    make: async (page, command) => {
      const button = command.submit(page);
      await button.focus();
      // Enter may remove the button.
      const click = button.click({ force: true, timeout: 2_000 }).catch(() => expect(button).toBeHidden());
      await Promise.all([page.keyboard.press('Enter'), click]);
    },
  },
  'clicks at once and while pending': {
    make: async (page, command, pending) => {
      await command.submit(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await pending();
      // Longer than the time in which taps are joined.
      await page.clock.runFor(afterJoining);
      for (const each of [command.submit(page), underWay(page, command)]) {
        if (await each.isVisible()) await each.evaluate((element: HTMLElement) => element.click());
      }
      await page.keyboard.press('Enter');
    },
  },
  'Back and Forward while pending': {
    make: async (page, command, pending) => {
      await command.submit(page).click();
      await pending();
      const { pathname, search } = new URL(page.url());
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search);
      await expect(command.place(page)).toBeVisible();
    },
  },
  'focus, visibility and reconnect while pending': {
    make: async (page, command, pending) => {
      await command.submit(page).click();
      await pending();
      await page.evaluate(() => {
        for (const name of ['offline', 'blur', 'focus', 'online']) dispatchEvent(new Event(name));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    },
  },
  // The element that replaces the button must not receive the second click.
  'a double click whose second click comes after the answer': {
    make: (page, command) => command.submit(page).click(),
    then: async (page, command) => {
      await expect(command.done(page)).toBeVisible();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await advancePageClock(page);
      await expect(command.done(page)).toBeVisible();
    },
  },
};

interface Setup {
  page: Page;
  sandbox: Sandbox;
  wire: FaultProxy;
  command: MoneyCommand;
}

/** Makes a gesture on an opened command; counts the requests and the executions. */
async function make(title: string, round: number, { page, sandbox, wire, command }: Setup) {
  const gesture = gestures[title];
  await openCommand(page, sandbox, command);
  await command.fill(page, round);
  sandbox.control.clearRequests();
  const received = () => callsOf(sandbox, command.operationId);
  const before = command.carriedOut(sandbox);
  const arrived = wire.count(command.request);
  const answer = wire.hold(command.request);
  await gesture?.make(page, command, async () => {
    await expect.poll(() => wire.count(command.request)).toBeGreaterThan(arrived);
    await expect(underWay(page, command)).toBeVisible();
  });
  answer();
  await expect.poll(() => received()[0]?.status).toBe(200);
  await gesture?.then?.(page, command);
  // A further request would be sent with or soon after the answer.
  await advancePageClock(page);
  return { requests: received().length, carriedOut: command.carriedOut(sandbox) - before };
}

const ids: Record<string, string> = { transfer: 'R-254 ', slip: 'R-219 ' };

// `send-command.test.ts` repeats every command of the contract without a page.
const commands = Object.entries<MoneyCommand>(moneyCommands);
const everyTitle = Object.keys(gestures);

/** `npm test` makes one gesture per command, in turn; the full run makes all pairs. */
function gesturesFor(number: number) {
  return volume({ gate: everyTitle.filter((_, index) => index === number % everyTitle.length), full: everyTitle });
}
const gesturesMade = commands.flatMap((_, number) => gesturesFor(number));

test.describe(`quality 1: one request per confirmation (${gesturesMade.length} gestures on ${commands.length} commands)`, () => {
  for (const group of inGroups([...commands.entries()])) {
    const cases = group.flatMap(([number, [name, command]]) =>
      gesturesFor(number).map((title, round) => ({ name: `${name}, ${title}`, title, round, command })),
    );
    const names = group.map(([, [name]]) => `${ids[name] ?? ''}${name}`).join(', ');
    // `use-money-command.test.ts` shows for all commands that a second confirmation sends nothing.
    const inGate = inSeries(group.some(([number]) => number === 0));
    test(
      `quality 1: one request per confirmation, whatever the gesture: ${names}`,
      inGate,
      async ({ page, sandbox, wire }) => {
        test.setTimeout(30_000 + 10_000 * cases.length);
        sandbox.control.setDelays({ settleDelayMs: null });
        await signInFor(page, sandbox);
        const made: Record<string, unknown> = {};
        for (const { name, title, round, command } of cases) {
          made[name] = await test.step(name, () => make(title, round, { page, sandbox, wire, command }));
        }
        const once = { requests: 1, carriedOut: 1 };
        expect(made).toEqual(Object.fromEntries(cases.map(({ name }) => [name, once])));
      },
    );
  }
});

test('quality 1: one request per confirmation is tested for every money command of the contract', () => {
  const proved = Object.values<MoneyCommand>(moneyCommands).map(({ operationId }) => operationId);
  const withScreen = Object.values(operations).filter(({ id, money }) => money && !withoutScreen.includes(id));
  expect(proved.sort()).toEqual(withScreen.map(({ id }) => id).sort());
});
