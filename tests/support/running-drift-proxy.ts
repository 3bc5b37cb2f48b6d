import { afterAll, beforeAll } from 'vitest';
import { startDriftProxy } from '../../tools/peers/drift-proxy.ts';

/** One drift proxy per test file, in front of the sandbox. */
export function runningDriftProxy(sandbox: () => { url: string }) {
  let proxy: Awaited<ReturnType<typeof startDriftProxy>>;
  beforeAll(async () => {
    proxy = await startDriftProxy(sandbox().url);
  });
  afterAll(() => proxy.close());
  return () => proxy;
}
