import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counted } from '../../../src/api/wire/send/pending-calls.ts';
import { deferred } from '../../support/deferred.ts';

const fetched: string[] = [];
let onPrefetch: () => void = () => undefined;
const prefetch = (name: string) => {
  fetched.push(name);
  onPrefetch();
  return Promise.resolve();
};
vi.doMock('../../../src/app/lazy-pages.ts', () => ({
  partsOf: (name: string) => [{ prefetch: () => prefetch(name) }],
}));
// Both need a page.
vi.doMock('../../../src/app/clean-copies.ts', () => ({ cleanCopies: () => undefined }));
vi.doMock('../../../src/ui/refuse-dropped-files.ts', () => ({ refuseDroppedFiles: () => undefined }));
const { fetchWhenIdle } = await import('../../../src/app/fetch-when-idle.ts');

const page = Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' });
let connection: object | undefined;
/** The screens that one tap on a public page may open. */
const all = ['register', 'howto', 'contact'];

const start = () => {
  const stop = new AbortController();
  return { stop, over: fetchWhenIdle('/contact', stop.signal) };
};
/** Long enough for every wait of the page that has nothing to wait for. */
const meanwhile = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  connection = undefined;
  page.hidden = false;
  fetched.length = 0;
  onPrefetch = () => undefined;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {
    get connection() {
      return connection;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A-133 an idle page prefetches what one tap may open', async () => {
  start();
  await meanwhile();
  expect(fetched).toEqual(all);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'A-133 nothing is prefetched when the connection is or becomes %j',
  async (costly) => {
    onPrefetch = () => {
      connection = costly;
    };
    start();
    await meanwhile();
    expect(fetched).toHaveLength(1);
    start();
    await meanwhile();
    expect(fetched).toHaveLength(1);
  },
);

test('A-133 nothing is prefetched while a call is pending', async () => {
  const { promise, resolve: answer } = deferred();
  const call = counted(promise);
  start();
  await meanwhile();
  expect(fetched).toEqual([]);
  answer();
  await call;
  await meanwhile();
  expect(fetched).toEqual(all);
});

test('A-133 nothing is prefetched while the page is hidden', async () => {
  page.hidden = true;
  start();
  await meanwhile();
  expect(fetched).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await meanwhile();
  expect(fetched).toEqual(all);
});

test('A-133 leaving the page ends its prefetching', async () => {
  const { stop, over } = start();
  onPrefetch = () => stop.abort();
  await meanwhile();
  await over;
  expect(fetched).toHaveLength(1);
});
