import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { control } from '../../support/screen-service.ts';
import { all, fill, open, press, see, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

// The file has what the page says that it has.

let file: Blob | undefined;
beforeEach(() => {
  file = undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) file = content;
    return 'blob:statement';
  });
});
afterEach(() => vi.restoreAllMocks());

/** Exports, and returns the time and the type of each row of the file. */
async function exported(): Promise<string[]> {
  await press('button', 'Export CSV');
  await until(() => file !== undefined, 'the file');
  const lines = (await file?.text())?.split('\r\n') ?? [];
  const head = lines.findIndex((line) => line.startsWith('Date and time,Type,'));
  return lines.slice(head + 1, -1).map((line) => line.split(',').slice(0, 2).join(' '));
}

const rowsOnPage = () => all('button', /^Details: /).length;

describe('the exported file', () => {
  test('B-15 has all pages that were loaded, not only the one on the screen', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await see('Includes only the 20 transactions loaded so far');
    expect(rowsOnPage()).toBe(10);
    const rows = await exported();
    expect(rows).toHaveLength(20);
    expect(new Set(rows).size).toBeGreaterThan(10);
  });

  test('B-22 says how many entries of all pages it has', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await see('Includes only the 20 transactions loaded so far');
    await exported();
    expect(await file?.text()).toContain('Includes only the 20 transactions loaded so far');
  });

  test('B-15 has the only page that was loaded if the statement was opened at a later one', async () => {
    await open('/user/statement?page=2');
    await see('Includes only the 10 transactions loaded so far');
    expect(await exported()).toHaveLength(10);
  });

  test('B-22 has the chosen kind only, of all pages that were loaded', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await see('the 20 transactions loaded so far');
    await fill('Type', 'transfer');
    const shown = rowsOnPage();
    const rows = await exported();
    expect(rows).toHaveLength(shown);
    expect(rows.every((row) => row.endsWith(' Transfer'))).toBe(true);
  });

  test('B-15 has the whole chosen period', async () => {
    await open('/user/statement');
    await fill('From', '2026-09-01');
    await see('The whole period is loaded');
    const shown = rowsOnPage();
    expect(shown).toBeGreaterThan(10);
    expect(await exported()).toHaveLength(shown);
  });

  test('B-15 has what a refresh has found since', async () => {
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await open('/user/statement');
    await see('Includes only the 10 transactions');
    const before = await exported();
    file = undefined;
    control.credit(rich, 77.25);
    await press('button', 'Refresh');
    await see('77.25');
    const [newest] = await exported();
    expect(newest).toMatch(/ Deposit$/);
    expect(newest).not.toBe(before[0]);
  });
});
