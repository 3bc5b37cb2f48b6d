import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { json, startWireServer } from '../../../support/wire-server.ts';

const wire = await startWireServer();
vi.doMock('../../../../src/settings.ts', () => ({
  settings: { apiBaseUrl: wire.origin, idempotencyKey: false, truelinkSecret: 'secret' },
}));
/** Resolves the loading of the cipher. */
let cipherComes: () => void;
vi.doMock('../../../../src/features/deposit/encrypt-link.ts', () => ({
  encryptLink: () =>
    new Promise<string>((resolve) => {
      cipherComes = () => resolve('U2FsdGVkX1');
    }),
}));
const { session } = await import('../../../../src/api/wire/session.ts');
const { createQueryClient } = await import('../../../../src/api/wire/query-client.ts');
const { useSendLink } = await import('../../../../src/features/deposit/use-send-link.ts');

beforeEach(() => {
  wire.reset();
  wire.answer = json({ message: 'OK' });
  session.start('member-a', { remember: false });
});
afterAll(() => wire.close());

/** Submits a link as the screen does; returns the outcome. */
function give(link: string): Promise<unknown> {
  let send: ((link: string) => Promise<unknown>) | undefined;
  const Probe = () => {
    const { mutateAsync } = useSendLink();
    send = (plain) => mutateAsync(plain, {});
    return null;
  };
  const client = createQueryClient();
  renderToString(createElement(QueryClientProvider, { client }, createElement(Probe)));
  return (send?.(link) ?? Promise.reject(new Error('The component was not rendered'))).catch((error: unknown) => error);
}

test('R-241 the encrypted link is sent for the member who entered it', async () => {
  const answer = give('https://gift.example/1');
  cipherComes();
  expect(await answer).toEqual({ message: 'OK' });
  expect(wire.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/wallet/truelink', 'Bearer member-a'],
  ]);
});

test.each([
  ['who has logged out', () => session.end()],
  ['when another one has signed in', () => session.start('member-b', { remember: false })],
])('quality 1: R-241 nothing is sent for a member %s while the cipher was loading', async (_whom, meanwhile) => {
  const answer = give('https://gift.example/2');
  meanwhile();
  cipherComes();
  expect(await answer).toMatchObject({ operationId: 'submitTruelink', outcome: 'refused' });
  expect(wire.received).toEqual([]);
});
