import { changedWallet } from '../support/changed-wallet.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const noon = Date.parse('2026-11-20T12:00:00+07:00');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('R-455 R-456 R-462 amounts of the service look the same in three languages', async ({ page, sandbox }) => {
  const amounts: readonly (readonly [unknown, string])[] = [
    [5, '฿5.00'],
    [0, '฿0.00'],
    [-0.001, '฿0.00'],
    [0.1, '฿0.10'],
    [1.005, '฿1.01'],
    [1234567.5, '฿1,234,567.50'],
    ['1000.10', '฿1,000.10'],
    ['999', '฿999.00'],
    [-20, '฿-20.00'],
    ['abc', '-'],
    [null, '-'],
    ['', '-'],
    [true, '-'],
  ];
  const body = await changedWallet(sandbox, (wallet) => {
    const [slot] = wallet.slots;
    if (!slot) throw new Error('the sandbox has games');
    wallet.slots = amounts.map(([amount], index) => ({
      ...slot,
      code: `G${index}`,
      name: `Game ${index}`,
      isActive: true,
      ftWalletSlot: null,
      amount: amount as number, // what a server may send although it should not
    }));
  });
  sandbox.control.fail('getWallet', { body });
  await openSignedIn(page, sandbox, '/user/home');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(amounts.length);
  for (const locale of ['en', 'th', 'la']) {
    await page.getByRole('combobox').selectOption(locale);
    for (const [index, [, text]] of amounts.entries()) {
      await expect(cards.nth(index)).toContainText(`${text}Game ${index} · ${text.replace('฿', '')}`);
    }
  }
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null|-0\.00|object/);
});

test('R-457 R-458 A-94 dates are Gregorian, and ages are in the words of each language', async ({ page, sandbox }) => {
  await page.clock.setFixedTime(noon);
  const ages: readonly (readonly [number, Record<'en' | 'th' | 'la', string>])[] = [
    [-5000, { en: 'Now', th: 'ตอนนี้', la: 'ຕອນນີ້' }],
    [1000, { en: '1 second ago', th: '1 วินาทีที่แล้ว', la: '1 ວິນາທີກ່ອນ' }],
    [59_999, { en: '59 seconds ago', th: '59 วินาทีที่แล้ว', la: '59 ວິນາທີກ່ອນ' }],
    [minute, { en: '1 minute ago', th: '1 นาทีที่แล้ว', la: '1 ນາທີກ່ອນ' }],
    [59 * minute, { en: '59 minutes ago', th: '59 นาทีที่แล้ว', la: '59 ນາທີກ່ອນ' }],
    [2 * hour, { en: '2 hours ago', th: '2 ชั่วโมงที่แล้ว', la: '2 ຊົ່ວໂມງກ່ອນ' }],
    [29 * day, { en: '29 days ago', th: '29 วันที่แล้ว', la: '29 ມື້ກ່ອນ' }],
    [30 * day, { en: '1 month ago', th: '1 เดือนที่แล้ว', la: '1 ເດືອນກ່ອນ' }],
    [800 * day, { en: '2 years ago', th: '2 ปีที่แล้ว', la: '2 ປີກ່ອນ' }],
  ];
  const statements = ages.map(([age]) => ({
    statementType: 'deposit',
    status: 'SUCCESS',
    from: 'KBANK',
    to: 'WALLET',
    amount: 1,
    createdAt: new Date(noon - age).toISOString(),
  }));
  sandbox.control.fail('listStatements', { body: { total: statements.length, statements } });
  await openSignedIn(page, sandbox, '/user/statement');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(ages.length);
  for (const locale of ['en', 'th', 'la'] as const) {
    await page.getByRole('combobox').selectOption(locale);
    for (const [index, [, texts]] of ages.entries()) await expect(rows.nth(index)).toContainText(texts[locale]);
    await expect(rows.nth(3).locator('time')).toHaveText('20/11/2026 11:59:00');
    await expect(rows.nth(8).locator('time')).toHaveText('11/09/2024 12:00:00');
  }
});

test('R-316 R-460 A-95 an account number of 10 digits is grouped, one of 15 is not', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  await expect(page.getByRole('dialog')).toContainText('123-456-7890');
  await openSignedIn(page, sandbox, '/terminated', members.laos);
  await page.evaluate((token) => localStorage.setItem('token', token), sandbox.control.signIn(members.laos));
  await page.goto('/user/home?open=withdraw');
  await expect(page.getByRole('dialog')).toContainText('010120000123456');
  await expect(page.getByRole('dialog')).toContainText('₭1,250,000.00');
});

test('R-473 A-103 no amount has a unit until the currency is known', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
  await openSignedIn(page, sandbox, '/user/contact?open=withdraw', members.laos);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount', { exact: true }).fill('50000');
  await expect(dialog.getByRole('button', { name: 'Withdraw 50,000.00', exact: true })).toBeEnabled();
  await expect(dialog).not.toContainText(/baht|฿|kip|₭/);
  sandbox.control.clearFaults();
  await page.reload();
  await expect(dialog.getByLabel('Amount (kip)')).toBeVisible();
});
