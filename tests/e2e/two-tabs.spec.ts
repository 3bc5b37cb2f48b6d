import type { Page } from '@playwright/test';
import { goWithin, openCommand, signInFor } from '../support/command.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { grouped } from '../support/rewards.ts';
import { volume } from '../support/volume.ts';
import { expect, members } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

const refusal = (tab: Page) => tab.getByRole('alertdialog').or(tab.locator('[data-tone=danger]')).first();

/** `npm test` runs one command, the full run all of them. */
const commands = Object.entries<MoneyCommand>(moneyCommands).filter((_, index) =>
  volume({ gate: index === 0, full: true }),
);
const half = Math.ceil(commands.length / 2);

for (const part of volume({ gate: [commands], full: [commands.slice(0, half), commands.slice(half)] })) {
  const names = part.map(([name]) => name).join(', ');
  test(`quality 1: quality 2: a command confirmed in two tabs is sent twice; each tab shows the outcome of its own: ${names}`, async ({
    page,
    context,
    sandbox,
    wire,
  }) => {
    test.setTimeout(90_000);
    sandbox.control.setDelays({ settleDelayMs: null });
    await signInFor(page, sandbox);
    const other = await context.newPage();
    await other.goto('/user/home');
    for (const [round, [name, command]] of part.entries()) {
      await test.step(name, async () => {
        await openCommand(other, sandbox, command);
        await openCommand(page, sandbox, command);
        const { pathname, search } = new URL(page.url());
        await goWithin(other, '/user/home');
        await goWithin(other, pathname + search);
        for (const tab of [page, other]) await command.fill(tab, round);
        const before = command.carriedOut(sandbox);
        const arrived = wire.count(command.request);
        const answer = wire.hold(command.request);
        for (const tab of [page, other]) await command.submit(tab).click();
        await expect.poll(() => wire.count(command.request) - arrived).toBe(2);
        answer();
        let done = 0;
        for (const tab of [page, other]) {
          await expect(command.done(tab).or(refusal(tab)).first()).toBeVisible();
          if (await command.done(tab).isVisible()) done += 1;
          else await expect(refusal(tab)).toBeVisible();
          await expect(tab.getByText('Not confirmed yet')).toHaveCount(0);
        }
        expect(done).toBe(command.carriedOut(sandbox) - before);
        expect(done).toBeGreaterThan(0);
        expect(wire.count(command.request) - arrived).toBe(2);
        const { WALLET } = sandbox.control.ledger(members.rich).accounts;
        for (const tab of [page, other]) {
          await goWithin(tab, '/user/contact');
          await expect(tab.getByRole('dialog')).toBeHidden();
          await goWithin(tab, '/user/home');
          const card = tab.getByRole('region', { name: 'Total balance' });
          await expect(card).toContainText(`Main wallet ฿${grouped(WALLET)}`);
        }
      });
    }
  });
}
