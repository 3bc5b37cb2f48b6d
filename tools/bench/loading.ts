/** `npm run bench:loading`: load times beside the control page and the floor app (docs/performance.md). */
import type { Page } from '@playwright/test';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { builtApp, withBuiltApp } from '../built-app.ts';
import { startLighthouseBrowser } from '../lighthouse-browser.ts';
import { openPage } from '../open-page.ts';
import { blockingTime } from './blocking-time.ts';
import { median } from './median.ts';
import { printHeading, printRow } from './print-row.ts';
import { controlSite, floorSite } from './sites.ts';
import { slowLine } from './slow-line.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:loading' });

const runs = 3;
const phone = '0812345678';

interface Loading {
  /** Largest contentful paint in ms, on Lighthouse's simulated phone. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Time until React handles input, in ms, with a phone's CPU and network; NaN for a page without scripts. */
  usable: number;
  /** Time until the balance is visible, in ms, under the same conditions; NaN for a page without a balance. */
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

/** The time until `isSo` is true in a throttled page with an empty cache, in ms. `isSo` runs in the page. */
async function timeUntil(url: string, isSo: (text: string) => boolean, text = '') {
  const page = await browser.context.newPage();
  await throttle(page);
  await page.addInitScript({ content: `window.isSo = () => (${isSo.toString()})(${JSON.stringify(text)})` });
  await page.goto(url, { waitUntil: 'commit' });
  const answer = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Stored above.
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

/** React sets these properties on hydrated elements. */
const isUsable = () => {
  const field = document.querySelector('input, main a');
  return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
};

const isShown = (text: string) => document.querySelector('body')?.textContent.includes(text) ?? false;

/** The main wallet's amount as both apps show it. */
const mainWallet = '8,180.00';

async function lighthouseOf(url: string): Promise<Pick<Loading, 'lcp' | 'tbt' | 'cls'>> {
  const { audits } = await browser.run(url, ['performance']);
  const of = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return { lcp: of('largest-contentful-paint'), tbt: of('total-blocking-time'), cls: of('cumulative-layout-shift') };
}

interface Shows {
  fields?: boolean;
  balance?: boolean;
}

async function loadingOf(site: string, path: string, shows: Shows = {}): Promise<Loading> {
  const sandbox = await createSandbox({ site });
  const url = sandbox.url + path;
  await browser.signInFor(path, sandbox);
  const all: Loading[] = [];
  for (let run = 0; run < runs; run += 1) {
    const usable = shows.fields ? await timeUntil(url, isUsable) : Number.NaN;
    const balance = shows.balance ? await timeUntil(url, isShown, mainWallet) : Number.NaN;
    all.push({ ...(await lighthouseOf(url)), usable, balance });
  }
  await sandbox.close();
  const of = (pick: (one: Loading) => number) => median(all.map(pick));
  return {
    lcp: of((one) => one.lcp),
    tbt: of((one) => one.tbt),
    cls: of((one) => one.cls),
    usable: of((one) => one.usable),
    balance: of((one) => one.balance),
  };
}

/** First contentful paint on a line of 400 kbit/s with 400 ms latency and an empty cache, in ms. */
async function framePainted(site: string, path: string): Promise<number> {
  const times: number[] = [];
  await withBuiltApp(async (slow, sandbox) => {
    for (let run = 0; run < runs; run += 1) {
      const page = await openPage(slow, { token: sandbox.control.signIn(phone) });
      await slowLine(page);
      await page.goto(sandbox.url + path, { waitUntil: 'commit' });
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const observer = new PerformanceObserver((list) => {
                const painted = list.getEntriesByName('first-contentful-paint')[0];
                if (painted) resolve(painted.startTime);
              });
              observer.observe({ type: 'paint', buffered: true });
            }),
        ),
      );
      await page.close();
    }
  }, site);
  return median(times);
}

/** Total blocking time by processor time, in ms. */
async function blockingTimeOf(site: string, path: string): Promise<number> {
  const times: number[] = [];
  await withBuiltApp(async (plain, sandbox) => {
    const stored = path.startsWith('/user') ? { token: sandbox.control.signIn(phone) } : {};
    for (let run = 0; run < runs; run += 1) {
      const page = await openPage(plain, stored);
      times.push(await blockingTime(page, sandbox.url + path));
      await page.close();
    }
  }, site);
  return median(times);
}

const browser = await startLighthouseBrowser();
try {
  const [control, floor, wallet] = [controlSite(), await floorSite(), builtApp()];
  const login = {
    control: await loadingOf(control, '/login'),
    floor: await loadingOf(floor, '/login', { fields: true }),
    wallet: await loadingOf(wallet, '/login', { fields: true }),
  };
  const home = {
    control: await loadingOf(control, '/user/home'),
    floor: await loadingOf(floor, '/user/home', { balance: true }),
    wallet: await loadingOf(wallet, '/user/home', { fields: true, balance: true }),
  };
  printHeading(`Medians of ${runs} runs`);
  const row = (name: string, of: (loading: Loading) => number, budgets: readonly [number, number], digits = 0) => {
    const unit = digits > 0 ? '' : 'ms';
    const { control: still, floor: least } = login;
    printRow({
      ...{ name: `${name} of /login`, value: of(login.wallet), unit, budget: budgets[0], digits },
      ...{ control: of(still), floor: of(least) },
    });
    printRow({
      ...{ name: `${name} of /user/home`, value: of(home.wallet), unit, budget: budgets[1], digits },
      ...{ control: of(home.control), floor: of(home.floor) },
    });
  };
  row('LCP', ({ lcp }) => lcp, [1000, 1000]);
  row('TBT', ({ tbt }) => tbt, [50, 50]);
  for (const path of ['/login', '/user/home']) {
    printRow({
      ...{ name: `TBT of ${path}, processor time`, value: await blockingTimeOf(wallet, path), unit: 'ms', budget: 50 },
      ...{ control: await blockingTimeOf(control, path), floor: await blockingTimeOf(floor, path) },
    });
  }
  row('CLS', ({ cls }) => cls, [0, 0], 3);
  printRow({
    ...{ name: 'balance of /user/home, throttled', value: home.wallet.balance, unit: 'ms' },
    ...{ budget: 1.25 * home.floor.balance, floor: home.floor.balance },
  });
  row('usable, throttled,', ({ usable }) => usable, [2200, 3000]);
  printRow({
    ...{
      name: 'frame of /user/home, 400 kbit/s',
      value: await framePainted(wallet, '/user/home'),
      unit: 'ms',
      budget: 3000,
    },
    control: await framePainted(control, '/user/home'),
  });
  printRow({
    ...{ name: 'frame of /login, 400 kbit/s', value: await framePainted(wallet, '/login'), unit: 'ms' },
    ...{ control: await framePainted(control, '/login'), floor: await framePainted(floor, '/login') },
  });
} finally {
  await browser.close();
}
