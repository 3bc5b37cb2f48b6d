import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../support/deferred.ts';

/** A request of the page. Status 0 stands for a broken network. */
function asked(url: string, { signal, headers }: RequestInit) {
  const { promise, resolve: settle } = deferred<number>();
  const answer = promise.then((status) => {
    if (status === 0) throw new TypeError('no network');
    return new Response('{}', { status });
  });
  return { url, signal, settle, headers: new Headers(headers), answer };
}
const answers: ReturnType<typeof asked>[] = [];

beforeEach(() => {
  vi.resetModules();
  answers.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const request = asked(url, init);
    answers.push(request);
    return request.answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('../../../../src/api/wire/send/early-load.ts');
const sent = () => answers.map(({ url }) => new URL(url).pathname);
const request = () => new Request('https://api.wallet.test/api/wallet/refresh/slot');
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('A-134 R-205 the games are refreshed with the token, and then the wallet is read', async () => {
  const { beginHomeLoad } = await load();
  beginHomeLoad('token-1');
  expect(sent()).toEqual(['/api/wallet/refresh/slot']);
  expect(answers[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  expect(answers[0]?.headers.get('X-Client')).toBe('wallet-user');
  await turn();
  expect(sent()).toHaveLength(1);
  answers[0]?.settle(200);
  await turn();
  expect(sent()).toEqual(['/api/wallet/refresh/slot', '/api/wallet']);
});

test.each([401, 0])('A-134 B-08 after a refresh that ended with %s no request follows', async (status) => {
  const { beginHomeLoad, takeHomeLoad } = await load();
  beginHomeLoad('token-1');
  answers[0]?.settle(status);
  await turn();
  expect(sent()).toEqual(['/api/wallet/refresh/slot']);
  expect(takeHomeLoad('token-1')?.getWallet).toBeUndefined();
});

test('A-134 A-105 after the app has taken over, each call is answered once and the app reads the wallet', async () => {
  const { beginHomeLoad, takeHomeLoad } = await load();
  beginHomeLoad('token-1');
  const early = takeHomeLoad('token-1');
  const answer = early?.refreshSlots(request());
  answers[0]?.settle(200);
  expect((await answer)?.status).toBe(200);
  await turn();
  expect(sent()).toEqual(['/api/wallet/refresh/slot']);
  expect(early?.getWallet).toBeUndefined();
  expect(takeHomeLoad('token-1')).toBeUndefined();
  // A second request, as after a cancelled read, is sent normally.
  void early?.refreshSlots(request());
  expect(answers).toHaveLength(2);
});

test('A-134 B-08 calls of another session, and calls older than a minute, are dropped', async () => {
  const { beginHomeLoad, takeHomeLoad } = await load();
  beginHomeLoad('token-1');
  expect(takeHomeLoad('token-2')).toBeUndefined();
  expect(answers[0]?.signal?.aborted).toBe(true);
  beginHomeLoad('token-1');
  const later = performance.now() + 60_001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(takeHomeLoad('token-1')).toBeUndefined();
  vi.restoreAllMocks();
});

test('A-134 a call that the app aborts is aborted', async () => {
  const { beginHomeLoad, takeHomeLoad } = await load();
  beginHomeLoad('token-1');
  const stop = new AbortController();
  void takeHomeLoad('token-1')?.refreshSlots(new Request(request(), { signal: stop.signal }));
  expect(answers[0]?.signal?.aborted).toBe(false);
  stop.abort();
  expect(answers[0]?.signal?.aborted).toBe(true);
});
