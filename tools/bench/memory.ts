/** `npm run bench:memory`: what a navigation leaves behind, measured over 200 of them (README, Speed). */
import type { CDPSession, Page } from '@playwright/test';
import { withMember } from './with-member.ts';

const stops = ['/user/statement', '/user/profile', '/user/contact', '/user/home'];
/**
 * Navigations before counting begins: every chunk is loaded, every cache filled, and the engine has compiled most of what is used
 * often. Its code is memory too, but it comes once: snapshots show that from there on nothing else grows.
 */
const warmUp = 200;
/** Counted navigations, and after how many the heap is looked at. */
const counted = 200;
const between = 40;

interface Sample {
  navigations: number;
  bytes: number;
  nodes: number;
}

async function look(cdp: CDPSession, navigations: number): Promise<Sample> {
  // What was begun by the last navigation is over, and what one collection frees lets the next one free more.
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

/** Bytes for each navigation: the slope of the line that fits all samples best, so that no single one decides. */
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
    console.log(
      `${counted} navigations: ${(bytesPerNavigation(samples) / 1024).toFixed(2)} kB each, ${nodes} DOM nodes more`,
    );
  },
  { cpu: 1 },
);
