import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { test as base } from './wallet-test.ts';

interface WireFixtures {
  /** Whether connections stay open between requests. */
  keepAlive: boolean;
  /** Stands between the browser and the sandbox; page and API come through it. */
  wire: FaultProxy;
}

export const test = base.extend<WireFixtures>({
  keepAlive: [false, { option: true }],
  wire: async ({ sandbox, keepAlive }, use) => {
    const wire = await startFaultProxy(sandbox.url, { keepAlive });
    await use(wire);
    await wire.close();
  },
  baseURL: async ({ wire }, use) => {
    await use(wire.url);
  },
});
