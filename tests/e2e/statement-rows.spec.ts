import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { entryOf } from '../support/statement-entries.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const now = Date.parse('2026-11-20T10:00:00+07:00');

/** Opens the statement with these entries, and returns its rows. */
async function openWith(page: Page, sandbox: Sandbox, ...statements: Schemas['StatementEntry'][]) {
  sandbox.control.fail('listStatements', { body: { total: statements.length, statements }, times: 20 });
  await page.clock.setFixedTime(now);
  await openSignedIn(page, sandbox, '/user/statement');
  return page.getByRole('main').locator('ul[aria-busy] > li');
}

const bonus = entryOf({ statementType: 'bonus', amount: 20, bonus: { description: 'โบนัสรายวัน 20%' } });
const transfer = entryOf({ statementType: 'transfer', from: 'WALLET', to: 'PGSLOT', amount: 100, status: 'FAILED' });

test(
  'R-348 R-349 R-350 a row shows icon, type, signed amount and status',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const rows = await openWith(
      page,
      sandbox,
      entryOf({ amount: 1234.5 }),
      entryOf({ statementType: 'withdraw', from: 'WALLET', to: 'KBANK', amount: 1000, status: 'PAYING' }),
      bonus,
      transfer,
      entryOf({ statementType: 'finish_bonus', amount: 0.1 }),
    );
    await expect(rows).toHaveText([
      /^Deposit\+฿1,234\.50.*Success$/,
      /^Withdrawal-฿1,000\.00.*In progress$/,
      /Bonus received\+฿20\.00.*Success$/,
      /^Transfer.*[^+-]฿100\.00.*Failed$/,
      /^Bonus ended฿0\.10.*Success$/,
    ]);
    await expect(rows.locator('svg')).toHaveCount(5);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  },
);

test(
  'R-351 R-352 B-46 a row has its description or places by name, and the picture of bank or game',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const rows = await openWith(page, sandbox, bonus, transfer);
    await expect(rows).toHaveText([/^โบนัสรายวัน 20%Bonus received\+/, /^TransferMain wallet → Naga Slots฿/]);
    await expect(rows.first().locator('[data-code=KBAN]')).toHaveCount(1);
    await expect(rows.last().locator('img')).toHaveCount(1);
  },
);

test('R-353 R-354 a row shows date, time and age', { tag: '@full' }, async ({ page, sandbox }) => {
  const ages = [2_592_000, 2_591_999, 86_400, 31_536_000, 3_600];
  const entries = ages.map((seconds) => entryOf({ createdAt: new Date(now - seconds * 1000).toISOString() }));
  await expect(await openWith(page, sandbox, ...entries)).toContainText([
    '21/10/2026 10:00:00 1 month ago',
    '21/10/2026 10:00:01 29 days ago',
    '19/11/2026 10:00:00 1 day ago',
    '20/11/2025 10:00:00 1 year ago',
    '20/11/2026 09:00:00 1 hour ago',
  ]);
});
