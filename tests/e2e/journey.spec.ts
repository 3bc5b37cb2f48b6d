import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { grouped, sheet } from '../support/rewards.ts';
import { texts } from '../support/texts.ts';
import { callsOf, expect, password, test } from '../support/wallet-test.ts';

const phone = '0891234567';

const [c, home, register, deposit, transfer, withdrawal] = await Promise.all([
  texts('th', 'common'),
  texts('th', 'home'),
  texts('th', 'register'),
  texts('th', 'deposit'),
  texts('th', 'transfer'),
  texts('th', 'withdraw'),
]);

const send = (page: Page) => page.locator('button[type=submit]').click();

/** Home shows the total and the main wallet of the ledger. */
async function expectLedger(page: Page, sandbox: Sandbox, wallet: string) {
  const { accounts, total } = sandbox.control.ledger(phone);
  expect(accounts['WALLET']).toBe(wallet);
  const card = page.getByRole('region', { name: home('totalBalance') });
  await expect(card).toContainText(`${c('mainWallet')} ฿${grouped(wallet)}`);
  await expect(card).toContainText(`฿${grouped(total)}`);
}

async function registerAndLogIn(page: Page) {
  await page.goto('/register');
  await page.getByLabel(c('phoneNumber')).fill(phone);
  await send(page);
  await page.getByLabel(register('otpCode')).fill('123456');
  await send(page);
  await page.getByLabel(c('name'), { exact: true }).fill('ดวงใจ ทดสอบ');
  await page.getByLabel(c('password'), { exact: true }).fill(password);
  await page.getByLabel(register('confirmPassword')).fill(password);
  await send(page);
  await page.getByLabel(c('bank'), { exact: true }).selectOption('KBANK');
  await page.getByLabel(c('accountNumber')).fill('9876543210');
  await page.getByLabel(register('firstName')).fill('Duangjai');
  await page.getByLabel(register('lastName')).fill('Todsob');
  await send(page);
  await expect(page.getByText(register('registered'))).toBeVisible();
  await page.waitForURL('**/login');
  await page.getByLabel(c('phoneNumber')).fill(phone);
  await page.getByLabel(c('password'), { exact: true }).fill(password);
  await send(page);
  await page.waitForURL('**/user/home');
}

/** A tile of home, or the link on the balance card. */
const open = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();

async function depositByQr(page: Page, sandbox: Sandbox) {
  await open(page, c('deposit'));
  await sheet(page)
    .getByRole('link', { name: deposit('qrDeposit') })
    .click();
  await sheet(page).getByRole('link', { name: 'WW' }).click();
  await sheet(page)
    .getByRole('group', { name: c('quickAmounts') })
    .getByText('300')
    .click();
  await send(page);
  await expect(sheet(page).locator('img')).toBeVisible();
  sandbox.control.settleQr(phone, 'paid');
  await sheet(page)
    .getByRole('button', { name: deposit('transferred') })
    .click();
  await expect(page.getByText(deposit('transferredToast'))).toBeVisible();
  await page.getByRole('button', { name: home('refreshBalance') }).click();
}

async function move(page: Page, [from, to]: readonly [string, string], amount: string) {
  await open(page, c('transfer'));
  for (const [side, account] of [
    [transfer('from'), from],
    [transfer('to'), to],
  ] as const) {
    await sheet(page).getByRole('button', { name: side }).click();
    await page.getByRole('dialog', { name: side }).getByRole('button', { name: account }).click();
  }
  await page.locator('input[name=amount]').fill(amount);
  await send(page);
  const sentence = transfer('doneNamed', { amount: c('amountInBaht', { amount }), from, to });
  await expect(sheet(page).getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
}

async function withdraw(page: Page, amount: string) {
  await open(page, c('withdraw'));
  await page.locator('input[name=amount]').fill(amount);
  await send(page);
  const sentence = withdrawal('accepted', { amount: c('amountInBaht', { amount }) });
  await expect(sheet(page).getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The statement contains exactly the entries of the journey. */
async function readStatement(page: Page, game: string) {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: c('statement') })
    .click();
  await expect(page.getByRole('main').locator('ul[aria-busy] > li > p:nth-of-type(1)')).toHaveText([
    '-฿100.00',
    '฿150.75',
    '+฿300.00',
  ]);
  await expect(page.getByRole('main')).toContainText(`${c('mainWallet')} → ${game}`);
}

test.use({ language: 'th' });

test('R-249 R-258 quality 1: register, deposit, transfer, withdraw and read the statement, in Thai', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(60_000);
  sandbox.control.setDelays({ settleDelayMs: null });
  await registerAndLogIn(page);
  await expectLedger(page, sandbox, '0.00');
  await depositByQr(page, sandbox);
  await expectLedger(page, sandbox, '300.00');
  await move(page, [c('mainWallet'), 'Naga Slots'], '150.75');
  await expectLedger(page, sandbox, '149.25');
  await withdraw(page, '100.00');
  await expectLedger(page, sandbox, '49.25');
  await readStatement(page, 'Naga Slots');
  for (const once of ['registerAccount', 'login', 'createQrcode', 'transfer', 'withdrawAll'] as const) {
    expect(callsOf(sandbox, once), once).toHaveLength(1);
  }
});
