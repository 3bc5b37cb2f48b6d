import type { Locator, Page } from '@playwright/test';
import { moneyCommands, type MoneyCommand } from '../../../tests/support/money-commands.ts';
import { openMember, type Walk } from './start-second-backend.ts';

type Told = 'done' | 'refused' | 'unknown' | 'signed out' | 'terminated';

/** One of each kind: with an acknowledgement that means done, or "wait"; with a file; with a code; with a prize. */
const commands = ['transfer', 'withdraw', 'slip', 'QR create', 'spin'] as const;
type Exceptions = Partial<Record<(typeof commands)[number], Told>>;

/** Their absence in the account proves no refusal. */
const notProven: Exceptions = { slip: 'unknown', 'QR create': 'unknown' };
/** A success has a body of its own. */
const ownBody: Exceptions = { 'QR create': 'unknown', spin: 'unknown' };

/** By row of the section "Money commands" of docs/backend.md. The account of this backend never changes. */
const rows: readonly [row: string, status: number, body: unknown, told: Told, exceptions?: Exceptions][] = [
  ['the session has ended', 401, { message: 'invalid-token' }, 'signed out'],
  ['the service has ended', 410, { message: 'gone' }, 'terminated'],
  ['a timeout', 408, { message: 'Request Timeout' }, 'unknown'],
  ['a conflict without a code', 409, { message: 'Conflict' }, 'unknown'],
  ['a success code beside a failure', 200, { message: 'SUCCESS', error: 'MONEY_NOT_ENOUGH' }, 'unknown'],
  ['a known code', 400, { message: 'REQUEST_LIMIT' }, 'refused', notProven],
  ['a known code in a success', 200, { data: { error: 'REQUEST_LIMIT' } }, 'refused', { slip: 'unknown' }],
  ['a server error', 502, { message: 'Bad Gateway' }, 'unknown'],
  ['INTERNAL_SERVER_ERROR', 400, { message: 'INTERNAL_SERVER_ERROR' }, 'unknown'],
  ['a refusing status', 403, undefined, 'refused', notProven],
  ['another 4xx with words', 400, { message: 'ยอดเงินไม่เพียงพอ' }, 'refused', notProven],
  ['another 4xx without words', 400, undefined, 'unknown'],
  ['partial content', 206, { message: 'OK' }, 'unknown'],
  ['a sign of failure in a success', 200, { statusCode: 500, message: 'Internal' }, 'unknown'],
  ['free text that denies', 200, { message: 'Not completed' }, 'unknown'],
  ['an empty success', 200, undefined, 'unknown'],
  ['another shape', 200, { success: true, transactionId: 'T1' }, 'done', ownBody],
  ['an acknowledgement', 200, { message: 'OK' }, 'done', ownBody],
];

const noQrcode = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: null, expireIn: null, message: null };

/** What the screen says first after the command. */
function toldOn(page: Page, { done }: MoneyCommand): Promise<string> {
  const shown = (locator: Locator) => locator.first().waitFor({ timeout: 15_000 });
  const refused = page
    .getByRole('alertdialog', { name: "That didn't go through" })
    .or(page.locator('[data-tone=danger]'));
  const signs: Record<Told, Promise<void>> = {
    'signed out': page.waitForURL('**/login'),
    terminated: page.waitForURL('**/terminated'),
    unknown: shown(page.getByText('Not confirmed yet')),
    refused: shown(refused),
    done: shown(done(page)),
  };
  return Promise.any(Object.entries(signs).map(([told, seen]) => seen.then(() => told)));
}

/** Sends money commands and compares what the screen says with the decision table. Returns how many it sent. */
export const walkMoney: Walk = async (browser, site, backend, add) => {
  for (const name of commands) {
    const command = moneyCommands[name];
    for (const [row, status, body, usual, exceptions = {}] of rows) {
      backend.service.change = ({ id }, answer) => {
        if (id === command.operationId) return { status, body };
        return id === 'getQrcode' ? { ...answer, body: noQrcode } : answer;
      };
      const expected = exceptions[name] ?? usual;
      const where = `${command.operationId}: ${row}`;
      const { page, problems } = await openMember(browser, site, backend);
      try {
        await page.goto(command.address());
        await command.fill(page, 1);
        await command.submit(page).click();
        const told = await toldOn(page, command);
        if (told !== expected) add({ rule: 'another outcome', where, message: `${told}, not ${expected}` });
      } catch (problem) {
        add({ rule: 'cannot be sent', where, message: String(problem).slice(0, 200) });
      }
      for (const message of problems) add({ rule: 'breaks', where, message });
      await page.close();
    }
  }
  return commands.length * rows.length;
};
