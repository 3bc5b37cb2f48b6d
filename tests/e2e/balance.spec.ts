import type { Locale } from '../../src/i18n/locale.ts';
import { changedWallet } from '../support/changed-wallet.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const words: Record<Locale, { total: string; main: string; refresh: string; invite: string }> = {
  en: { total: 'Total balance', main: 'Main wallet', refresh: 'Refresh balance', invite: 'Invite bonus' },
  th: { total: 'ยอดเงินรวม', main: 'กระเป๋าหลัก', refresh: 'รีเฟรชยอดเงิน', invite: 'โบนัสแนะนำเพื่อน' },
  la: { total: 'ຍອດເງິນລວມ', main: 'ກະເປົາຫຼັກ', refresh: 'ອັບເດດຍອດເງິນ', invite: 'ໂບນັດແນະນຳໝູ່' },
};

test('R-190 R-461 the total balance is the exact sum of the wallet and the games', async ({ page, sandbox }) => {
  const body = await changedWallet(sandbox, (wallet) => {
    wallet.wallet.amount = 0.1;
    for (const [index, slot] of wallet.slots.entries()) slot.amount = [0.2, 0.7][index] ?? 0;
  });
  sandbox.control.fail('getWallet', { body });
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByRole('region', { name: 'Total balance' }).getByText('฿1.00')).toBeVisible();
});

test('R-188 R-191 home shows name, total, main wallet and invite bonus in each language', async ({ page, sandbox }) => {
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
