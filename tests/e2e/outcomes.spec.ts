import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { afterCheck } from '../support/closed-sheet.ts';
import { goWithin, openCommand, signInFor, underWay } from '../support/command.ts';
import { wireFaults, type WireFaultName } from '../support/fault-proxy.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { advancePageClock } from '../support/page-time.ts';
import { grouped } from '../support/rewards.ts';
import { inGroups } from '../support/volume.ts';
import { expect, members } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/**
 * The faults after which an outcome is unknown. A refusal has refusals.spec.ts, the end of a session expiry.spec.ts. Without any
 * answer a command is unknown after its limit only.
 */
const faults = [
  'refused before sending',
  'applied then reset',
  'truncated body',
  'invalid JSON',
  'HTML 200',
  'request timeout',
  'bad gateway',
  'raw text 500',
  'broken schema',
] as const satisfies WireFaultName[];

const quote = (page: Page) => page.getByRole('figure', { name: 'Message from the service:' }).getByRole('paragraph');

/** The app does not say that the command failed. Quoted texts of the server do not count. */
async function expectNoFailure(page: Page, command: MoneyCommand) {
  const words = await quote(page).allTextContents();
  const shown = await command.place(page).innerText();
  expect(words.reduce((text, quoted) => text.replace(quoted, ''), shown)).not.toMatch(/fail|ORA-/i);
}

/** The unknown outcome, from its first sentence until the state is read, which may show that the command is done. */
async function expectUnknown(page: Page, command: MoneyCommand, readWallet: () => void, isShownByState: boolean) {
  // The other title after a 2xx answer that says nothing.
  await expect(page.getByRole('heading', { name: /^(Not confirmed yet|Checking your statement)$/ })).toBeVisible();
  await expect(page.getByText(/(We don't know yet|The service's answer doesn't say) if .*went through/)).toBeVisible();
  // Locked until balance and statement are read.
  await expect(command.submit(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await expectNoFailure(page, command);
  readWallet();
  if (isShownByState) {
    await expectShownByState(page, command);
  } else {
    await expect(page.getByRole('group', { name: 'Not confirmed yet' }).getByText(afterCheck(command))).toBeVisible();
  }
  await expectNoFailure(page, command);
}

/** The commands that the account shows in another way than their answer. */
const shownByState: Partial<Record<string, string>> = {
  // Nothing in the account tells a cancelled code from one that was paid, a gift link, or a spin.
  deleteQrcode: 'This QR code can no longer be used',
  submitTruelink: 'Not confirmed yet',
  spin: 'Not confirmed yet',
  clearBonus: 'You have no active bonus',
};

/** Done is done, whoever said so. */
async function expectShownByState(page: Page, command: MoneyCommand) {
  const text = shownByState[command.operationId];
  if (text === undefined) await expect(command.done(page)).toBeVisible();
  else await expect(command.place(page)).toContainText(text);
}

/** The page's main wallet equals the ledger's; the wheel's page does not show it. */
async function expectBalanceOfLedger(page: Page, sandbox: Sandbox) {
  if (new URL(page.url()).pathname !== '/user/home') return;
  const { WALLET } = sandbox.control.ledger(members.rich).accounts;
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText(`Main wallet ฿${grouped(WALLET)}`);
}

const commands = Object.entries<MoneyCommand>(moneyCommands);
/** One fault per command, in turn. `use-money-command.test.ts` runs all pairs without a page. */
const faultOf = (number: number) => faults[number % faults.length] ?? 'bad gateway';

test.describe('B-01 A-118 quality 2: money commands and the fates of their answers', () => {
  for (const group of inGroups([...commands.entries()])) {
    const names = group.map(([, [name]]) => name).join(', ');
    test(`B-01 A-118 the outcome agrees with the ledger, whatever happens to the answer: ${names}`, async ({
      page,
      sandbox,
      wire,
    }) => {
      test.setTimeout(90_000);
      sandbox.control.setDelays({ settleDelayMs: null });
      await signInFor(page, sandbox);
      for (const [number, [name, command]] of group) {
        const fault = faultOf(number);
        await test.step(`${name}: ${fault}`, async () => {
          await openCommand(page, sandbox, command);
          await command.fill(page, 0);
          const before = command.carriedOut(sandbox);
          const arrived = wire.count(command.request);
          wire.next(command.request, fault);
          await expectBalanceOfLedger(page, sandbox);
          // The button's label may need the wallet, so its first read must finish before the next one is held.
          await expect(command.submit(page)).toBeVisible();
          const answer = wire.hold(command.request);
          await command.submit(page).click();
          await expect.poll(() => wire.count(command.request) - arrived).toBe(1);
          // The account was read before the command was sent.
          const readWallet = wire.hold('GET /api/wallet');
          answer();
          const { applied } = wireFaults[fault];
          if (fault === 'raw text 500') {
            await expect(quote(page)).toHaveText('ORA-00001: transfer failed');
          }
          await expectUnknown(page, command, readWallet, applied);
          if (!applied) await expect(command.done(page)).toBeHidden();
          expect(wire.count(command.request) - arrived).toBe(1);
          expect(command.carriedOut(sandbox) - before).toBe(applied ? 1 : 0);
          await expectBalanceOfLedger(page, sandbox);
        });
      }
    });
  }
});

test(
  'B-01 quality 6: without an answer a command is unknown after its limit',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    test.setTimeout(60_000);
    sandbox.control.setDelays({ settleDelayMs: null });
    await signInFor(page, sandbox);
    // The limit of all others is that of a transfer; `use-money-command.test.ts` waits for each.
    for (const [round, command] of [moneyCommands.transfer, moneyCommands.slip].entries()) {
      await openCommand(page, sandbox, command);
      await command.fill(page, round);
      const before = command.carriedOut(sandbox);
      wire.next(command.request, 'never answers');
      await command.submit(page).click();
      await expect.poll(() => command.carriedOut(sandbox) - before).toBe(1);
      const limit = command.operationId === 'uploadSlip' ? 300_000 : 60_000;
      await page.clock.fastForward(limit - 5_000);
      await expect(underWay(page, command)).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(5_000);
      await expectShownByState(page, command);
      await expect(command.place(page)).not.toContainText(/fail/i);
      expect(wire.count(command.request)).toBe(1);
      expect(command.carriedOut(sandbox) - before).toBe(1);
      await expectBalanceOfLedger(page, sandbox);
    }
  },
);

test(
  'quality 1: a command given offline is unknown and never sent later',
  { tag: '@full' },
  async ({ page, context, sandbox, wire }) => {
    await signInFor(page, sandbox);
    const command = moneyCommands.transfer;
    await openCommand(page, sandbox, command);
    await command.fill(page);
    await context.setOffline(true);
    await command.submit(page).click();
    await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await advancePageClock(page, 500);
    expect(wire.count(command.request)).toBe(0);
    await command.submit(page).click();
    await expect(command.done(page)).toBeVisible();
    expect(wire.count(command.request)).toBe(1);
  },
);

test('quality 1: quality 2: a command confirmed in two tabs is sent twice; each tab shows its own outcome', async ({
  page,
  context,
  sandbox,
  wire,
}) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await signInFor(page, sandbox);
  const other = await context.newPage();
  await other.goto('/user/home');
  const command = moneyCommands.transfer;
  await openCommand(page, sandbox, command);
  await goWithin(other, command.address());
  const before = command.carriedOut(sandbox);
  const answer = wire.hold(command.request);
  for (const tab of [page, other]) {
    await command.fill(tab);
    await command.submit(tab).click();
  }
  await expect.poll(() => wire.count(command.request)).toBe(2);
  answer();
  for (const tab of [page, other]) await expect(command.done(tab)).toBeVisible();
  expect(command.carriedOut(sandbox) - before).toBe(2);
  const { WALLET } = sandbox.control.ledger(members.rich).accounts;
  for (const tab of [page, other]) {
    await goWithin(tab, '/user/contact');
    await goWithin(tab, '/user/home');
    const card = tab.getByRole('region', { name: 'Total balance' });
    await expect(card).toContainText(`Main wallet ฿${grouped(WALLET)}`);
  }
});
