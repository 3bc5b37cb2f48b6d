import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { all, find, open, place, press, see, shownText, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';

// The pictures of the accounts of an entry, and its details when the page behind them is read again.

type Entry = Schemas['StatementEntry'];

const answer = (...statements: Entry[]) => {
  control.clearFaults();
  control.fail('listStatements', { body: { total: statements.length, statements }, times: 99 });
};
const transfer = (from: string, to: string) => entryOf({ statementType: 'transfer', from, to });
const picturesIn = (element: Element) => Array.from(element.querySelectorAll('img'), (image) => image.src);

describe('a transfer between two games', () => {
  /** The pictures of the transfer's row, then those of both games. */
  const openTransfer = async () => {
    answer(transfer('PGSLOT', 'JOKER2'), transfer('WALLET', 'PGSLOT'), transfer('WALLET', 'JOKER2'));
    await open('/user/statement');
    const rows = () => [...document.querySelectorAll('main li:has(time)')];
    await until(() => rows().every((row) => picturesIn(row).length === 1) && rows().length === 3, 'the pictures');
    return rows().flatMap(picturesIn);
  };

  test('B-46 R-348 has the picture of its destination', async () => {
    const [shown, from, to] = await openTransfer();
    expect(shown).toBe(to);
    expect(shown).not.toBe(from);
  });

  test('B-46 B-22 has the picture of each place in its details', async () => {
    const [, from, to] = await openTransfer();
    all('button', /^Details: /)[0]?.click();
    await find('dialog', 'Details');
    expect(picturesIn(place())).toEqual([from, to]);
  });
});

describe('open details', () => {
  const opened = entryOf({ amount: 77, status: 'PENDING' });
  const openDetails = async () => {
    answer(opened);
    await open('/user/statement');
    await press('button', /^Details: /);
    await find('dialog', 'Details');
    expect(shownText()).toContain('In progress');
  };
  const readAgainWith = async (...entries: Entry[]) => {
    const before = callsOf('listStatements').length;
    answer(...entries);
    await until(() => callsOf('listStatements').length > before, 'the next reading');
  };

  test('B-22 stay when their entry is on another page now', async () => {
    await openDetails();
    await readAgainWith(entryOf({ amount: 78 }));
    await until(() => document.querySelector('main')?.textContent.includes('78.00') === true, 'the new page');
    expect(all('dialog', 'Details')).toHaveLength(1);
    expect(shownText()).toContain('77.00');
  });

  test('B-22 A-126 show the new status of their entry', async () => {
    await openDetails();
    await readAgainWith(entryOf({ amount: 78 }), { ...opened, status: 'SUCCESS' });
    await see('Success');
    expect(shownText()).toContain('77.00');
    expect(shownText()).not.toContain('In progress');
  });
});
