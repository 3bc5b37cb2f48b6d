import type { Browser, Page } from '@playwright/test';
import { moneyCommands } from '../../../tests/support/money-commands.ts';
import type { Finding } from '../judge.ts';
import { moneyChanges, type Told } from './money-changes.ts';
import { openMember } from './open-member.ts';
import type { Change, SecondBackend } from './start-second-backend.ts';
import type { Walk } from './walk-screens.ts';

const { transfer, withdraw, slip, spin } = moneyCommands;
/** One command of each kind: with an acknowledgement that means done, or "wait"; with a file; with a code; with a prize. */
const commands = [
  { command: transfer, kind: 'ack' },
  { command: withdraw, kind: 'ack' },
  { command: slip, kind: 'ack' },
  { command: moneyCommands['QR create'], kind: 'payload' },
  { command: spin, kind: 'payload' },
] as const;

type Commanded = (typeof commands)[number]['command'];

const noQrcode = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: null, expireIn: null, message: null };

/** What the screen says after the command. */
async function toldOn(page: Page, command: Commanded): Promise<Told | 'nothing'> {
  const signs: Record<Told, () => Promise<boolean>> = {
    'signed out': () => Promise.resolve(new URL(page.url()).pathname === '/login'),
    terminated: () => Promise.resolve(new URL(page.url()).pathname === '/terminated'),
    unknown: () => page.getByText('Not confirmed yet').first().isVisible(),
    refused: () =>
      page
        .getByRole('alertdialog', { name: "That didn't go through" })
        .or(page.locator('[data-tone=danger]'))
        .first()
        .isVisible(),
    done: () => command.done(page).first().isVisible(),
  };
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    for (const [told, isSo] of Object.entries(signs)) if (await isSo()) return told as Told; // a key of the record
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return 'nothing';
}

/** Sends money commands and compares what the screen says with the decision table of docs/backend.md. */
export async function walkMoney(browser: Browser, backend: SecondBackend): Promise<Walk> {
  const findings: Finding[] = [];
  let screens = 0;
  for (const { command, kind } of commands) {
    for (const { row, answer, ...outcomes } of moneyChanges) {
      screens += 1;
      const change: Change = ({ id }, usual) => {
        if (id === command.operationId) return answer;
        return id === 'getQrcode' ? { ...usual, body: noQrcode } : usual;
      };
      backend.service.change = change;
      const { page, problems, close } = await openMember(browser, backend.url);
      const where = `${command.operationId}: ${row}`;
      try {
        await page.goto(command.address());
        await command.fill(page, 1);
        await command.submit(page).click();
        const told = await toldOn(page, command);
        if (told !== outcomes[kind]) {
          findings.push({ rule: 'another outcome', where, message: `${told} instead of ${outcomes[kind]}` });
        }
      } catch (problem) {
        findings.push({ rule: 'cannot be sent', where, message: String(problem).slice(0, 200) });
      }
      for (const message of problems) findings.push({ rule: 'breaks', where, message });
      await close();
    }
  }
  return { screens, findings };
}
