/** `npm run bench:traffic`: the requests of a visit (docs/operations.md, "What a visit costs"). */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withBuiltApp } from '../built-app.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:traffic' });

interface Traffic {
  requests: number;
  bytes: number;
}

interface Counted {
  files: Traffic;
  service: Traffic;
  /** Frames of the chat socket in both directions. */
  frames: Traffic;
  calls: Map<string, number>;
}

const nothing = (): Counted => ({
  files: { requests: 0, bytes: 0 },
  service: { requests: 0, bytes: 0 },
  frames: { requests: 0, bytes: 0 },
  calls: new Map(),
});

const isOfService = (path: string) => /^\/(api|media|socket\.io)\//.test(path);

/** Counts requests and answers of the page from now on. Bytes are those of answers on the wire, including headers. */
async function counting(page: Page) {
  let counted = nothing();
  const paths = new Map<string, string>();
  const underWay = new Set<string>();
  let askedAt = performance.now();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, protocol } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    paths.set(requestId, pathname);
    underWay.add(requestId);
    askedAt = performance.now();
  });
  // A file from the browser's cache is not a request.
  cdp.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    const path = paths.get(requestId);
    if (path === undefined || encodedDataLength === 0) return;
    const traffic = isOfService(path) ? counted.service : counted.files;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (isOfService(path)) counted.calls.set(path, (counted.calls.get(path) ?? 0) + 1);
  });
  const onFrame = (payload: string) => {
    counted.frames.requests += 1;
    counted.frames.bytes += payload.length;
  };
  cdp.on('Network.webSocketFrameSent', ({ response }) => onFrame(response.payloadData));
  cdp.on('Network.webSocketFrameReceived', ({ response }) => onFrame(response.payloadData));
  const take = () => {
    const taken = counted;
    counted = nothing();
    return taken;
  };
  /** Moves the page's clock in steps, because the wait between two calls begins with the answer to the first. */
  const advance = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await page.clock.runFor(step);
      do await sleep(5);
      while (underWay.size > 0);
    }
  };
  /** Waits until each request has its answer and none was sent for two seconds. */
  const idle = async () => {
    while (underWay.size > 0 || performance.now() - askedAt < 2_000) await sleep(100);
  };
  return { page, take, advance, idle };
}

const phone = '0812345678';
const minutes = (count: number) => count * 60_000;
const step = 5_000;

const openPage = async (context: BrowserContext) => counting(await context.newPage());

/** The browser of a new visitor. With data saving it prefetches nothing. */
async function newVisitor(browser: Browser, baseURL: string, savesData: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  await context.addInitScript((saveData) => {
    localStorage.setItem('remember-agreement', 'true');
    localStorage.setItem('locale', 'en');
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
  }, savesData);
  return context;
}

/** Signs in and waits until prefetching has ended. */
async function coldVisit(context: BrowserContext): Promise<Counted> {
  const { page, take, idle } = await openPage(context);
  await page.goto('/login');
  await page.locator('input[name=username]').fill(phone);
  await page.locator('input[name=password]').fill('naga1234');
  await page.getByLabel('Remember me').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/user/home');
  await idle();
  await page.close();
  return take();
}

const rows: { what: string; counted: Counted }[] = [];
await withBuiltApp(async (browser, sandbox) => {
  // The member's withdrawal in progress and the QR code stay as they are.
  sandbox.control.setDelays({ settleDelayMs: null });
  const saver = await newVisitor(browser, sandbox.url, true);
  rows.push({ what: 'cold visit: sign in, home', counted: await coldVisit(saver) });
  const context = await newVisitor(browser, sandbox.url, false);
  rows.push({ what: 'the same, with the files of the pages that are one tap away', counted: await coldVisit(context) });

  const warm = await openPage(context);
  await warm.page.clock.install();
  await warm.page.goto('/');
  await warm.page.waitForURL('**/user/home');
  await warm.idle();
  rows.push({ what: 'warm visit: home', counted: warm.take() });
  await warm.advance(minutes(60));
  rows.push({ what: 'an hour on home, a withdrawal in progress', counted: warm.take() });

  await warm.page.locator('nav a[href="/user/contact"]').click();
  await warm.idle();
  await warm.page.getByRole('button', { name: 'Open chat' }).click();
  const text = warm.page.getByRole('textbox');
  await text.fill('deposit');
  await text.press('Enter');
  await warm.advance(5_000);
  await warm.idle();
  rows.push({ what: 'contact page, chat opened, one message and its answer', counted: warm.take() });

  await warm.page.goto('/user/home?open=deposit&way=qr&bank=KBANK');
  await warm.idle();
  warm.take();
  const sheet = warm.page.getByRole('dialog');
  await sheet.getByLabel('Amount (baht)').fill('100');
  await sheet.locator('button[type=submit]').click();
  await sheet.getByRole('timer').waitFor();
  await warm.idle();
  rows.push({ what: 'making a QR code', counted: warm.take() });
  await warm.advance(minutes(14));
  rows.push({ what: 'a QR code that waits for 14 minutes', counted: warm.take() });
  await warm.page.close();
});

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const cell = ({ requests, bytes }: Traffic) => (requests === 0 ? '0' : `${requests}, ${kilobytes(bytes)}`);
console.log('| | files | service | socket frames |\n|---|---|---|---|');
for (const { what, counted } of rows) {
  console.log(`| ${what} | ${cell(counted.files)} | ${cell(counted.service)} | ${cell(counted.frames)} |`);
}
for (const { what, counted } of rows) {
  const calls = [...counted.calls].filter(([path]) => path.startsWith('/api/'));
  const twice = calls.filter(([, count]) => count > 1).map(([path, count]) => `${path} ${count} times`);
  console.log(`\n${what}: ${calls.map(([path]) => path).join(' ') || 'no call'}`);
  if (twice.length > 0) console.log(`  more than once: ${twice.join(', ')}`);
}
