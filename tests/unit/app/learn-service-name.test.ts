import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../support/deferred.ts';
import { json, runningWire, until } from '../../support/wire-server.ts';

const wire = await runningWire();

const name = 'Another Wallet';
let page = await openPage();

async function openPage() {
  vi.resetModules();
  const { learnServiceName } = await import('../../../src/app/learn-service-name.ts');
  const { session } = await import('../../../src/api/wire/session/session.ts');
  const { serviceName } = await import('../../../src/ui/service-name.ts');
  serviceName.set('Naga Wallet');
  const shown = () => renderToStaticMarkup(createElement(() => serviceName.use()));
  return { learnServiceName, session, shown };
}
const asked = () => wire.received.map(({ url }) => url);
const info = '/api/lookup/info';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  wire.answer = json({ name, website: '' });
  page = await openPage();
});

test('A-141 R-012 the name is kept after the sign-in and the sign-out; a page that opens a minute later asks again', async () => {
  await page.learnServiceName();
  page.session.start('a-token', { remember: false });
  await page.learnServiceName();
  page.session.end();
  vi.advanceTimersByTime(59_999);
  await page.learnServiceName();
  expect(asked()).toEqual([info]);
  expect(page.shown()).toBe(name);
  vi.advanceTimersByTime(1);
  await page.learnServiceName();
  expect(asked()).toEqual([info, info]);
});

test('A-141 a sign-in before the answer waits for the same answer', async () => {
  const { promise, resolve: release } = deferred();
  wire.answer = (response, request) => void promise.then(() => json({ name, website: '' })(response, request));
  const first = page.learnServiceName();
  await until(() => asked().length === 1);
  page.session.start('a-token', { remember: false });
  await page.learnServiceName();
  release();
  await first;
  expect(asked()).toEqual([info]);
  expect(page.shown()).toBe(name);
});

test.each([
  ['fails', json({ message: 'REQUEST_LIMIT' }, 429)],
  ['is empty', json({ name: '', website: '' })],
])(
  'A-141 after an answer that %s the name of the build stays, and no request follows immediately',
  async (_how, answer) => {
    wire.answer = answer;
    await page.learnServiceName();
    await page.learnServiceName();
    expect(asked()).toEqual([info]);
    expect(page.shown()).toBe('Naga Wallet');
  },
);
