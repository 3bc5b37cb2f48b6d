import type { Page } from '@playwright/test';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { goWithin, openAnew, underWay } from '../support/command.ts';
import type { FaultProxy, WireFaultName } from '../support/fault-proxy.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { texts } from '../support/texts.ts';
import { expect, openSignedIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const toasts = (page: Page, tone: 'success' | 'danger') => page.locator(`[data-tone=${tone}]`);
const notice = (page: Page) => page.getByRole('alertdialog');

/** What is said where the sheet is closed, when the command is done and when it is refused with REQUEST_LIMIT. */
const told: Record<keyof typeof moneyCommands, { done: string | RegExp; refused: RegExp }> = {
  transfer: { done: 'Transferred 1.25 baht from Main wallet to Naga Slots', refused: /^Transfer · Too many/ },
  withdraw: { done: 'Withdrawal of 100.00 baht received. Please wait for transfer.', refused: /^Withdraw · Too many/ },
  slip: { done: 'Slip uploaded. See the result under Upload status.', refused: /^Upload slip · Too many/ },
  'QR create': { done: 'QR code for 150.00 baht created', refused: /^Deposit by QR · PromptPay WW · Too many/ },
  'QR cancellation': { done: 'QR code cancelled', refused: /^Deposit by QR · PromptPay WW · Too many/ },
  'gift link': { done: 'Link sent', refused: /^Gift link · Too many/ },
  bonus: { done: 'Bonus received', refused: /^Receive bonus · Too many/ },
  'bonus cancellation': { done: 'The bonus was cancelled', refused: /^Cancel bonus · Too many/ },
  promotion: { done: 'Promotion received', refused: /^Receive promotion · Too many/ },
  spin: { done: /^The wheel stopped at .*\. \d coins? left\.$/, refused: /^Wheel · Too many/ },
  claim: { done: 'Prize claimed · คูปอง 50 (12.50 baht)', refused: /^Claim the prize · Too many/ },
  'receiving of an invite bonus': { done: 'Invite bonus received', refused: /^Invite friends · Too many/ },
  'receiving of a refund': { done: 'Refund received', refused: /^Refund · Too many/ },
  'move of everything': { done: 'Everything was moved into Naga Slots', refused: /^Transfer · Too many/ },
};

interface Given {
  page: Page;
  wire: FaultProxy;
  command: MoneyCommand;
}

/** Gives a command whose answer waits, and closes its sheet; answers how to let the answer go. */
async function giveAndClose({ page, wire, command }: Given, round: number, fault?: WireFaultName) {
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

for (const [name, says] of Object.entries(told)) {
  const command: MoneyCommand = moneyCommands[name as keyof typeof told]; // a key of `told`

  test(`quality 1: quality 2: the sheet of a ${name} that is opened again is locked until the answer, and tells it`, async ({
    page,
    sandbox,
    wire,
  }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await openSignedIn(page, sandbox, '/user/home');
    await openAnew(page, sandbox, command);
    const { pathname, search } = new URL(page.url());
    const before = command.carriedOut(sandbox);
    const answer = await giveAndClose({ page, wire, command }, 0);
    await goWithin(page, pathname + search);
    const locked = underWay(page, command);
    await expect(locked).toHaveAttribute('aria-busy', 'true');
    await locked.click({ force: true });
    await locked.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    answer();
    await expect(command.done(page)).toBeVisible();
    // At this moment: a toast goes by itself.
    expect(await toasts(page, 'success').count()).toBe(0);
    expect(wire.count(command.request)).toBe(1);
    expect(command.carriedOut(sandbox) - before).toBe(1);
  });

  test(`A-118 quality 2: what becomes of a ${name} whose sheet is closed is told once, where the member is`, async ({
    page,
    sandbox,
    wire,
  }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await openSignedIn(page, sandbox, '/user/home');
    const given = { page, wire, command };

    await openAnew(page, sandbox, command);
    (await giveAndClose(given, 0))();
    await expect(toasts(page, 'success')).toHaveText(says.done);
    await expect(sheet(page)).toBeHidden();

    await openAnew(page, sandbox, command);
    (await giveAndClose(given, 1, 'rate limit'))();
    await expect(toasts(page, 'danger')).toHaveText(says.refused);
    await expect(notice(page)).toBeHidden();

    await openAnew(page, sandbox, command);
    const answer = await giveAndClose(given, 2, 'applied then reset');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    answer();
    await expect(notice(page).getByRole('heading', { name: 'Outcome not known yet' })).toBeVisible();
    await expect(notice(page)).toContainText('Your balance and statement are up to date.');
    await expect(notice(page)).not.toContainText(/fail/i);
    await notice(page).getByRole('link', { name: 'Statement' }).click();
    await expect(page).toHaveURL(/\/user\/statement$/);
    await expect(notice(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await expect(notice(page)).toBeHidden();

    // The form is open again and knows nothing of it.
    await openAnew(page, sandbox, command);
    await command.fill(page, 3);
    await expect(command.submit(page)).toBeEnabled();
    await expect(command.submit(page)).not.toHaveAttribute('aria-busy');
    expect(wire.count(command.request)).toBe(3);
  });
}

test('R-450 A-118 what becomes of a command is told in the language of that moment, whichever it was given in', async ({
  page,
  sandbox,
  wire,
}) => {
  const [c, t, errors] = await Promise.all([texts('th', 'common'), texts('th', 'withdraw'), texts('th', 'errors')]);
  // A figure keeps its unit on its line.
  const amount = c('amountInBaht', { amount: '100.00' }).replaceAll(' ', '\u00a0');
  const rounds = [
    { fault: undefined, tone: 'success', says: t('accepted', { amount }) },
    { fault: 'rate limit', tone: 'danger', says: `${c('withdraw')} · ${errors('REQUEST_LIMIT')}` },
  ] as const;
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, '/user/home');
  const command = moneyCommands.withdraw;
  const language = page.getByRole('banner').getByRole('combobox');
  for (const [round, { fault, tone, says }] of rounds.entries()) {
    await openAnew(page, sandbox, command);
    const answer = await giveAndClose({ page, wire, command }, round, fault);
    await language.selectOption('th');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    answer();
    await expect(toasts(page, tone)).toBeVisible();
    expect(withoutLineBreaks(await toasts(page, tone).innerText())).toBe(withoutLineBreaks(says));
    await language.selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('B-01 quality 2: a sheet that is opened again while its outcome is being checked stays locked until that is over', async ({
  page,
  sandbox,
  wire,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  const command = moneyCommands.withdraw;
  await openAnew(page, sandbox, command);
  const answer = await giveAndClose({ page, wire, command }, 0, 'applied then reset');
  const readWallet = wire.hold('GET /api/wallet');
  answer();
  await expect(notice(page)).toContainText("We don't know yet whether this transaction of 100.00 baht went through.");
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
  await goWithin(page, command.address());
  await expect(sheet(page).getByRole('status')).toHaveAttribute('aria-busy', 'true');
  await expect(command.submit(page)).toBeHidden();
  readWallet();
  await expect(sheet(page)).toContainText('Your balance and statement are up to date.');
  await sheet(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(sheet(page).getByLabel('Amount (baht)')).toHaveValue('100');
  await expect(command.submit(page)).toBeEnabled();
  expect(wire.count(command.request)).toBe(1);
});

test('B-01 A-118 quality 14: of two outcomes that are not known both are checked, and each is read out from its title', async ({
  page,
  sandbox,
  wire,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  const answers: (() => void)[] = [];
  for (const command of [moneyCommands.withdraw, moneyCommands.transfer]) {
    await openAnew(page, sandbox, command);
    answers.push(await giveAndClose({ page, wire, command }, 0, 'applied then reset'));
  }
  for (const answer of answers) answer();
  for (const title of ['Withdraw', 'Transfer']) {
    await expect(notice(page)).toContainText('Your balance and statement are up to date.');
    await expect(notice(page).getByRole('heading', { name: title, exact: true })).toBeFocused();
    await notice(page).getByRole('button', { name: 'Close' }).last().click();
  }
  await expect(notice(page)).toBeHidden();
});

test('A-22 the next member hears nothing of what the last one left under way', async ({ page, sandbox, wire }) => {
  await openSignedIn(page, sandbox, '/user/home');
  const command = moneyCommands.transfer;
  await openAnew(page, sandbox, command);
  const answer = await giveAndClose({ page, wire, command }, 0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Phone number').fill('0823456789');
  await page.getByLabel('Password', { exact: true }).fill('naga1234');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/user\/home$/);
  answer();
  await expect.poll(() => sandbox.requests.some(({ operationId }) => operationId === 'transfer')).toBe(true);
  await page.waitForTimeout(500);
  // At this moment: a toast goes by itself.
  expect(await toasts(page, 'success').count()).toBe(0);
  await goWithin(page, command.address());
  await expect(command.submit(page)).toBeHidden();
  await expect(sheet(page).locator('button[type=submit]')).not.toHaveAttribute('aria-busy');
});

test('R-208 quality 2: what is done is told at once, though the balances are still being read', async ({
  page,
  sandbox,
  wire,
}) => {
  test.setTimeout(60_000);
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, '/user/home');
  const card = page.getByRole('region', { name: 'Total balance' });
  await expect(card).toContainText('Main wallet ฿8,180.00');
  for (const [round, name] of Object.keys(told).entries()) {
    const command: MoneyCommand = moneyCommands[name as keyof typeof told]; // a key of `told`
    await test.step(name, async () => {
      await openAnew(page, sandbox, command);
      await command.fill(page, round);
      const readings = ['GET /api/wallet', 'POST /api/statement'].map((reading) => wire.hold(reading));
      await command.submit(page).click();
      await expect(command.done(page)).toBeVisible();
      for (const release of readings) release();
    });
  }
  await goWithin(page, '/user/home');
  const { WALLET } = sandbox.control.ledger('0812345678').accounts;
  await expect(card).toContainText(`Main wallet ฿${(WALLET ?? '').replace(/\B(?=(\d{3})+\.)/g, ',')}`);
});
