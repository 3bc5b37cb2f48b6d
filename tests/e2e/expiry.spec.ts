import type { Locator, Page } from '@playwright/test';
import { keptKey } from '../../src/api/wire/session/stored-token.ts';
import { outcome } from '../../src/i18n/en/outcome.ts';
import { openCommand, signInFor, type Command } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { plainCommands } from '../support/plain-commands.ts';
import { stored } from '../support/stored.ts';
import { volume } from '../support/volume.ts';
import { expect, members, submitLogin } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

const fieldsOf = (place: Locator) => place.locator('input:not([hidden]), textarea, select');

/** The values of the visible fields. */
const typedInto = async (place: Locator): Promise<string[]> => {
  const values = await fieldsOf(place).evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (field instanceof HTMLInputElement && field.files) return Array.from(field.files, ({ name }) => name);
      return 'value' in field ? [String(field.value)] : [];
    }),
  );
  return values.filter((value) => value !== '');
};

async function logIn(page: Page, phone: string) {
  await submitLogin(page, phone);
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
}

const plain = Object.entries<Command>(plainCommands);
/** `npm test` runs one command with a field that must not be kept; the full run all of them. */
const money = Object.entries<Command>(moneyCommands).filter(([name]) =>
  volume({ gate: name === 'withdraw', full: true }),
);
const plainOf = (member: string) => plain.filter(([, { member: by = members.rich }]) => by === member);

for (const [member, commands, details] of [
  [members.rich, money, {}],
  [members.rich, plainOf(members.rich), { tag: '@full' }],
  [members.bankNameThai, plainOf(members.bankNameThai), { tag: '@full' }],
] as const) {
  const names = commands.map(([name]) => name).join(', ');
  test(
    `R-422 A-28 quality 1: a session that ends during a command leads to /login with one message; no input is kept or sent again: ${names}`,
    details,
    async ({ page, sandbox, wire }) => {
      test.setTimeout(90_000);
      sandbox.control.setDelays({ settleDelayMs: null });
      await signInFor(page, sandbox, member);
      for (const [round, [name, command]] of commands.entries()) {
        await test.step(name, async () => {
          const place = command.place(page);
          await openCommand(page, sandbox, command);
          await command.fill(page, round);
          await expect(command.submit(page)).toBeVisible();
          const typed = await typedInto(place);
          const fields = await fieldsOf(place).count();
          const arrived = wire.count(command.request);
          const before = command.carriedOut?.(sandbox);
          wire.next(command.request, 'invalid token');
          await command.submit(page).click();
          await expect(page).toHaveURL(/\/login$/);
          const isMoney = commands === money;
          await expect(page.locator('form').getByRole('status')).toHaveText([
            ['Your session has ended. Please log in again.', ...(isMoney ? [outcome.probablyNotDone] : [])].join(' '),
          ]);
          await expect(page.locator('dialog')).toHaveCount(0);
          const { local, session } = await stored(page);
          const keys = ['locale', 'remember-agreement', ...(isMoney ? [keptKey] : [])];
          expect(Object.keys({ ...local, ...session }).sort()).toEqual(keys.sort());

          await logIn(page, member);
          // The check of the command, which its answer did not confirm.
          if (isMoney) await page.getByRole('alertdialog').getByText('Close', { exact: true }).click();
          await expect(page.locator('[role=alert], dialog')).toHaveCount(0);
          expect(command.carriedOut?.(sandbox)).toBe(before);
          await openCommand(page, sandbox, command);
          await expect(place).toBeVisible();
          await expect(place.locator('button[aria-busy=true], [data-state=sending], [data-state=failed]')).toHaveCount(
            0,
          );
          // Everything visible before is there again; data from the server may add to it.
          await expect.poll(() => fieldsOf(place).count()).toBeGreaterThanOrEqual(fields);
          const kept = await typedInto(place);
          expect(typed.filter((value) => kept.includes(value))).toEqual([]);
          expect(wire.count(command.request) - arrived).toBe(1);
        });
      }
    },
  );
}
