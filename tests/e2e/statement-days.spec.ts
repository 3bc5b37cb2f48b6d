import { readFileSync } from 'node:fs';
import { address, answer, entry, rows } from '../support/statement-answers.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test('B-22 A-52 A-156 entries are grouped by day, a tap shows the details with the channel, and a preset sets the period', async ({
  page,
  sandbox,
}) => {
  await page.clock.setFixedTime(Date.parse('2026-11-20T20:00:00+07:00'));
  answer(sandbox, 3, [
    entry({ createdAt: '2026-11-20T10:00:00+07:00', amount: 1 }),
    entry({ createdAt: '2026-11-20T09:00:00+07:00', amount: 2, from: 'TRUEWALLET' }),
    entry({ createdAt: '2026-11-18T09:00:00+07:00', amount: 3, from: 'FP', status: 'FAILED' }),
  ]);
  await openSignedIn(page, sandbox, address);
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(days).toHaveText(['Today · 20/11/2026', '18/11/2026']);
  const opener = page.getByRole('button', { name: 'Details: Deposit, 20/11/2026 09:00:00' });
  await opener.click();
  const detail = page.getByRole('dialog', { name: 'Details' });
  await expect(detail.getByRole('definition')).toHaveText([
    '+฿2.00',
    'Deposit',
    'TRUEWALLET',
    'Main wallet',
    'Success',
    '20/11/2026 09:00:00',
  ]);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(opener).toBeFocused();

  await rows(page).last().getByRole('button').click();
  await expect(detail.getByRole('definition').nth(2)).toHaveText('PromptPay FP');
  await detail.getByRole('link', { name: 'Upload slip' }).click();
  await page.getByRole('dialog', { name: 'Upload slip' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByText('Filter', { exact: true }).click();
  const preset = page.getByRole('button', { name: 'Last month' });
  await preset.click();
  await expect(page.getByLabel(/^From/)).toHaveValue('2026-10-01');
  await expect(page.getByLabel(/^To/)).toHaveValue('2026-10-31');
  await expect(rows(page)).toHaveCount(0);
  await preset.click();
  await expect(rows(page)).toHaveCount(3);
});

test('B-15 B-22 A-121 a period is read to its start; stopped, screen, print and export say what is missing', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openSignedIn(page, sandbox, address);
  await expect(rows(page)).toHaveCount(10);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel(/^From/).fill('2020-01-01');
  await expect(page.getByRole('progressbar', { name: 'Loading page 3 of up to 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(rows(page)).toHaveCount(20);
  const missing = /^Incomplete: entries from \d\d\/\d\d\/20\d\d\sonly$/;
  await expect(page.getByRole('status').filter({ hasText: missing })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  await expect(page.getByRole('status').filter({ hasText: 'File saved' })).toHaveCount(1);
  expect(file.suggestedFilename()).toMatch(/^statement-\d{8}\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  const head = lines.slice(0, lines.indexOf(''));
  const start = '01/01/2020';
  expect(head.slice(0, 3)).toEqual([
    '\uFEFFService,Naga Wallet',
    'Member,สมชาย ใจดี · 0812345678',
    'Bank account,Kasikornbank · SOMCHAI JAIDEE · 123-456-7890',
  ]);
  expect(head[3]).toContain(start);
  expect(head[4]).toMatch(/^Issued on,\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d$/);
  expect(head[5]).toMatch(missing);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(19, 26, 42)');
  const printed = page.getByRole('main');
  for (const line of head.slice(0, 4)) {
    await expect(printed.getByText(line.replace(/^\uFEFF?[^,]*,/, ''), { exact: true })).toBeVisible();
  }
  await expect(printed.getByText(missing).filter({ visible: true })).toHaveCount(1);
  for (const hidden of [
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.getByText(/Filter| ago$|^Today/),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The whole period is loaded' })).toBeVisible();
  await expect(rows(page)).toHaveCount(43);
});
