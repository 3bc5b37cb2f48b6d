import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { statement as english } from '../../src/i18n/en/statement.ts';
import { goWithin } from '../support/command.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { expectSilence } from '../support/silence.ts';
import { address, answer, entry, pager, rows } from '../support/statement-answers.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

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

test('R-347 the pager offers three pages before and one after', async ({ page, sandbox }) => {
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
});

test('R-348 R-349 R-350 R-351 R-352 R-353 R-354 B-46 a row shows icon, activity, status, times and amount', async ({
  page,
  sandbox,
}) => {
  const now = Date.parse('2026-11-20T10:00:00+07:00');
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  const paying = { from: 'WALLET', to: 'KBANK', amount: 1000, status: 'PAYING' } as const;
  answer(sandbox, 5, [
    entry({ amount: 1234.5, createdAt: ago(2_592_000) }),
    entry({ statementType: 'withdraw', ...paying, createdAt: ago(2_591_999) }),
    entry({ statementType: 'bonus', amount: 20, bonus: { description: 'โบนัสรายวัน 20%' }, createdAt: ago(86_400) }),
    entry({ statementType: 'transfer', from: 'WALLET', to: 'PGSLOT', status: 'FAILED', createdAt: ago(31_536_000) }),
    entry({ statementType: 'finish_bonus', amount: 0.1, createdAt: ago(3_600) }),
  ]);
  await page.clock.setFixedTime(now);
  await openSignedIn(page, sandbox, address);
  await expect(rows(page)).toHaveText([
    'Deposit+฿1,234.5021/10/2026 10:00:00 1 month agoSuccess',
    'Withdrawal-฿1,000.0021/10/2026 10:00:01 29 days agoIn progress',
    'โบนัสรายวัน 20%Bonus received+฿20.0019/11/2026 10:00:00 1 day agoSuccess',
    'TransferMain wallet → Naga Slots฿100.0020/11/2025 10:00:00 1 year agoFailed',
    'Bonus ended฿0.1020/11/2026 09:00:00 1 hour agoSuccess',
  ]);
  await expect(rows(page).locator('svg')).toHaveCount(5);
  // The discs of the banks and the picture of the game.
  await expect(rows(page).locator('[data-code=KBAN], img')).toHaveCount(5);
  await expect(pager(page)).toHaveCount(0);
});

test('R-356 R-357 A-114 B-47 a failed load is a quiet line; an empty statement says so', async ({ page, sandbox }) => {
  sandbox.control.fail('listStatements', { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } });
  await openSignedIn(page, sandbox, address);
  const again = page.getByRole('button', { name: "Couldn't load. Try again." });
  await expect(again).toBeVisible();
  await expectSilence(page);
  expect(asked(sandbox)).toHaveLength(1);
  await again.click();
  await expect(rows(page)).toHaveCount(10);
  await expect(again).toBeHidden();
  answer(sandbox, 0, []);
  await page.goto(address);
  await expect(page.getByText(english.empty)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', /open=deposit$/);
  await expect(pager(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});
