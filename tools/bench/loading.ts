/** `npm run bench -- loading`: load times of /login and home beside those of the floor app (docs/performance.md). */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { builtApp } from '../built-app.ts';
import { siteRules } from '../hosting/site-rules.ts';
import { startLighthouseBrowser } from '../lighthouse-browser.ts';
import { median, type Table } from './table.ts';

const runs = 3;
/** How much slower the phone is than this machine, as Lighthouse assumes. */
const slowdown = 4;

/** The floor app: the required packages with an empty app, built with the same settings. */
async function floorSite(): Promise<string> {
  const site = join(import.meta.dirname, '../../dist/bench/floor');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: site, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  mkdirSync(join(site, 'user'), { recursive: true });
  for (const page of ['login.html', 'user/home.html']) cpSync(join(site, 'index.html'), join(site, page));
  writeFileSync(join(site, 'headers.json'), JSON.stringify(siteRules({})));
  return site;
}

/** These two run in the page: the time if it is so. React sets properties on hydrated elements. */
const usableAt = () => {
  const field = document.querySelector('input, main a') ?? {};
  return Object.keys(field).some((key) => key.startsWith('__reactProps')) && performance.now();
};
/** Both apps show the main wallet's amount. */
const balanceAt = () => document.querySelector('body')?.textContent.includes('8,180.00') && performance.now();

type Shown = typeof usableAt | typeof balanceAt;
type LighthouseBrowser = Awaited<ReturnType<typeof startLighthouseBrowser>>;

/** The time until something is shown on a phone with Lighthouse's mobile throttling and an empty cache, in ms. */
async function timeUntil({ context }: LighthouseBrowser, shown: Shown, url: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 * 3.75 },
    ...{ downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8, uploadThroughput: (750 * 0.9 * 1024) / 8 },
  });
  await page.goto(url, { waitUntil: 'commit' });
  const time = await (await page.waitForFunction(shown)).jsonValue();
  await page.close();
  return Number(time);
}

/** An event of Chromium's trace. Times in microseconds; `tdur` is processor time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/**
 * The total blocking time on a phone in ms, from the processor time of each task after the first paint. Lighthouse's TBT also contains
 * the waiting for a free processor.
 */
async function blockingTime(page: Page, url: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  const events: TraceEvent[] = [];
  // Chromium's events have these fields.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await cdp.send('Tracing.end');
  await complete;
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error(`${url} painted nothing`);
  const isTask = ({ name, ph, pid, tid, ts }: TraceEvent) =>
    name === 'ThreadControllerImpl::RunTask' &&
    ph === 'X' &&
    pid === painted.pid &&
    tid === painted.tid &&
    ts > painted.ts;
  return events.filter(isTask).reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0);
}

async function loadingOf(browser: LighthouseBrowser, site: string, path: string, shown: Shown) {
  const sandbox = await createSandbox({ site });
  const url = sandbox.url + path;
  await browser.signInFor(path, sandbox);
  const all: { lcp: number; cls: number; tbt: number; shown: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { audits } = await browser.run(url, ['performance']);
    const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const page = await browser.context.newPage();
    const tbt = await blockingTime(page, url);
    await page.close();
    all.push({
      ...{ lcp: audit('largest-contentful-paint'), cls: audit('cumulative-layout-shift') },
      ...{ tbt, shown: await timeUntil(browser, shown, url) },
    });
  }
  await sandbox.close();
  return (of: keyof (typeof all)[number]) => median(all.map((one) => one[of]));
}

export async function loading(table: Table): Promise<void> {
  const browser = await startLighthouseBrowser();
  try {
    const floorApp = await floorSite();
    table.heading(`Medians of ${runs} runs`);
    for (const [path, shown] of [
      ['/login', usableAt],
      ['/user/home', balanceAt],
    ] as const) {
      const [wallet, floor] = [
        await loadingOf(browser, builtApp(), path, shown),
        await loadingOf(browser, floorApp, path, shown),
      ];
      const row = (name: string, of: Parameters<typeof wallet>[0], budget: number, digits = 0) =>
        table.row({ name, value: wallet(of), floor: floor(of), unit: digits > 0 ? '' : 'ms', budget, digits });
      // The budget of home is a ratio to the login page without JavaScript, which needs about 0.9 s (docs/performance.md).
      row(`LCP of ${path}`, 'lcp', shown === usableAt ? 1000 : 1400);
      row(`TBT of ${path}, processor time`, 'tbt', 50);
      row(`CLS of ${path}`, 'cls', 0.02, 3);
      if (shown === usableAt) row(`${path} usable, throttled`, 'shown', 2200);
      else row(`balance of ${path}, throttled`, 'shown', 1.25 * floor('shown'));
    }
  } finally {
    await browser.close();
  }
}
