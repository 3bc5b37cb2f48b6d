import type { Locale } from '../../src/i18n/locale.ts';
import { expectSilence } from '../support/silence.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';

const words: Record<Locale, { total: string; main: string; refresh: string; invite: string }> = {
  en: { total: 'Total balance', main: 'Main wallet', refresh: 'Refresh balance', invite: 'Invite bonus' },
  th: { total: 'ยอดเงินรวม', main: 'กระเป๋าหลัก', refresh: 'รีเฟรชยอดเงิน', invite: 'โบนัสแนะนำเพื่อน' },
  la: { total: 'ຍອດເງິນລວມ', main: 'ກະເປົາຫຼັກ', refresh: 'ອັບເດດຍອດເງິນ', invite: 'ໂບນັດແນະນຳໝູ່' },
};

test('R-188 R-190 R-191 home shows name, total, main wallet and invite bonus in each language', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  const { total, accounts, invite } = sandbox.control.ledger(members.rich);
  const card = page.getByRole('region').first();
  for (const language of ['th', 'la', 'en'] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await expect(card).toContainText('สมชาย ใจดี');
    await expect(card).toContainText(words[language].total);
    expect(total).toBe('12480.50');
    await expect(card.getByText('฿12,480.50')).toBeVisible();
    await expect(card).toContainText(words[language].main);
    expect(accounts['WALLET']).toBe('8180.00');
    await expect(card.getByText('฿8,180.00')).toBeVisible();
    expect(invite).toBe('150.00');
    await expect(card.getByText('฿150.00')).toBeVisible();
  }
});

test(
  'R-189 R-205 last updated changes with a refresh, which asks the games, the wallet, then the wheel',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, '/user/home');
    const time = page.locator('time').first();
    await expect(time).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    const order = () =>
      sandbox.requests
        .map((request) => request.operationId)
        .filter((id) => id === 'refreshSlots' || id === 'getWallet' || id === 'getSpinActive');
    await expect.poll(order).toEqual(['refreshSlots', 'getWallet', 'getSpinActive']);
    const before = await time.textContent();
    sandbox.control.setGameBalance(members.rich, 'PGSLOT', '3000.00');
    // The time is shown to the second, so a refresh in the same second would show the same time.
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByText('฿13,000.00')).toBeVisible();
    await expect(time).not.toHaveText(before ?? '');
    await expect
      .poll(order)
      .toEqual(['refreshSlots', 'getWallet', 'getSpinActive', 'refreshSlots', 'getWallet', 'getSpinActive']);
  },
);

test('R-206 a failed wallet load is silent and the page stays', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/contact');
  for (const code of ['NO_WALLET', 'INTERNAL_SERVER_ERROR'] as const) {
    sandbox.control.clearRequests();
    sandbox.control.fail('getWallet', { code });
    await page.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => sandbox.requests.some((request) => request.operationId === 'getSpinActive')).toBe(true);
    await expectSilence(page);
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(titled('Contact us'));
  }
});

test('R-207 a failed refresh does not stop the wallet load', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('refreshSlots', { code: 'REQUEST_LIMIT_1MIN' });
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText('฿12,480.50')).toBeVisible();
});
