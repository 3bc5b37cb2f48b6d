import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/wire/api-error.ts';
import { createPeriodReader, oldestDayIn } from '../../../../src/features/statement/period-reader.ts';
import {
  mergePages,
  sortedByTime,
  type Entry,
  type ReadPage,
} from '../../../../src/features/statement/statement-rules.ts';
import { entryOf } from '../../../support/statement-entries.ts';

const hour = 3_600_000;
const newest = new Date(2026, 10, 20, 12).getTime();
/** One entry each hour, newest first. */
const entries = (count: number, from = newest): Entry[] =>
  Array.from({ length: count }, (_, index) =>
    entryOf({ amount: index, createdAt: new Date(from - index * hour).toISOString() }),
  );

let service: Entry[] = [];
/** Answers in place of the service's own, by the number of the request. */
let instead: Record<number, () => Answer | Promise<Answer> | undefined> = {};
/** Page and time of each request. */
let asked: { page: number; at: number }[] = [];

type Answer = Pick<ReadPage, 'total' | 'statements'>;

function readPage(page: number): Promise<Answer> {
  asked.push({ page, at: Date.now() });
  const answer = { total: service.length, statements: service.slice((page - 1) * 10, page * 10) };
  return Promise.resolve(instead[asked.length]?.() ?? answer);
}

let reader = createPeriodReader(readPage);
const pagesAsked = () => asked.map(({ page }) => page);
const shown = () => sortedByTime(mergePages(reader.get().pages));

/** Reads back to a day, for at most 10 minutes. */
async function readTo(day: string) {
  reader.read(day);
  await vi.advanceTimersByTimeAsync(600_000);
  return reader.get().state;
}

beforeEach(() => {
  vi.useFakeTimers({ now: newest });
  service = entries(2_000);
  instead = {};
  asked = [];
  reader = createPeriodReader(readPage);
});

afterEach(() => {
  reader.stop();
  vi.useRealTimers();
});

test('B-15 a period is read page after page until the first entry before its start', async () => {
  expect(await readTo('2026-11-19')).toBe('complete');
  // 20 November has 13 entries, 19 November 24.
  expect(pagesAsked()).toEqual([1, 2, 3, 4]);
  expect(shown()).toEqual(service.slice(0, 40));
});

test('B-15 at most one request a second, one after the other, also after another period was chosen', async () => {
  reader.read('2026-11-18');
  await vi.advanceTimersByTimeAsync(500);
  instead[2] = () => new Promise((resolve) => setTimeout(resolve, 2_500, { total: 2_000, statements: entries(10) }));
  await readTo('2026-11-19');
  expect(asked.map(({ at }) => at - newest).slice(0, 4)).toEqual([0, 1_000, 3_500, 4_500]);
});

test('B-15 a statement that ends before the period’s start is complete', async () => {
  service = entries(15);
  expect(await readTo('')).toBe('complete');
  expect(pagesAsked()).toEqual([1, 2]);
});

test('B-15 it ends after 50 pages, and is incomplete', async () => {
  expect(await readTo('2020-01-01')).toBe('incomplete');
  expect(asked).toHaveLength(50);
  expect(reader.get().canGoOn).toBe(false);
  expect(oldestDayIn(reader.get().pages)).toBe('30/10/2026');
});

test.each([
  ['429', new ApiError({ operationId: 'listStatements', outcome: 'refused', status: 429 })],
  [
    'REQUEST_LIMIT',
    new ApiError({ operationId: 'listStatements', outcome: 'refused', status: 400, code: 'REQUEST_LIMIT' }),
  ],
])('B-15 it ends at %s without a further request, keeps what it read, and goes on when asked', async (_what, error) => {
  instead[3] = () => Promise.reject(error);
  expect(await readTo('2026-11-19')).toBe('incomplete');
  expect(pagesAsked()).toEqual([1, 2, 3]);
  expect(shown()).toEqual(service.slice(0, 20));
  reader.goOn();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pagesAsked()).toEqual([1, 2, 3, 3, 4]);
  expect(reader.get().state).toBe('complete');
});

test('B-15 Stop ends it: no further request, and a late answer changes nothing', async () => {
  instead[2] = () => new Promise((resolve) => setTimeout(resolve, 2_500, { total: 2_000, statements: [] }));
  reader.read('2026-11-18');
  await vi.advanceTimersByTimeAsync(1_500);
  reader.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  expect(reader.get()).toMatchObject({ state: 'incomplete', canGoOn: true });
  expect(shown()).toEqual(service.slice(0, 10));
});

test('B-15 a changed total starts it once from the beginning; later new entries overlap without doubles', async () => {
  const grow = () => {
    const createdAt = new Date(newest + service.length).toISOString();
    service = [entryOf({ createdAt }), ...service];
    return undefined;
  };
  instead[2] = grow;
  instead[5] = grow;
  expect(await readTo('2026-11-19')).toBe('complete');
  expect(pagesAsked()).toEqual([1, 2, 3, 1, 2, 3, 4]);
  expect(new Set(shown()).size).toBe(shown().length);
  expect(shown()).toEqual(service.slice(1, 40));
});

test('B-15 if the total falls again after that, entries may be missing: it is incomplete', async () => {
  const shrink = () => {
    service = service.slice(1);
    return undefined;
  };
  instead[1] = shrink;
  instead[4] = shrink;
  expect(await readTo('2026-11-19')).toBe('incomplete');
  expect(pagesAsked()).toEqual([1, 2, 1, 2, 3]);
});

test('B-15 an empty page before the end of the total is no end of the statement', async () => {
  instead[2] = () => ({ total: 2_000, statements: [] });
  expect(await readTo('2026-11-19')).toBe('incomplete');
  expect(asked).toHaveLength(2);
});

test('B-15 pages without a readable time have no oldest day', () => {
  expect(oldestDayIn([])).toBeUndefined();
  const statements = [entryOf({ createdAt: new Date(newest).toISOString() }), entryOf({ createdAt: 'long ago' })];
  expect(oldestDayIn([{ page: 1, total: 2, statements, readAt: 0 }])).toBe('20/11/2026');
});
