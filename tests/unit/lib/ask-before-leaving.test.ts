import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from '../../../src/lib/ask-before-leaving.ts';
import { deferred } from '../../support/deferred.ts';

let page: EventTarget;
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('A-116 the browser asks until the last of several commands has ended', async () => {
  const [first, second] = [deferred<undefined>(), deferred<undefined>()];
  const both = [first, second].map(({ promise }) => askBeforeLeaving(promise));
  first.resolve(undefined);
  await both[0];
  expect(asks()).toBe(true);
  second.resolve(undefined);
  await both[1];
  expect(asks()).toBe(false);
});

test('A-116 the browser does not ask after a command that failed', async () => {
  const asked = askBeforeLeaving(Promise.reject(new Error('refused')));
  expect(asks()).toBe(true);
  await expect(asked).rejects.toThrow('refused');
  expect(asks()).toBe(false);
});
