import { afterAll, beforeAll } from 'vitest';
import { startDriftProxy, type Change } from '../../tools/peers/drift-proxy.ts';
import { driftOf } from './drift-run.ts';

/** One drift proxy per test file, in front of the sandbox. */
export function runningDriftProxy(sandbox: () => { url: string }) {
  let proxy: Awaited<ReturnType<typeof startDriftProxy>>;
  beforeAll(async () => {
    proxy = await startDriftProxy(sandbox().url);
  });
  afterAll(() => proxy.close());

  /** The drift of an operation after a change of the answers to its request. */
  async function driftAfter(request: string, operation: string, change: Change) {
    proxy.only(request, change);
    return driftOf(proxy.url, operation);
  }

  return Object.assign(() => proxy, { driftAfter });
}
