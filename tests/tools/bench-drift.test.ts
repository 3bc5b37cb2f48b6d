import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDriftProxy, type ForwardedExchange } from '../../tools/peers/drift-proxy.ts';
import { ownDrift } from '../../tools/peers/judges/own-drift.ts';
import { allMutations } from '../../tools/peers/mutations/all-mutations.ts';
import { record } from '../../tools/peers/record.ts';
import { runningSandbox } from '../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const mutations = Object.values(allMutations).flat();
let exchange: ForwardedExchange | undefined;
let proxy: Awaited<ReturnType<typeof startDriftProxy>>;
let drift: ReturnType<typeof ownDrift>;

beforeAll(async () => {
  proxy = await startDriftProxy(sandbox().url, (each) => (exchange = each));
  drift = ownDrift(proxy, '0812345678:naga1234');
});
afterAll(() => proxy.close());

test.each(mutations)('B-28 drift reports each violation of npm run bench:drift: $kind, $what', async (mutation) => {
  const member = { username: '0812345678', password: 'naga1234' };
  const [recorded] = await record(proxy, [mutation], member, () => exchange);
  if (!recorded) throw new Error('nothing was recorded');
  expect(await drift.finds(mutation, recorded)).toBe(true);
});
