import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { statement as english } from '../../src/i18n/en/statement.ts';
import { goWithin } from '../support/command.ts';
import { edgesOf } from '../support/page-time.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { holdRequests } from '../support/held-request.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/statement';
const rows = (page: Page) => page.getByRole('main').locator('ul[aria-busy] > li');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** A deposit of 100.00 with changed fields. */
const entry = (differs: Partial<Schemas['StatementEntry']>): Schemas['StatementEntry'] => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  to: 'WALLET',
  amount: 100,
  createdAt: '2026-10-01T10:00:00+07:00',
  ...differs,
});

/** All following reads of the statement get this answer, for any page. */
function answer(sandbox: Sandbox, total: number, statements: Schemas['StatementEntry'][]) {
  sandbox.control.fail('listStatements', { body: { total, statements }, times: 20 });
}

const asked = (sandbox: Sandbox) => callsOf(sandbox, 'listStatements');

test('R-346 R-355 R-357 pages of ten have their number in the address', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await expect(rows(page)).toHaveCount(10);
  expect(asked(sandbox).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/statement', { page: 1, limit: 10 }],
  ]);
  const first = await rows(page).allTextContents();
  // The current page stays visible until the next one is loaded.
  const letGo = await holdAnswer(page, 'listStatements');
  await pager(page).getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator('ul[aria-busy=true] > li')).toHaveText(first);
  await letGo();
  await expect(page.locator('ul[aria-busy=false] > li')).not.toHaveText(first);
  await page.goBack();
  await expect(rows(page)).toHaveText(first);
  await pager(page).getByRole('button', { name: 'Last page' }).click();
  await expect(
    pager(page)
      .getByRole('button', { name: /^Page \d+$/ })
      .last(),
  ).toHaveAttribute('aria-current', 'page');
  await expect(rows(page)).toHaveCount(3);
  expect(asked(sandbox).at(-1)?.body).toEqual({ page: 5, limit: 10 });

  const readings = asked(sandbox).length;
  await page.getByRole('link', { name: 'Upload status' }).click();
  await expect(page).toHaveURL(/\?open=slips&page=5$/);
  await expect(page.getByRole('dialog', { name: 'Upload status' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?page=5$/);
  await expect(page.getByRole('link', { name: 'Upload status' })).toBeFocused();
  expect(asked(sandbox)).toHaveLength(readings);
});

test(
  'R-347 R-357 B-47 the pager offers three pages before and one after; an empty statement says so',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    answer(
      sandbox,
      194,
      Array.from({ length: 10 }, () => entry({})),
    );
    await openSignedIn(page, sandbox, `${address}?page=6`);
    await expect(pager(page).getByRole('button').filter({ hasText: /\d/ })).toHaveText(['3', '4', '5', '6', '7']);
    await expect(pager(page).getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    // Beyond the end, and an invalid page.
    sandbox.control.clearFaults();
    sandbox.control.fail('listStatements', { body: { total: 194, statements: [] } });
    await goWithin(page, `${address}?page=999`);
    await expect(page.getByText('No more entries')).toBeVisible();
    await goWithin(page, `${address}?page=abc`);
    await expect(rows(page)).toHaveCount(10);
    expect(asked(sandbox).at(-1)?.body).toEqual({ page: 1, limit: 10 });

    answer(sandbox, 0, []);
    await page.goto(address);
    await expect(page.getByText(english.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', /open=deposit$/);
    await expect(pager(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  },
);

test(
  'B-22 A-52 A-156 entries are grouped by day, a tap shows the details with the channel, and a preset sets the period',
  { tag: '@full' },
  async ({ page, sandbox }) => {
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
    await expect(detail.getByRole('definition').nth(2)).toHaveText('PromptPay 2');
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
  },
);

test(
  'B-15 B-22 A-121 a period is read to its start; stopped, screen, print and export say what is missing',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openSignedIn(page, sandbox, address);
    const main = page.getByRole('main');
    await expect(rows(page)).toHaveCount(10);
    await page.getByText('Filter', { exact: true }).click();
    await expect(page.getByText('Filters only the 10 transactions loaded so far')).toBeVisible();
    const release = await holdRequests(page, '/api/statement', (request) => request.postData()?.includes('"page":3'));
    await page.getByLabel(/^From/).fill('2020-01-01');
    await expect(page.getByRole('progressbar', { name: 'Loading page 3 of up to 5' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    release();
    await expect(rows(page)).toHaveCount(20);
    const missing = /^Incomplete: entries from \d\d\/\d\d\/20\d\d\sonly$/;
    await expect(page.getByRole('status').filter({ hasText: missing })).toBeVisible();
    await expect(main.getByText(/01\/01\/2020$/).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText('Net', { exact: true })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    await expect(page.getByRole('status').filter({ hasText: 'File saved' })).toHaveCount(1);
    expect(file.suggestedFilename()).toMatch(/^statement-\d{8}\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    const head = lines.slice(0, lines.indexOf(''));
    expect(head.slice(0, 3)).toEqual([
      '\uFEFFService,Naga Wallet',
      'Member,สมชาย ใจดี · 0812345678',
      'Bank account,Kasikornbank · SOMCHAI JAIDEE · 123-456-7890',
    ]);
    expect(head[3]).toContain('01/01/2020');
    expect(head[4]).toMatch(/^Issued on,\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d$/);
    expect(head[5]).toMatch(missing);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(19, 26, 42)');
    for (const line of head.slice(0, 4)) {
      await expect(
        main.getByText(line.replace(/^\uFEFF?[^,]*,/, ''), { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    }
    await expect(main.getByText(missing).filter({ visible: true })).toHaveCount(1);
    for (const role of ['navigation', 'button'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(/Filter| ago$|^Today/).filter({ visible: true })).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The whole period is loaded' })).toBeVisible();
    await expect(rows(page)).toHaveCount(43);
  },
);

test(
  'A-123 B-22 from 640 px a sheet is a centred dialog, and from 960 px the statement has column heads',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await openSignedIn(page, sandbox, '/user/statement');
    for (const [modal, width] of [
      ['withdraw', 480],
      ['slips', 720],
    ] as const) {
      await goWithin(page, `/user/statement?open=${modal}`);
      // A placeholder is shown until the files are loaded.
      await expect.poll(async () => (await edgesOf(page.getByRole('dialog'))).width).toBe(width);
      await expect.poll(async () => (await edgesOf(page.getByRole('dialog'))).left).toBe((800 - width) / 2);
      expect((await edgesOf(page.getByRole('dialog'))).bottom).toBeLessThan(900);
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 960, height: 800 });
    const amounts = page.getByText('-฿1,000.00').first();
    const head = page.getByRole('main').getByText('Amount', { exact: true });
    expect((await edgesOf(head)).right).toBeCloseTo((await edgesOf(amounts)).right, 0);
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(head).toBeHidden();
  },
);
