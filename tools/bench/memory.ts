/** `npm run bench:memory`: memory growth per navigation, over 200 navigations (docs/performance.md). */
import type { CDPSession, Page } from '@playwright/test';
import { printHeading, printRow } from './print-row.ts';
import { withMember } from './with-member.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:memory' });

const stops = ['/user/statement', '/user/profile', '/user/contact', '/user/home'];
/** Unmeasured navigations: loading chunks, filling caches and compiling hot code take memory only once. */
const warmUp = 200;
/** Measured navigations, and the interval of heap samples. */
const counted = 200;
const between = 40;

interface Sample {
  navigations: number;
  bytes: number;
  nodes: number;
}

async function look(cdp: CDPSession, navigations: number): Promise<Sample> {
  // Waits for the last navigation to finish. Each collection can let the next one free more.
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { navigations, bytes: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

async function walk(page: Page, navigations: number): Promise<void> {
  for (let done = 0; done < navigations; done += stops.length) {
    for (const stop of stops) {
      await page.locator(`nav a[href="${stop}"]`).click();
      await page.waitForURL(`**${stop}`);
    }
  }
}

/** Bytes per navigation: the slope of a least-squares line through all samples. */
function bytesPerNavigation(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length;
  const [n, bytes] = [mean((each) => each.navigations), mean((each) => each.bytes)];
  return mean((each) => (each.navigations - n) * (each.bytes - bytes)) / mean((each) => (each.navigations - n) ** 2);
}

await withMember(
  async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    await cdp.send('Performance.enable');
    await walk(page, warmUp);
    const first = await look(cdp, 0);
    const samples = [first];
    for (let done = between; done <= counted; done += between) {
      await walk(page, between);
      samples.push(await look(cdp, done));
    }
    const nodes = (samples.at(-1)?.nodes ?? Number.NaN) - first.nodes;
    printHeading(`${counted} navigations`);
    printRow({ name: 'memory each', value: bytesPerNavigation(samples) / 1024, unit: 'kB', budget: 5, digits: 2 });
    printRow({ name: 'DOM nodes left', value: nodes, unit: '', budget: 0 });
  },
  { cpu: 1 },
);
