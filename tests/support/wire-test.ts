import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { test as base } from './wallet-test.ts';

interface WireFixtures {
  /** Whether connections stay open between requests. */
  keepAlive: boolean;
  /** Whether pages have their Content-Security-Policy. */
  policy: boolean;
  /** Between the browser and the sandbox, for page and API. */
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
