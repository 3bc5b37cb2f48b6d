import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '../../../../src/api/wire/api-error.ts';
import { fetchFresh, readQuietly } from '../../../../src/api/wire/query/read-again.ts';
import { deferred } from '../../../support/deferred.ts';

const key = ['statement'] as const;

/** A cache that holds 'old', and a read of it whose answer the test gives. */
function held(isStale = false) {
  const queries = new QueryClient();
  queries.setQueryData(key, 'old');
  if (isStale) void queries.invalidateQueries({ queryKey: key });
  const { promise, resolve: answer } = deferred<string | Error>();
  const queryFn = async () => {
    const given = await promise;
    if (given instanceof Error) throw given;
    return given;
  };
  return { queries, answer, reading: readQuietly<string, typeof key>(queries, { queryKey: key, queryFn }) };
}

const stateOf = (queries: QueryClient) => queries.getQueryState<string, ApiError>(key);

test.each([false, true])(
  'A-126 decision 004: a quiet read shows no loading state, and its answer replaces the old one (stale: %s)',
  async (isStale) => {
    const { queries, reading, answer } = held(isStale);
    expect(stateOf(queries)?.fetchStatus).toBe('idle');
    answer('new');
    await expect(reading).resolves.toBe('new');
    expect(queries.getQueryData(key)).toBe('new');
  },
);

test('A-126 decision 004: a failed quiet read keeps the answer and shows no error', async () => {
  const { queries, reading, answer } = held();
  answer(new Error('refused'));
  await expect(reading).rejects.toThrow('refused');
  expect(stateOf(queries)).toMatchObject({ data: 'old', error: null, status: 'success', isInvalidated: false });
});

test.each([
  [
    'that was read meanwhile',
    (queries: QueryClient) => queries.setQueryData(key, 'newer', { updatedAt: Date.now() + 1 }),
  ],
  ['that a command has made stale', (queries: QueryClient) => void queries.invalidateQueries({ queryKey: key })],
  [
    'that a command is about to make stale',
    (queries: QueryClient) =>
      void queries
        .getMutationCache()
        .build(queries, { mutationFn: () => new Promise(() => undefined) })
        .execute(undefined),
  ],
  [
    'that is being read',
    (queries: QueryClient) => void queries.query({ queryKey: key, queryFn: () => new Promise(() => undefined) }),
  ],
])('A-126 quality 2: a quiet read does not replace an answer %s', async (_what, meanwhile) => {
  const { queries, reading, answer } = held();
  meanwhile(queries);
  answer('outdated');
  await expect(reading).resolves.toBeUndefined();
  expect(queries.getQueryData(key)).not.toBe('outdated');
});

test.each([
  ['5 s back', -5_000],
  ['10 min back', -600_000],
  ['a year back', -365 * 86_400_000],
  ['a year ahead', 365 * 86_400_000],
  ['to no number', NaN],
])('quality 12: with the device clock set %s, a deliberate read goes to the network', async (_how, by) => {
  const { queries } = held();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + by);
  const queryFn = vi.fn(() => Promise.resolve('new'));
  await fetchFresh(queries, { queryKey: key, queryFn });
  await fetchFresh(queries, { queryKey: key, queryFn });
  vi.restoreAllMocks();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
