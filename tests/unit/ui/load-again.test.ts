import { afterEach, expect, test, vi } from 'vitest';
import { loadAgain } from '../../../src/ui/load-again.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Retries a missing file; returns how often the page was reloaded. */
async function reloadsWith(fields: { type: string; value: string }[]): Promise<number> {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'https://wallet.test/user/bonus', reload });
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }),
    querySelectorAll: () => fields,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<script src="/assets/index-new.js"></script>')));
  await expect(loadAgain(() => Promise.reject(new Error('gone')), 1)).rejects.toThrow('gone');
  return reload.mock.calls.length;
}

test('A-133 a retry after a release reloads the page', async () => {
  expect(await reloadsWith([{ type: 'text', value: ' ' }])).toBe(1);
});

test('A-133 quality 6: a retry after a release does not reload a page with typed text', async () => {
  expect(await reloadsWith([{ type: 'text', value: 'NAGA2026' }])).toBe(0);
});

test('A-133 a checkbox is not typed text', async () => {
  expect(await reloadsWith([{ type: 'checkbox', value: 'on' }])).toBe(1);
});
