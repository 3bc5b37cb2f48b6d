import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin, openCommand, underWay } from './command.ts';
import type { FaultProxy, WireFaultName } from './fault-proxy.ts';
import { afterCheck, type moneyCommands, type MoneyCommand } from './money-commands.ts';
import { advancePageClock } from './page-time.ts';
import { sheet } from './rewards.ts';
import { expect } from './wallet-test.ts';

export const toasts = (page: Page, tone: 'success' | 'danger') => page.locator(`[data-tone=${tone}]`);
export const notice = (page: Page) => page.getByRole('alertdialog');

/** The messages while the sheet is closed, when the command is done and when it is refused with REQUEST_LIMIT. */
export const told: Record<keyof typeof moneyCommands, { done: string | RegExp; refused: RegExp }> = {
  transfer: { done: 'Transferred 1.25 baht from Main wallet to Naga Slots', refused: /^Transfer · Too many/ },
  withdraw: {
    done: "We've received your request to withdraw 100.00 baht. Please wait for the transfer to your bank account.",
    refused: /^Withdraw · Too many/,
  },
  slip: { done: 'Slip uploaded. See the result in "Upload status".', refused: /^Upload slip · Too many/ },
  'QR create': { done: 'QR code for 150.00 baht created', refused: /^Deposit by QR · PromptPay WW · Too many/ },
  'QR cancellation': { done: 'QR code cancelled', refused: /^Deposit by QR · PromptPay WW · Too many/ },
  'gift link': { done: 'Link sent', refused: /^Gift link · Too many/ },
  bonus: { done: 'Bonus received', refused: /^Claim bonus · Too many/ },
  'bonus cancellation': { done: 'Bonus cancelled', refused: /^Cancel bonus · Too many/ },
  promotion: { done: 'Promotion received', refused: /^Claim promotion · Too many/ },
  spin: { done: /^The wheel stopped on .*\. \d\scoins? left\.$/, refused: /^Wheel · Too many/ },
  claim: { done: 'Prize claimed · คูปอง 50 (12.50 baht)', refused: /^Claim the prize · Too many/ },
  'receiving of an invite bonus': { done: 'Invite bonus received', refused: /^Invite friends · Too many/ },
  'receiving of a refund': { done: 'Refund received', refused: /^Refund · Too many/ },
  'move of everything': { done: 'All your money was moved into Naga Slots', refused: /^Transfer · Too many/ },
};

interface Given {
  page: Page;
  wire: FaultProxy;
  command: MoneyCommand;
}

/** Starts a command whose answer is held, and closes its sheet. Returns a function that releases the answer. */
export async function giveAndClose({ page, wire, command }: Given, round: number, fault?: WireFaultName) {
  await command.fill(page, round);
  if (fault) wire.next(command.request, fault);
  const answer = wire.hold(command.request);
  const arrived = wire.count(command.request);
  await command.submit(page).click();
  await expect.poll(() => wire.count(command.request)).toBe(arrived + 1);
  await goWithin(page, '/user/home');
  await expect(sheet(page)).toBeHidden();
  return answer;
}

/** Of the commands with another place than the statement. */
const placeToCheck: Record<string, RegExp> = {
  uploadSlip: /\/user\/profile\?open=slips$/,
  createQrcode: /\/user\/profile\?open=deposit&way=qr&bank=WW$/,
};

type Situation = (
  given: Given & { sandbox: Sandbox; says: (typeof told)[keyof typeof told] },
  round: number,
) => Promise<void>;

/** What can happen to a command after its sheet was closed, and what the member sees. */
export const situations: Record<string, Situation> = {
  'opened again before the answer: locked until then, and told there': async (
    { page, wire, command, sandbox },
    round,
  ) => {
    const { pathname, search } = new URL(page.url());
    const before = command.carriedOut(sandbox);
    const arrived = wire.count(command.request);
    const answer = await giveAndClose({ page, wire, command }, round);
    await goWithin(page, pathname + search);
    const locked = underWay(page, command);
    await expect(locked).toHaveAttribute('aria-busy', 'true');
    await locked.click({ force: true });
    await locked.focus();
    await page.keyboard.press('Enter');
    await advancePageClock(page);
    answer();
    await expect(command.done(page)).toBeVisible();
    // Checked at this moment, because a toast disappears by itself.
    expect(await toasts(page, 'success').count()).toBe(0);
    expect(wire.count(command.request) - arrived).toBe(1);
    expect(command.carriedOut(sandbox) - before).toBe(1);
  },
  done: async ({ page, wire, command, says }, round) => {
    (await giveAndClose({ page, wire, command }, round))();
    await expect(toasts(page, 'success')).toHaveText(says.done);
    await expect(sheet(page)).toBeHidden();
  },
  refused: async ({ page, wire, command, says }, round) => {
    (await giveAndClose({ page, wire, command }, round, 'rate limit'))();
    await expect(toasts(page, 'danger')).toHaveText(says.refused);
    await expect(notice(page)).toBeHidden();
  },
  'unknown, on another page': async ({ page, wire, command, sandbox }, round) => {
    const arrived = wire.count(command.request);
    const answer = await giveAndClose({ page, wire, command }, round, 'refused before sending');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    answer();
    await expect(notice(page).getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    await expect(notice(page)).toContainText(afterCheck(command));
    await expect(notice(page)).not.toContainText(/fail/i);
    await notice(page).getByRole('link').last().click();
    await expect(page).toHaveURL(placeToCheck[command.operationId] ?? /\/user\/statement$/);
    await expect(notice(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await expect(notice(page)).toBeHidden();

    // The form is open again without the earlier command.
    await openCommand(page, sandbox, command);
    await command.fill(page, round + 1);
    await expect(command.submit(page)).toBeEnabled();
    await expect(command.submit(page)).not.toHaveAttribute('aria-busy');
    expect(wire.count(command.request) - arrived).toBe(1);
  },
};
