import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { test as base } from './wallet-test.ts';

interface WireFixtures {
  /** Whether connections stay open between requests. */
  keepAlive: boolean;
  /** Whether pages come with their Content-Security-Policy. */
  policy: boolean;
  /** Stands between the browser and the sandbox; page and API come through it. */
  wire: FaultProxy;
}

export const test = base.extend<WireFixtures>({
  keepAlive: [false, { option: true }],
  policy: [true, { option: true }],
  wire: async ({ sandbox, keepAlive, policy }, use) => {
    const wire = await startFaultProxy(sandbox.url, { keepAlive, withoutPolicy: !policy });
    await use(wire);
    await wire.close();
  },
  baseURL: async ({ wire }, use) => {
    await use(wire.url);
  },
});
