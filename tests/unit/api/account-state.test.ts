import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { nextOfPage, readByPage } from '../../../src/api/account-state.ts';
import { walletQuery } from '../../../src/api/wallet.ts';
import { deferred } from '../../support/deferred.ts';
import { typicalOf } from '../../support/read-as.ts';

const { queryKey } = walletQuery();
const wallet = typicalOf('getWallet');

test.each([
  ['before', false],
  ['after', true],
])('A-118 an answer of the page counts if its request began after a moment: %s', async (_when, isAfter) => {
  const queries = new QueryClient();
  const answer = deferred<typeof wallet>();
  const read = () => queries.query({ queryKey, queryFn: () => answer.promise });
  const before = isAfter ? undefined : read();
  const from = nextOfPage(queries, 'balances');
  const reading = before ?? read();
  answer.resolve(wallet);
  await reading;
  expect(readByPage(queries, 'balances', '', from) !== undefined).toBe(isAfter);
});
