/** `npm run bench:memory`: what 200 navigations leave behind (quality.md, speed). */
import type { Page } from '@playwright/test';
import { withMember } from './with-member.ts';

const rounds = 50;
const stops = ['/user/statement', '/user/profile', '/user/contact', '/user/home'];

async function held(page: Page): Promise<{ bytes: number; nodes: number }> {
  const door = await page.context().newCDPSession(page);
  await door.send('HeapProfiler.enable');
  await door.send('HeapProfiler.collectGarbage');
  await door.send('Performance.enable');
  const { metrics } = await door.send('Performance.getMetrics');
  await door.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

async function walk(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    for (const stop of stops) {
      await page.locator(`nav a[href="${stop}"]`).click();
      await page.waitForURL(`**${stop}`);
    }
  }
}

await withMember(
  async (page) => {
    // Every chunk is loaded and every cache filled before counting begins.
    await walk(page, 5);
    const before = await held(page);
    await walk(page, rounds);
    const after = await held(page);
    const perNavigation = (after.bytes - before.bytes) / (rounds * stops.length);
    console.log(
      `${rounds * stops.length} navigations: ${(perNavigation / 1024).toFixed(2)} kB each, ${after.nodes - before.nodes} DOM nodes more`,
    );
  },
  { cpu: 1 },
);
