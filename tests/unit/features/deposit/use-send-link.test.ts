import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../support/deferred.ts';
import { rendered } from '../../../support/rendered.ts';
import { json, runningWire } from '../../../support/wire-server.ts';

const wire = await runningWire({ truelinkSecret: 'secret' });
let cipher = deferred<string>();
vi.doMock('../../../../src/features/deposit/encrypt-link.ts', () => ({ encryptLink: () => cipher.promise }));
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { createQueryClient } = await import('../../../../src/api/wire/query/query-client.ts');
const { useSendLink } = await import('../../../../src/features/deposit/use-send-link.ts');

beforeEach(() => {
  cipher = deferred<string>();
  wire.answer = json({ message: 'OK' });
  session.start('member-a', { remember: false });
});

/** Submits a link as the screen does; returns the outcome. */
function give(link: string): Promise<unknown> {
  const { mutateAsync } = rendered(createQueryClient(), useSendLink);
  return mutateAsync(link, {}).catch((error: unknown) => error);
}

test('R-241 the encrypted link is sent for the member who entered it', async () => {
  const answer = give('https://gift.example/1');
  cipher.resolve('U2FsdGVkX1');
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
  cipher.resolve('U2FsdGVkX1');
  expect(await answer).toMatchObject({ operationId: 'submitTruelink', outcome: 'refused' });
  expect(wire.received).toEqual([]);
});

test('R-002 R-241 a cipher that does not come is waited for 60 s, and nothing is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = vi.fn();
  void give('https://gift.example/4').then(told);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(told.mock.calls).toMatchObject([[{ operationId: 'submitTruelink', outcome: 'refused' }]]);
  expect(wire.received).toEqual([]);
});

test('quality 3: R-241 a link that is sent again with its key has the same text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { mutateAsync } = rendered(createQueryClient(), useSendLink);
  const confirmation = {};
  cipher.resolve('first');
  await mutateAsync('https://gift.example/3', confirmation);
  // An equal command within 200 ms is a double tap.
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  cipher = deferred<string>();
  cipher.resolve('second');
  await mutateAsync('https://gift.example/3', confirmation);
  expect(wire.received.map(({ body }): unknown => JSON.parse(String(body)))).toEqual([
    { link: 'first' },
    { link: 'first' },
  ]);
});
