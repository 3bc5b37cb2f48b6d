import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { expectSilence } from '../support/silence.ts';
import { texts } from '../support/texts.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/home?open=deposit';
const sheet = (page: Page) => page.getByRole('dialog');
const ways = (page: Page) => sheet(page).getByRole('list').first().getByRole('link');

test(
  'R-210 R-212 B-46 the sheet shows ways, accounts and providers; Back leads to the list, and to the page',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await goWithin(page, address);
    await expect(ways(page)).toHaveText([
      'Bank transferSiam Commercial Bank, Kasikornbank, Government Savings BankMinimum deposit 20.00 baht',
      'Deposit by QRKasikornbank, PromptPay 1, PromptPay 2, PromptPay 3The minimum depends on the provider',
      'Gift linkNAGA WALLET · AutomaticMinimum deposit 2.00 baht',
      'Upload slipUpload your slip within 1 hour of the transfer',
    ]);
    await ways(page).first().click();
    await expect(page).toHaveURL(/way=transfer$/);
    await expect(sheet(page)).toContainText(
      'Transfer from your accountKasikornbank 123-456-7890Transfer to one of these accounts in your bank app',
    );
    await expect(sheet(page).getByRole('link', { name: 'Upload slip' })).toBeInViewport({ ratio: 1 });
    const cards = sheet(page).getByRole('article');
    await expect(cards).toHaveText([
      'Siam Commercial BankAutomatic · bahtNAGA WALLET CO LTD405-123-4567Copy',
      'KasikornbankAutomatic · bahtNAGA WALLET CO LTD012-345-6789Copy',
      'Government Savings BankChecked by our team · bahtNAGA WALLET CO LTD020123456789Copy',
    ]);
    await expect(cards.locator('[data-code]')).toHaveCount(3);
    await page.goBack();
    await ways(page).nth(1).click();
    await expect(page).toHaveURL(/way=qr$/);
    await expect(ways(page)).toHaveText([
      'KasikornbankAutomatic',
      'PromptPay 1AutomaticMinimum 100.00 baht with this provider',
      'PromptPay 2AutomaticMinimum 10.00 baht with this provider',
      'PromptPay 3AutomaticMinimum 100.00 baht with this provider',
    ]);
    await expect(ways(page).locator('[data-code]')).toHaveCount(4);
    await page.goBack();
    await expect(ways(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/user\/home$/);
  },
);

test('R-213 R-430 R-460 an account number is grouped by 3-3-4 and copied in digits, or the copy has failed', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, sandbox, `${address}&way=transfer`);
  const account = (number: string) => sheet(page).getByRole('article').filter({ hasText: number });
  await account('405-123-4567')
    .getByRole('button', { name: /^Copy, Account number/ })
    .click();
  await expect(page.getByText('Copied: 4051234567')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4051234567');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  await account('020123456789')
    .getByRole('button', { name: /^Copy, Account number/ })
    .click();
  await expect(page.getByText('Failed to copy')).toBeVisible();
});

test.describe('in Lao', () => {
  test.use({ language: 'la' });
  const notes = (page: Page) => sheet(page).locator('section li');

  test(
    'R-214 R-215 R-216 the sheet says what to know before a deposit',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const [t, c] = await Promise.all([texts('la', 'deposit'), texts('la', 'common')]);
      await openSignedIn(page, sandbox, address, members.laos);
      await expect(notes(page)).toHaveText([
        t('minimumUnlessShown', { amount: c('amountInKip', { amount: '10,000.00' }) }),
        t('credited'),
        t('slipWindow', { start: '06:00', end: '23:30' }),
        // No QR provider is offered.
        t('slipWithinOneHour'),
        t('wholeBalance'),
      ]);
    },
  );

  test(
    'R-211 A-114 a failed lookup is silent, and the texts state no figures',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const [t, c] = await Promise.all([texts('la', 'deposit'), texts('la', 'common')]);
      sandbox.control.fail('getSlipLookup', { body: { slip: null } });
      sandbox.control.fail('getDepositLookup', { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } });
      await openSignedIn(page, sandbox, address, members.laos);
      await expect(notes(page)).toHaveText([
        ...[t('minimumNotKnown'), t('credited'), t('slipWindowNotKnown')],
        ...[t('slipWithinOneHour'), t('oneDepositPerQr'), t('wholeBalance')],
      ]);
      await expect(sheet(page).locator('a[href*="way=slip"]')).toBeVisible();
      await expect(sheet(page).getByRole('button', { name: c('tryAgain') })).toBeVisible();
      await expectSilence(page);
      expect(callsOf(sandbox, 'getDepositLookup').at(-1)?.status).toBe(500);
    },
  );
});
