import { changedWallet } from '../support/changed-wallet.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

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
  expect([total, accounts['WALLET'], invite]).toEqual(['12480.50', '8180.00', '150.00']);
  const card = page.getByRole('region').first();
  for (const [language, totalBalance, mainWallet] of [
    ['th', 'ยอดเงินรวม', 'กระเป๋าหลัก'],
    ['la', 'ຍອດເງິນລວມ', 'ກະເປົາຫຼັກ'],
    ['en', 'Total balance', 'Main wallet'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    for (const text of ['สมชาย ใจดี', totalBalance, mainWallet]) await expect(card).toContainText(text);
    for (const amount of ['฿12,480.50', '฿8,180.00', '฿150.00']) await expect(card.getByText(amount)).toBeVisible();
  }
});
