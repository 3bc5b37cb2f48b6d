import type { Page } from '@playwright/test';
import { changedWallet } from '../support/changed-wallet.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const languages = (page: Page) => page.getByRole('banner').getByRole('combobox');

test(
  'R-455 R-461 R-462 amounts are exact and look the same in three languages',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const body = await changedWallet(sandbox, (wallet) => {
      wallet.wallet.amount = 0.1;
      for (const [index, slot] of wallet.slots.entries()) slot.amount = [1234567.2, 0.7][index] ?? 0;
      wallet.invite.amount = 'abc' as unknown as number; // what a server may send although it should not
    });
    sandbox.control.fail('getWallet', { body, times: 20 });
    await openSignedIn(page, sandbox, '/user/home');
    const total = page.getByRole('region').first();
    for (const [language, name] of [
      ['en', 'Total balance'],
      ['th', 'ยอดเงินรวม'],
      ['la', 'ຍອດເງິນລວມ'],
    ] as const) {
      await languages(page).selectOption(language);
      await expect(total).toContainText(name);
      for (const text of ['฿1,234,568.00', '฿0.10']) await expect(total.getByText(text)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|abc/);
    }
  },
);

test(
  'R-457 R-458 A-94 dates look the same in three languages, and ages have its words',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const now = Date.parse('2026-11-20T12:00:00+07:00');
    await page.clock.setFixedTime(now);
    const entry = { statementType: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET', amount: 1 };
    const statements = [{ ...entry, createdAt: new Date(now - 7_200_000).toISOString() }];
    sandbox.control.fail('listStatements', { body: { total: 1, statements }, times: 9 });
    await openSignedIn(page, sandbox, '/user/statement');
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    for (const [language, age] of [
      ['en', '2 hours ago'],
      ['th', '2 ชั่วโมงที่แล้ว'],
      ['la', '2 ຊົ່ວໂມງກ່ອນ'],
    ] as const) {
      await languages(page).selectOption(language);
      await expect(row).toContainText(age);
      await expect(row.locator('time')).toHaveText('20/11/2026 10:00:00');
    }
  },
);
