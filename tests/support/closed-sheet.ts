import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin, openCommand, underWay } from './command.ts';
import type { FaultProxy, WireFaultName } from './fault-proxy.ts';
import type { MoneyCommand } from './money-commands.ts';
import { advancePageClock } from './page-time.ts';
import { sheet } from './rewards.ts';
import { expect } from './wallet-test.ts';

export const toasts = (page: Page, tone: 'success' | 'danger') => page.locator(`[data-tone=${tone}]`);
export const notice = (page: Page) => page.getByRole('alertdialog');

/** The sentence after the check of an unknown outcome. */
export const afterCheck = ({ operationId }: Pick<MoneyCommand, 'operationId'>): string => {
  if (operationId === 'uploadSlip') return 'Look under "Upload status" before you upload it again.';
  if (operationId === 'createQrcode') return 'You can create a new one.';
  if (operationId === 'deleteQrcode') return "Check whether it's still there.";
  if (operationId === 'clearBonus') return "Check whether it's still active before you try again.";
  if (operationId === 'spin') return 'See if a prize is in My coupons or in your statement before you spin again.';
  return 'Your balance and statement are now up to date.';
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
  deleteQrcode: /\/user\/profile\?open=deposit&way=qr&bank=WW$/,
  clearBonus: /\/user\/bonus$/,
};

type Situation = (given: Given & { sandbox: Sandbox }, round: number) => Promise<void>;

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
  done: async ({ page, wire, command }, round) => {
    (await giveAndClose({ page, wire, command }, round))();
    await expect(toasts(page, 'success')).toHaveText(command.closed.done);
    await expect(sheet(page)).toBeHidden();
  },
  refused: async ({ page, wire, command }, round) => {
    (await giveAndClose({ page, wire, command }, round, 'rate limit'))();
    if (['uploadSlip', 'createQrcode', 'deleteQrcode', 'clearBonus'].includes(command.operationId)) {
      // No absence proves that these were not carried out.
      await expect(notice(page)).toContainText('The service says there were too many attempts');
      await notice(page).getByRole('button', { name: 'Close' }).first().click();
      return;
    }
    await expect(toasts(page, 'danger')).toHaveText(new RegExp(`^${command.closed.name} · Too many`));
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
