import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { control } from '../../support/screen-service.ts';
import { open, see, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';

type Entry = Schemas['StatementEntry'];

/** Opens the statement with one entry, and returns its row. */
async function rowOf(differs: Partial<Entry>): Promise<Element> {
  control.fail('listStatements', { body: { total: 1, statements: [entryOf(differs)] }, times: 20 });
  await open('/user/statement');
  const row = () => document.querySelector('main li:has(time)');
  await until(() => row() !== null, 'the row');
  return row() ?? document.body;
}

describe('a row of the statement', () => {
  test.each([
    ['deposit', '+฿1,234.50'],
    ['bonus', '+฿1,234.50'],
    ['withdraw', '-฿1,234.50'],
    ['transfer', '฿1,234.50'],
    ['finish_bonus', '฿1,234.50'],
  ])('R-349 R-455 has the amount with the sign of its type: %s', async (statementType, shown) => {
    const row = await rowOf({ statementType, amount: 1234.5 });
    expect(row.querySelector('[data-sign]')?.textContent).toBe(shown);
  });

  test.each([
    ['WALLET', 'JOKER2', 'Main wallet → Lotus 88'],
    ['PGSLOT', 'WALLET', 'Naga Slots → Main wallet'],
    ['WALLET', 'OLDGAME', 'Main wallet → OLDGAME'],
  ])('R-352 A-156 of a transfer names both accounts: %s, %s', async (from, to, shown) => {
    await rowOf({ statementType: 'transfer', from, to });
    await see(shown);
  });

  test('R-353 has its date and time in two digits each', async () => {
    // Of the device, whose zone is not known here.
    const row = await rowOf({ createdAt: new Date(2026, 10, 3, 9, 5, 7).toISOString() });
    expect(row.querySelector('time')?.textContent).toBe('03/11/2026 09:05:07');
  });

  test.each([
    [59, '59 seconds ago'],
    [120, '2 minutes ago'],
    [3_660, '1 hour ago'],
    [86_400, '1 day ago'],
    [2_591_999, '29 days ago'],
    [2_592_000, '1 month ago'],
    [31_536_000, '1 year ago'],
  ])('R-354 has its age beside the time: %i s', async (seconds, shown) => {
    const row = await rowOf({ createdAt: new Date(Date.now() - seconds * 1000).toISOString() });
    expect(row.querySelector('time')?.parentElement?.textContent.replaceAll('\u00a0', ' ')).toContain(` ${shown}`);
  });
});
