import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import { goWithin } from '../support/command.ts';
import { expectSilence } from '../support/silence.ts';
import { texts } from '../support/texts.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/home?open=deposit';
const sheet = (page: Page) => page.getByRole('dialog');
const ways = (page: Page) => sheet(page).getByRole('list').first().getByRole('link');

const bank = (differs: Partial<Schemas['DepositBank']>): Schemas['DepositBank'] => ({
  bankCode: 'SCB',
  bankType: 'BANK',
  mode: 'AUTO',
  nameTH: 'ธนาคารไทยพาณิชย์',
  nameEN: 'Siam Commercial Bank',
  bankAccountName: 'NAGA WALLET CO LTD',
  bankAccountNo: '4051234567',
  currency: 'BAHT',
  ...differs,
});

test('R-210 R-212 R-213 the sheet shows the offered ways and accounts to copy; Back leads from view to list to page', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, sandbox, '/user/home');
  await goWithin(page, address);
  await expect(ways(page)).toHaveText([
    'Bank transferSiam Commercial Bank · Kasikornbank · Government Savings BankMinimum deposit 20.00 baht',
    'Deposit by QRKasikornbank · PromptPay WW · PromptPay FP · PromptPay PAYONEXThe minimum depends on the channel',
    'Gift linkNAGA WALLET · AutomaticMinimum 2 baht for a gift link',
    'Upload slipUpload your slip within 1 hour of the transfer',
  ]);
  await ways(page).first().click();
  await expect(page).toHaveURL(/way=transfer$/);
  const cards = sheet(page).getByRole('article');
  await expect(cards).toHaveText([
    'Siam Commercial BankAutomatic · bahtNAGA WALLET CO LTD405-123-4567',
    'KasikornbankAutomatic · bahtNAGA WALLET CO LTD012-345-6789',
    'Government Savings BankChecked by the admin · bahtNAGA WALLET CO LTD020123456789',
  ]);
  await cards.first().getByRole('button', { name: 'Copy account number' }).click();
  await expect(page.getByText('Copied: 4051234567')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4051234567');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await cards.last().getByRole('button', { name: 'Copy account number' }).click();
  await expect(page.getByText('Failed to copy')).toBeVisible();
  await page.goBack();
  await ways(page).nth(1).click();
  await expect(page).toHaveURL(/way=qr$/);
  await expect(ways(page)).toHaveText([
    'KasikornbankAutomatic',
    'PromptPay WWAutomaticMinimum 100.00 baht for this channel',
    'PromptPay FPAutomaticMinimum 10.00 baht for this channel',
    'PromptPay PAYONEXAutomaticMinimum 100.00 baht for this channel',
  ]);
  await page.goBack();
  await expect(ways(page)).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('quality 14: the view of each way has the focus and its name', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  for (const name of ['Bank transfer', 'Deposit by QR', 'Gift link', 'Upload slip']) {
    await ways(page).filter({ hasText: name }).first().click();
    await expect(sheet(page).getByRole('group', { name, exact: true })).toBeFocused();
    await page.goBack();
    await expect(ways(page)).toHaveCount(4);
  }
});

test('R-211 a failed lookup is silent', async ({ page, sandbox }) => {
  sandbox.control.fail('getDepositLookup', { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } });
  await openSignedIn(page, sandbox, address);
  await expect(sheet(page).getByRole('heading', { name: 'Before you deposit' })).toBeVisible();
  await expectSilence(page);
  const lookups = callsOf(sandbox, 'getDepositLookup');
  expect(lookups.map(({ status }) => status)).toEqual([500]);
});

test('R-220 A-52 A-55 unknown banks and gateways are shown as such', async ({ page, sandbox }) => {
  const banks = [
    bank({ bankCode: 'ZZZ', bankType: 'VAULT', nameEN: '', nameTH: '', bankAccountNo: '12' }),
    bank({ bankCode: 'SCB', bankType: 'PAYMENT', nameEN: 'SCB QR', mode: 'ROBOT' }),
  ];
  sandbox.control.fail('getDepositLookup', { body: { banks, wallets: [], isManual: true }, times: 3 });
  await openSignedIn(page, sandbox, address);
  await expect(ways(page)).toHaveText([
    'Bank transferZZZMinimum deposit 20.00 baht',
    'Deposit by QRSCB QR',
    'Upload slipUpload your slip within 1 hour of the transfer',
  ]);
  await ways(page).first().click();
  await expect(sheet(page).getByRole('article')).toContainText('ZZZ');
  await page.goBack();
  sandbox.control.fail('getQrcode', {
    body: { qrcodeId: null, hasQrcode: false, qrcode: null, amount: null, expireIn: null, message: null },
  });
  await ways(page).nth(1).click();
  // Like KBANK: its quick amounts and no minimum.
  const quick = sheet(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button');
  await expect(quick).toHaveText(['10', '20', '50', '100', '500', '1,000']);
  // An unavailable view falls back to the list.
  await goWithin(page, `${address}&way=qr&bank=WW`);
  await expect(ways(page)).toHaveCount(3);
});

test.describe('in Lao', () => {
  test.use({ language: 'la' });
  test('R-214 R-215 R-216 what to know before a deposit', async ({ page, sandbox }) => {
    const [t, c] = await Promise.all([texts('la', 'deposit'), texts('la', 'common')]);
    const notes = sheet(page).locator('section li');
    const fixed = [t('slipWithinOneHour'), t('oneDepositPerQr'), t('wholeBalance')];
    // Lao money, and BCEL by its account.
    await openSignedIn(page, sandbox, address, members.laos);
    await expect(notes).toHaveText([
      t('minimumUnlessShown', { amount: c('amountInKip', { amount: '10,000.00' }) }),
      t('credited'),
      t('slipWindow', { start: '06:00', end: '23:30' }),
      ...fixed,
    ]);
    await sheet(page)
      .getByRole('link', { name: t('bankTransfer') })
      .click();
    await expect(sheet(page).getByRole('article')).toContainText('010110000987654');
    await expect(sheet(page).getByRole('article')).toContainText(`${t('checkedByAdmin')} · ${c('kip')}`);
    // Without figures from the service the texts state none.
    sandbox.control.fail('getSlipLookup', { body: { slip: null } });
    await page.goto(address);
    await expect(notes).toHaveText([t('minimumNotKnown'), t('credited'), t('slipWindowNotKnown'), ...fixed]);
  });
});
