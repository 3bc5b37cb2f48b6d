import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { smallPicture } from '../support/pictures.ts';
import { grouped, sheet } from '../support/rewards.ts';
import { texts } from '../support/texts.ts';
import { callsOf, expect, password, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

const phone = '0891234567';

/** All texts of the journey in a language. */
async function wordsOf(language: Locale) {
  const [c, home, login, register, deposit, transfer, withdraw, statement] = await Promise.all([
    texts(language, 'common'),
    texts(language, 'home'),
    texts(language, 'login'),
    texts(language, 'register'),
    texts(language, 'deposit'),
    texts(language, 'transfer'),
    texts(language, 'withdraw'),
    texts(language, 'statement'),
  ]);
  return { c, home, login, register, deposit, transfer, withdraw, statement };
}
type Words = Awaited<ReturnType<typeof wordsOf>>;

const send = (page: Page) => page.locator('button[type=submit]').click();

/** Home shows the total and the main wallet of the ledger. */
async function expectLedger(page: Page, sandbox: Sandbox, { c, home }: Words, wallet: string) {
  const { accounts, total } = sandbox.control.ledger(phone);
  expect(accounts['WALLET']).toBe(wallet);
  const card = page.getByRole('region', { name: home('totalBalance') });
  await expect(card).toContainText(`${c('mainWallet')} ฿${grouped(wallet)}`);
  await expect(card).toContainText(`฿${grouped(total)}`);
}

async function registerAndLogIn(page: Page, { c, register }: Words) {
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

async function depositByQr(page: Page, sandbox: Sandbox, { c, home, deposit }: Words) {
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

async function depositBySlip(page: Page, sandbox: Sandbox, { c, home, deposit }: Words) {
  await open(page, c('deposit'));
  await sheet(page)
    .getByRole('link', { name: deposit('uploadSlip') })
    .click();
  const slip = { name: '250.50baht.png', mimeType: 'image/png', buffer: smallPicture('journey') };
  await sheet(page).getByLabel(deposit('chooseSlip')).setInputFiles(slip);
  await send(page);
  await expect(sheet(page).getByText(deposit('slipUploaded'))).toBeVisible();
  sandbox.control.settleSlip(phone, 0, 'SUCCESS');
  await sheet(page)
    .getByRole('link', { name: deposit('uploadStatus') })
    .click();
  await expect(sheet(page).locator('[role=rowgroup] + [role=rowgroup] > [role=row]')).toContainText(
    `250.50${c('success')}`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: home('refreshBalance') }).click();
}

async function move(page: Page, { c, transfer }: Words, [from, to]: readonly [string, string], amount: string) {
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

async function withdraw(page: Page, words: Words, amount: string) {
  await open(page, words.c('withdraw'));
  await page.locator('input[name=amount]').fill(amount);
  await send(page);
  const sentence = words.withdraw('accepted', { amount: words.c('amountInBaht', { amount }) });
  await expect(sheet(page).getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The statement and its export contain exactly the entries of the journey. */
async function readStatement(page: Page, { c, statement }: Words, game: string) {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: c('statement') })
    .click();
  await expect(page.getByRole('main').locator('ul[aria-busy] > li > p:nth-of-type(1)')).toHaveText([
    '-฿100.00',
    '฿50.25',
    '฿150.75',
    '+฿250.50',
    '+฿300.00',
  ]);
  await expect(page.getByRole('main')).toContainText(`${game} → ${c('mainWallet')}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: statement('exportCsv') }).click();
  const csv = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  const plain = (text: string) => text.replace(/[\u2060\u200B]/g, '');
  expect(csv.map((line) => line.split(',').slice(1).join())).toEqual(
    [
      [c('withdraw'), '', c('mainWallet'), 'KBANK', '-100.00', 'BAHT', c('inProgress')],
      [c('transfer'), '', game, c('mainWallet'), '50.25', 'BAHT', c('success')],
      [c('transfer'), '', c('mainWallet'), game, '150.75', 'BAHT', c('success')],
      [c('deposit'), '', 'KBANK', c('mainWallet'), '+250.50', 'BAHT', c('success')],
      [c('deposit'), '', 'WW', c('mainWallet'), '+300.00', 'BAHT', c('success')],
    ].map((cells) => cells.map(plain).join()),
  );
}

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(
      `R-249 R-258 B-15 quality 1: register, deposit, transfer, withdraw and read the statement, in ${language}`,
      inSeries(language === 'th'),
      async ({ page, sandbox }) => {
        test.setTimeout(60_000);
        sandbox.control.setDelays({ settleDelayMs: null });
        const words = await wordsOf(language);
        await registerAndLogIn(page, words);
        await expectLedger(page, sandbox, words, '0.00');
        await depositByQr(page, sandbox, words);
        await expectLedger(page, sandbox, words, '300.00');
        await depositBySlip(page, sandbox, words);
        await expectLedger(page, sandbox, words, '550.50');
        await move(page, words, [words.c('mainWallet'), 'Naga Slots'], '150.75');
        await expectLedger(page, sandbox, words, '399.75');
        await move(page, words, ['Naga Slots', words.c('mainWallet')], '50.25');
        await expectLedger(page, sandbox, words, '450.00');
        await withdraw(page, words, '100.00');
        await expectLedger(page, sandbox, words, '350.00');
        await readStatement(page, words, 'Naga Slots');
        for (const once of ['registerAccount', 'login', 'createQrcode', 'uploadSlip', 'withdrawAll'] as const) {
          expect(callsOf(sandbox, once), once).toHaveLength(1);
        }
        expect(callsOf(sandbox, 'transfer')).toHaveLength(2);
      },
    );
  });
}
