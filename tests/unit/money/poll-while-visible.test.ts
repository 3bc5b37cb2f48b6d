import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import { failures } from '../../../src/api/wire/api-error.ts';
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

describe('A-126 pending items are read again', () => {
  test('A-126 after 10, 15 and 30 s, then every 30 s', async () => {
    stop = pollWhileVisible(read);
    expect(await after(9.9)).toBe(0);
    expect(await after(0.1)).toBe(1);
    expect(await after(14.9)).toBe(1);
    expect(await after(0.1)).toBe(2);
    expect(await after(29.9)).toBe(2);
    expect(await after(0.1)).toBe(3);
    expect(await after(30)).toBe(4);
  });

  test('A-126 for at most 15 minutes', async () => {
    stop = pollWhileVisible(read);
    const most = await after(15 * 60);
    expect(most).toBeGreaterThan(25);
    expect(await after(3_600)).toBe(most);
  });

  test('A-126 not while the page is hidden', async () => {
    stop = pollWhileVisible(read);
    look('hidden');
    expect(await after(120)).toBe(0);
    look('visible');
    expect(await after(10)).toBe(1);
  });

  test('A-126 also after a failed read', async () => {
    stop = pollWhileVisible(async () => {
      await read();
      throw new ApiError({ operationId: 'listStatements', outcome: 'refused', status: 500 });
    });
    expect(await after(10)).toBe(1);
    expect(await after(15)).toBe(2);
  });

  test('A-126 not before the previous read is answered', async () => {
    stop = pollWhileVisible(() => {
      calls += 1;
      return new Promise(() => undefined);
    });
    expect(await after(300)).toBe(1);
  });

  test.each(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN'] as const)(
    'A-126 never after %s, whichever query was refused',
    async (code) => {
      stop = pollWhileVisible(read);
      failures.announce(new ApiError({ operationId: 'getWallet', outcome: 'refused', status: 429, code }));
      look('visible');
      expect(await after(300)).toBe(0);
    },
  );

  test('A-126 not after it was stopped', async () => {
    pollWhileVisible(read)();
    look('visible');
    expect(await after(300)).toBe(0);
  });
});
