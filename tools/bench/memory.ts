/** `npm run bench -- memory`: memory growth per navigation, over 200 navigations (docs/performance.md). */
import type { CDPSession, Page } from '@playwright/test';
import type { Table } from './table.ts';
import { withMember } from './with-member.ts';

const stops = ['/user/statement', '/user/profile', '/user/contact', '/user/home'];
/** Loading chunks, filling caches and compiling hot code take memory only once, in as many navigations before. */
const counted = 200;

async function look(cdp: CDPSession) {
  // Waits for the last navigation to finish. Each collection can let the next one free more.
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

async function walk(page: Page): Promise<void> {
  for (let done = 0; done < counted; done += stops.length) {
    for (const stop of stops) {
      await page.locator(`nav a[href="${stop}"]`).click();
      await page.waitForURL(`**${stop}`);
    }
  }
}

export const memory = (table: Table) =>
  withMember(
    async (page) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('HeapProfiler.enable');
      await cdp.send('Performance.enable');
      await walk(page);
      const before = await look(cdp);
      await walk(page);
      const after = await look(cdp);
      table.heading(`${counted} navigations`);
      const growth = (after.bytes - before.bytes) / counted / 1024;
      table.row({ name: 'memory each', value: growth, unit: 'kB', budget: 5, digits: 2 });
      table.row({ name: 'DOM nodes left', value: after.nodes - before.nodes, unit: '', budget: 0 });
    },
    { cpu: 1 },
  );
