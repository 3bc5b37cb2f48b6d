/**
 * `npm run bench:loading`: load times of /login and /user/home, compared with the control page and the floor app
 * (docs/performance.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { fullBrowser } from '../browser.ts';
import { builtApp } from '../built-app.ts';
import { median } from './median.ts';
import { controlSite, floorSite } from './sites.ts';

const runs = 3;
const port = 9333;
const phone = '0812345678';

interface Loading {
  /** Largest contentful paint in ms, on Lighthouse's simulated phone. */
  lcp: number;
  /** Total blocking time in ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Time until React handles input, in ms, with a phone's CPU and network; NaN for a page without scripts. */
  usable: number;
  /** Until the balance is on the screen, ms, on the same; NaN for a page without one. */
  balance: number;
}

/** Lighthouse's mobile throttling, applied instead of simulated. */
async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
    uploadThroughput: (750 * 0.9 * 1024) / 8,
  });
}

/** When something is first so in a page that is opened under throttling, with an empty cache, ms. `isSo` runs in the page. */
async function timeUntil(context: BrowserContext, url: string, isSo: (text: string) => boolean, text = '') {
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript({ content: `window.isSo = () => (${isSo.toString()})(${JSON.stringify(text)})` });
  await page.goto(url, { waitUntil: 'commit' });
  const answer = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Put there above.
        const { isSo } = window as unknown as { isSo: () => boolean };
        const look = () => {
          if (isSo()) resolve(performance.now());
          else if (performance.now() > 30_000) resolve(Number.NaN);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.close();
  return answer;
}

/** React marks what it has taken over. */
const isUsable = () => {
  const field = document.querySelector('input, main a');
  return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
};

const isShown = (text: string) => document.querySelector('body')?.textContent.includes(text) ?? false;

/** What the member has in the main wallet, as both apps print it. */
const mainWallet = '8,180.00';

async function lighthouseOf(url: string): Promise<Pick<Loading, 'lcp' | 'tbt' | 'cls'>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    disableStorageReset: true,
  });
  const audits = result?.lhr.audits ?? {};
  const of = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return { lcp: of('largest-contentful-paint'), tbt: of('total-blocking-time'), cls: of('cumulative-layout-shift') };
}

async function measure(context: BrowserContext, sandbox: Sandbox, path: string, hasScripts: boolean): Promise<Loading> {
  const url = sandbox.url + path;
  const page = await context.newPage();
  await page.goto(`${sandbox.url}/terminated`);
  const token = path.startsWith('/user') ? sandbox.control.signIn(phone) : '';
  await page.evaluate((value) => {
    localStorage.setItem('remember-agreement', 'true');
    if (value) localStorage.setItem('token', value);
  }, token);
  await page.close();
  const all: Loading[] = [];
  for (let run = 0; run < runs; run += 1) {
    const usable = hasScripts ? await timeUntil(context, url, isUsable) : Number.NaN;
    const balance = token ? await timeUntil(context, url, isShown, mainWallet) : Number.NaN;
    all.push({ ...(await lighthouseOf(url)), usable, balance });
  }
  const of = (pick: (one: Loading) => number) => median(all.map(pick));
  return {
    lcp: of((one) => one.lcp),
    tbt: of((one) => one.tbt),
    cls: of((one) => one.cls),
    usable: of((one) => one.usable),
    balance: of((one) => one.balance),
  };
}

const pages = [
  { name: 'control /login', site: controlSite, path: '/login', hasScripts: false },
  { name: 'floor /login', site: floorSite, path: '/login', hasScripts: true },
  { name: 'wallet /login', site: builtApp, path: '/login', hasScripts: true },
  { name: 'floor /user/home', site: floorSite, path: '/user/home', hasScripts: false },
  { name: 'wallet /user/home', site: builtApp, path: '/user/home', hasScripts: true },
];

const profile = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
const context = await chromium.launchPersistentContext(profile, {
  ...fullBrowser,
  args: [...fullBrowser.args, `--remote-debugging-port=${port}`],
});
const print = (value: number, digits = 0) => (Number.isNaN(value) ? '-' : value.toFixed(digits)).padStart(9);
console.log(`Medians of ${runs} runs, ms\n${''.padEnd(20)}      LCP      TBT      CLS   usable  balance`);
try {
  for (const { name, site, path, hasScripts } of pages) {
    const sandbox = await createSandbox({ site: await site() });
    const { lcp, tbt, cls, usable, balance } = await measure(context, sandbox, path, hasScripts);
    console.log(`${name.padEnd(20)}${print(lcp)}${print(tbt)}${print(cls, 3)}${print(usable)}${print(balance)}`);
    await sandbox.close();
  }
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
