import { afterEach, expect, test, vi } from 'vitest';
import { runningCommands } from '../../../src/lib/running-commands.ts';
import { helpAfter } from '../../../src/ui/lazy-screen.ts';
import { deferred } from '../../support/deferred.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Page {
  typed?: { type: string; value: string };
  tries?: number;
  /** The server's answer for the address of the page. */
  document?: Response;
}

const newRelease = () => new Response('<script src="/assets/index-new.js"></script>');
const ofSameRelease = () => ({ document: new Response('<script src="/assets/index-old.js"></script>') });

/** Runs a retry on a page of an old release; returns the help and the number of reloads. */
async function helpOn({ typed, tries = 1, document = newRelease() }: Page = {}) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'https://wallet.test/user/bonus', reload });
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }),
    querySelectorAll: () => (typed ? [typed] : []),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(document));
  return { help: await helpAfter(tries), reloads: reload.mock.calls.length };
}

const field = (type: string, value: string) => ({ typed: { type, value } });

test.each([
  ['a retry after a release reloads the page', field('text', ' '), { help: 'reload', reloads: 1 }],
  ['quality 6: a page with typed text offers a reload', field('text', 'NAGA2026'), { help: 'reload', reloads: 0 }],
  ['a checkbox is not typed text', field('checkbox', 'on'), { help: 'reload', reloads: 1 }],
  ['another try is offered while the server has the same release', ofSameRelease(), { help: 'retry', reloads: 0 }],
  // Some browsers cache a failed import.
  ['the third failed try reloads the page', { ...ofSameRelease(), tries: 3 }, { help: 'reload', reloads: 1 }],
])('A-133 %s', async (_what, page, expected) => {
  expect(await helpOn(page)).toEqual(expected);
});

test('A-133 quality 2: while a command is under way the page is not reloaded by itself; a reload is offered', async () => {
  const { promise, resolve: answer } = deferred();
  const command = runningCommands.during(promise);
  expect(await helpOn()).toEqual({ help: 'reload', reloads: 0 });
  answer();
  await command;
  expect(await helpOn()).toEqual({ help: 'reload', reloads: 1 });
});

test('A-133 a command that failed is no longer under way', async () => {
  await expect(runningCommands.during(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await helpOn()).toEqual({ help: 'reload', reloads: 1 });
});

test('A-133 without a connection another try is offered, however often it failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('location', { href: 'https://wallet.test/user/bonus' });
  expect(await helpAfter(3)).toBe('retry');
});
