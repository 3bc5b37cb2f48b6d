import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { control } from '../../support/screen-service.ts';
import { fill, open, press, see, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';

// The rows on the screen keep their place when entries are added above them.

/** In pixels. */
const heightOfRow = 40;
const rows = () => [...document.querySelectorAll('main li:has(time)')];
const hasRows = (count: number) => until(() => rows().length === count, `${count} rows`);
const answer = (...statements: Schemas['StatementEntry'][]) => {
  control.clearFaults();
  control.fail('listStatements', { body: { total: statements.length, statements }, times: 99 });
};
const onDay = (day: number, amount = day) => entryOf({ amount, createdAt: new Date(2026, 10, day, 9).toISOString() });

/** By how many pixels the page was scrolled. */
let scrolled: number[] = [];
beforeEach(() => {
  scrolled = [];
  vi.spyOn(window, 'scrollBy').mockImplementation((...by: unknown[]) => {
    if (by[1] !== 0) scrolled.push(Number(by[1]));
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, rows().indexOf(this) * heightOfRow, 300, heightOfRow);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the rows of the statement', () => {
  test('A-123 keep their place each time when a refresh adds entries', async () => {
    answer(onDay(18));
    await open('/user/statement');
    await hasRows(1);
    answer(onDay(19), onDay(18));
    await press('button', 'Refresh');
    await hasRows(2);
    answer(onDay(20, 1), onDay(20, 2), onDay(19), onDay(18));
    await press('button', 'Refresh');
    await hasRows(4);
    expect(scrolled).toEqual([heightOfRow, 2 * heightOfRow]);
  });

  test('A-123 begin at their first one when the last day of the period is changed', async () => {
    answer(onDay(20), onDay(18));
    await open('/user/statement');
    await fill('To', '2026-11-18');
    await see('The whole period is loaded');
    await hasRows(1);
    await fill('To', '2026-11-20');
    await hasRows(2);
    expect(scrolled).toEqual([]);
  });
});
