import { describe, expect, test } from 'vitest';
import { all, field, fill, find, goBack, open, press, reload, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

const pagesRead = () => callsOf('listStatements').map(({ body }) => (body as { page: number }).page); // its contract

describe('a chosen period', () => {
  test('B-15 whose start is moved back is read again to the new start', async () => {
    await open('/user/statement');
    await press('button', '7 days');
    await see('The whole period is loaded');
    const before = pagesRead().length;
    await fill('From', '2026-09-01');
    await until(() => pagesRead().length > before, 'another reading');
    await see('The whole period is loaded');
    expect(shownText()).toContain('01/09/2026 - 20/11/2026');
    expect(Math.max(...pagesRead())).toBeGreaterThan(1);
  });

  test('B-15 reads one page in 1,000 ms and not more', async () => {
    await open('/user/statement');
    const before = callsOf('listStatements').length;
    await fill('From', '2026-01-01');
    await see('The whole period is loaded');
    const times = callsOf('listStatements')
      .slice(before)
      .map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses.length).toBeGreaterThan(1);
    expect(new Set(pauses)).toEqual(new Set([1_000]));
  });

  test('B-15 is read again from the first page by a refresh', async () => {
    // Entries in progress are read again without a refresh.
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await open('/user/statement');
    await press('button', '7 days');
    await see('The whole period is loaded');
    const before = pagesRead().length;
    await press('button', 'Refresh');
    await until(() => pagesRead().length > before, 'another reading');
    expect(pagesRead().at(before)).toBe(1);
  });

  test('B-15 has sums when it was read to its start, and none before or when a page is missing', async () => {
    const names = () => Array.from(document.querySelectorAll('dt'), ({ textContent }) => textContent);
    const sums = () => names().filter((name) => ['In', 'Out', 'Net'].includes(name));
    await open('/user/statement');
    await fill('From', '2026-01-01');
    await see('Loading page 2');
    expect(sums()).toEqual([]);
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    await find('button', 'Continue');
    expect(sums()).toEqual([]);
    control.clearFaults();
    await press('button', 'Continue');
    await see('The whole period is loaded');
    expect(sums()).toEqual(['In', 'Out', 'Net']);
  });

  test('B-15 that is removed stops the reading', async () => {
    await open('/user/statement');
    await fill('From', '2026-01-01');
    await see('Loading page 2');
    await press('button', 'Clear filter');
    const before = pagesRead().length;
    await time.pass(5_000);
    expect(pagesRead()).toHaveLength(before);
  });

  test('A-121 that is removed passes the focus of its button on', async () => {
    await open('/user/statement');
    await fill('From', '2026-11-01');
    await press('button', 'Clear filter');
    expect(all('button', 'Clear filter')).toEqual([]);
    await until(() => document.activeElement?.tagName === 'H1', 'the focus');
  });

  test('B-15 after a failed page goes on where it ended', async () => {
    await open('/user/statement');
    await fill('From', '2026-01-01');
    await see('Loading page 2');
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR' });
    await see('Incomplete: entries from');
    const before = pagesRead().length;
    await press('button', 'Continue');
    await until(() => pagesRead().length > before, 'the next page');
    expect(pagesRead().at(before)).toBeGreaterThan(1);
  });
});

describe('a period without a first day', () => {
  test('B-15 is read to the first entry', async () => {
    await open('/user/statement');
    await fill('To', '2026-11-19');
    await see('The whole period is loaded');
    expect(Math.max(...pagesRead())).toBeGreaterThan(1);
  });

  test('B-15 that was reversed meanwhile is read when its days are right', async () => {
    await open('/user/statement');
    await fill('To', '2026-11-01');
    await fill('From', '2026-11-10');
    await see('The start date is after the end date');
    await fill('To', '2026-11-15');
    await see('The whole period is loaded');
    expect(shownText()).not.toContain('The start date is after the end date');
  });
});

describe('entries of several pages', () => {
  const times = () =>
    all('listitem')
      .map(({ textContent }) => /(\d\d)\/(\d\d)\/(\d{4}) ([\d:]{8})/.exec(textContent))
      .filter((found) => found !== null)
      .map(([, day, month, year, hour]) => `${year}-${month}-${day} ${hour}`);

  test('B-15 of a period are in the order of time, the newest first', async () => {
    await open('/user/statement');
    await fill('From', '2026-01-01');
    await see('The whole period is loaded');
    expect(times().length).toBeGreaterThan(20);
    expect(times()).toEqual(times().toSorted().toReversed());
  });

  test('B-22 of a kind are in the order of time, the newest first', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await see('the 20 transactions loaded so far');
    await fill('Type', 'transfer');
    expect(times().length).toBeGreaterThan(1);
    expect(times()).toEqual(times().toSorted().toReversed());
  });
});

describe('the pages', () => {
  test('R-347 "Previous" beyond the last page leads to the last page', async () => {
    await open('/user/statement?page=900');
    await see('No more entries');
    await press('button', 'Previous page');
    await until(() => !shownText().includes('No more entries'), 'entries');
    expect(all('button', 'Next page')[0]?.getAttribute('aria-disabled')).toBe('true');
  });

  test('R-355 ten entries are asked for', async () => {
    await open('/user/statement');
    expect(callsOf('listStatements').at(-1)?.body).toEqual({ page: 1, limit: 10 });
  });

  test('R-357 a page stays after a reload', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await reload();
    expect(pagesRead().at(-1)).toBe(2);
  });

  test('R-357 Back from the second page shows the first one, read again', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await goBack();
    await until(() => pagesRead().join() === '1,2,1', 'the first page');
    expect(all('button', 'Previous page')[0]?.getAttribute('aria-disabled')).toBe('true');
  });

  test('R-356 a page that fails can be read again', async () => {
    await open('/user/statement');
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Next page');
    await see("We couldn't load your statement");
    await press('button', /Try again/);
    await until(() => !shownText().includes("couldn't load"), 'the page');
    expect(pagesRead()).toEqual([1, 2, 2]);
  });

  test('A-114 R-347 keep their pager when one cannot be loaded', async () => {
    await open('/user/statement');
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Next page');
    await see(/couldn't load/i);
    await press('button', 'Previous page');
    await until(() => !/couldn't load/i.test(shownText()), 'the first page');
    expect(all('button', 'Previous page')[0]?.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a chosen kind', () => {
  test.each(['Today', '7 days', 'This month', 'Last month'])(
    'B-22 stays when "%s" is chosen and removed',
    async (period) => {
      await open('/user/statement');
      await fill('Type', 'deposit');
      await press('button', period);
      expect(await field('Type')).toHaveProperty('value', 'deposit');
      await press('button', period);
      expect((await find('button', period)).getAttribute('aria-pressed')).toBe('false');
      expect(await field('Type')).toHaveProperty('value', 'deposit');
    },
  );
});

describe('the filter that is cleared', () => {
  test('B-22 has neither a kind nor a period', async () => {
    await open('/user/statement');
    await fill('Type', 'deposit');
    await fill('From', '2026-11-01');
    await press('button', 'Clear filter');
    for (const label of ['Type', 'From', 'To']) expect(await field(label)).toHaveProperty('value', '');
    expect(all('button', 'Clear filter')).toEqual([]);
  });
});

describe('entries in progress', () => {
  test('A-126 are read again, and a settled one reads the balance', async () => {
    await open('/user/statement');
    await see('In progress');
    const before = callsOf('getWallet').length;
    control.settleWithdrawal(rich, 0, 'FAILED');
    await until(() => callsOf('getWallet').length > before, 'the balance');
  });

  test('A-126 are not read again when nothing is in progress', async () => {
    await open('/user/statement', { as: '0823456789' });
    await see('No transactions yet');
    const before = pagesRead().length;
    await time.pass(60_000);
    expect(pagesRead()).toHaveLength(before);
  });
});

describe('the export', () => {
  test('B-22 says how many entries it has after a second page', async () => {
    await open('/user/statement');
    await see('Includes only the 10 transactions loaded so far');
    await press('button', 'Next page');
    await see('Includes only the 20 transactions loaded so far');
    expect(await find('button', 'Export CSV')).toBeDefined();
  });
});
