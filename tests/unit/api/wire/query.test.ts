import { CancelledError, environmentManager, focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { json, runningWire, settle, silence, until } from '../../../support/wire-server.ts';
import { typicalOf } from '../../../support/read-as.ts';

const wire = await runningWire();
const { query } = await import('../../../../src/api/wire/query/query.ts');
const { failures } = await import('../../../../src/api/wire/api-error.ts');
const { fetchFresh } = await import('../../../../src/api/wire/query/read-again.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { createQueryClient } = await import('../../../../src/api/wire/query/query-client.ts');

// On a server the library neither retries nor listens to events.
environmentManager.setIsServer(() => false);
let client = createQueryClient();
client.mount();
const page = query(op.listInvites, schema.InvitePage, { body: { page: 1, limit: 10 } });

const stops: (() => void)[] = [];
const stopLooking = () => stops.splice(0).forEach((stop) => stop());

afterEach(() => {
  stopLooking();
  session.end();
  client.clear();
  client = createQueryClient();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});
afterAll(() => client.unmount());

/** An observer of the page, until the end of the test. */
function observed() {
  const observer = new QueryObserver(client, page);
  stops.push(observer.subscribe(() => undefined));
  return observer;
}

test('R-082 A-07 a query has its tag, operation and input as key, also a POST that only reads, and is cached', async () => {
  expect(page.queryKey).toEqual(['invite', 'listInvites', { body: { page: 1, limit: 10 } }]);
  wire.answer = json(typicalOf('listInvites'));
  expect(await client.query(page)).toEqual(typicalOf('listInvites'));
  expect(await client.query(page)).toEqual(typicalOf('listInvites'));
  expect(wire.received.map(({ method, url, body }) => `${method} ${url} ${body.toString()}`)).toEqual([
    'POST /api/invite {"page":1,"limit":10}',
  ]);
});

describe('B-01 R-208 a cancelled read', () => {
  /** An observed query without an answer yet. */
  async function begin() {
    wire.answer = silence;
    observed();
    const reading = fetchFresh(client, page);
    await until(() => wire.received.length === 1);
    wire.answer = json(typicalOf('listInvites'));
    return { reading };
  }

  test.each(['a command that ended meanwhile', 'the screen that has gone'])(
    'B-01 R-208 by %s: the next read counts',
    async (by) => {
      const { reading } = await begin();
      if (by.startsWith('a command')) void client.cancelQueries({ queryKey: ['invite'] }, { silent: true });
      else stopLooking();
      await expect(reading).resolves.toBeUndefined();
      expect(client.getQueryData(page.queryKey)).toEqual(typicalOf('listInvites'));
      expect(wire.received).toHaveLength(2);
    },
  );

  test('R-028 A-22 by the end of the session: no further request', async () => {
    session.start('a', { remember: false });
    client = createQueryClient();
    const { reading } = await begin();
    session.end();
    stopLooking();
    await expect(reading).rejects.toThrow(CancelledError);
    await settle();
    expect(wire.received).toHaveLength(1);
  });
});

describe('B-08 R-028 after the end of a session no request is sent for it', () => {
  test.each([
    ['nobody is', () => session.end()],
    ['another member is', () => session.start('b', { remember: false })],
  ])('B-08 R-028 while %s signed in', async (_who, happens) => {
    session.start('a', { remember: false });
    client = createQueryClient();
    wire.answer = json(typicalOf('listInvites'));
    const observer = observed();
    await until(() => observer.getCurrentResult().isSuccess);
    const heard = vi.fn();
    const stopHearing = failures.subscribe(heard);
    happens();
    await expect(fetchFresh(client, page)).rejects.toMatchObject({ outcome: 'refused', status: 0 });
    await client.invalidateQueries({ queryKey: ['invite'] });
    await settle();
    expect(wire.received).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
    stopHearing();
  });
});

describe('R-082 a query is sent once and repeated only by the app', () => {
  test.each([200, 500])(
    'R-082 an answer with %d is neither retried nor read again by focus or reconnection',
    async (status) => {
      wire.answer = json(typicalOf('listInvites'), status);
      const observer = observed();
      await until(() => observer.getCurrentResult().fetchStatus === 'idle');
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await settle();
      expect(wire.received).toHaveLength(1);
    },
  );

  test('R-082 a new observer of cached data sends no request; a stale tag is read again', async () => {
    wire.answer = json(typicalOf('listInvites'));
    await client.query(page);
    observed();
    await settle();
    expect(wire.received).toHaveLength(1);
    await client.invalidateQueries({ queryKey: ['invite'] });
    expect(wire.received).toHaveLength(2);
    await client.invalidateQueries({ queryKey: ['wallet'] });
    expect(wire.received).toHaveLength(2);
  });
});

test('R-082 a query without observers is aborted', async () => {
  wire.answer = silence;
  observed();
  await until(() => wire.received.length === 1);
  stopLooking();
  await until(() => wire.abandoned === 1);
});
