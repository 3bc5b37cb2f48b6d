import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, failures } from '../../../src/api/wire/api-error.ts';
import { pollWhileVisible } from '../../../src/money/poll-while-visible.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const second = 1_000;

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

let calls = 0;
let stop: () => void = () => undefined;
const read = () => {
  calls += 1;
  return Promise.resolve();
};
const after = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * second);
  return calls;
};

const limited = (code: 'REQUEST_LIMIT' | 'REQUEST_LIMIT_1MIN' | undefined, status = 400) =>
  failures.announce(new ApiError({ operationId: 'getWallet', outcome: 'refused', status, code }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  calls = 0;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A-126 pending items are read again after waits of 10 s, 15 s, then 30 s each, for at most 15 minutes', async () => {
  stop = pollWhileVisible(read);
  for (const [count, wait] of [10, 15, 30, 30].entries()) {
    expect(await after(wait - 0.1)).toBe(count);
    expect(await after(0.1)).toBe(count + 1);
  }
  const most = await after(15 * 60);
  expect(most).toBe(31);
  expect(await after(3_600)).toBe(most);
});

test('A-126 after the last wait nothing listens for the page any more', async () => {
  stop = pollWhileVisible(read, { waits: [second] });
  await after(1);
  expect(getEventListeners(page, 'visibilitychange')).toEqual([]);
});

test('A-126 not while the page is hidden', async () => {
  stop = pollWhileVisible(read);
  look('hidden');
  expect(await after(120)).toBe(0);
  look('visible');
  expect(await after(10)).toBe(1);
});

test('A-126 also after a failed read, but not before the previous read is answered', async () => {
  stop = pollWhileVisible(async () => {
    await read();
    if (calls === 2) await new Promise(() => undefined);
    throw new ApiError({ operationId: 'listStatements', outcome: 'refused', status: 500 });
  });
  expect(await after(10)).toBe(1);
  expect(await after(15)).toBe(2);
  expect(await after(300)).toBe(2);
});

test.each([
  ['REQUEST_LIMIT', () => limited('REQUEST_LIMIT')],
  ['REQUEST_LIMIT_1MIN', () => limited('REQUEST_LIMIT_1MIN')],
  ['429', () => limited(undefined, 429)],
  ['it was stopped', () => stop()],
])('A-126 never after %s, whichever query was refused', async (_what, happens) => {
  stop = pollWhileVisible(read);
  happens();
  look('visible');
  expect(await after(300)).toBe(0);
});
