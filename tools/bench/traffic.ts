/**
 * `npm run bench:traffic`: the requests of a visit to the service and to the file server (docs/operations.md, "What a
 * visit costs").
 */
import type { BrowserContext, Page } from '@playwright/test';
import { withBuiltApp } from '../built-app.ts';

interface Traffic {
  requests: number;
  bytes: number;
}

interface Counted {
  files: Traffic;
  service: Traffic;
  /** Frames of the chat socket in both directions. */
  frames: Traffic;
  /** Calls of the service by method and path. */
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
async function counting(page: Page): Promise<{ take: () => Counted }> {
  let counted = nothing();
  const paths = new Map<string, string>();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, protocol } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    paths.set(requestId, pathname);
  });
  // A file from the browser's cache is not a request.
  cdp.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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
  return {
    take: () => {
      const taken = counted;
      counted = nothing();
      return taken;
    },
  };
}

const phone = '0812345678';
const minutes = (count: number) => count * 60_000;

async function openPage(context: BrowserContext): Promise<{ page: Page; take: () => Counted }> {
  const page = await context.newPage();
  const { take } = await counting(page);
  return { page, take };
}

const quiet = (page: Page) => page.waitForLoadState('networkidle');

const rows: { what: string; counted: Counted }[] = [];
await withBuiltApp(async (browser, sandbox) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: sandbox.url });
  await context.addInitScript(() => {
    localStorage.setItem('remember-agreement', 'true');
    localStorage.setItem('locale', 'en');
  });
  const { page: first, take } = await openPage(context);
  await first.goto('/login');
  await first.locator('input[name=username]').fill(phone);
  await first.locator('input[name=password]').fill('naga1234');
  await first.getByLabel('Remember me').check();
  await first.locator('button[type=submit]').click();
  await first.waitForURL('**/user/home');
  await quiet(first);
  rows.push({ what: 'cold visit: sign in, home', counted: take() });
  await first.close();

  const warm = await openPage(context);
  await warm.page.clock.install();
  await warm.page.goto('/');
  await warm.page.waitForURL('**/user/home');
  await quiet(warm.page);
  rows.push({ what: 'warm visit: home', counted: warm.take() });
  await warm.page.clock.runFor(minutes(60));
  await quiet(warm.page);
  rows.push({ what: 'an hour on home, idle', counted: warm.take() });

  await warm.page.locator('nav a[href="/user/contact"]').click();
  await quiet(warm.page);
  await warm.page.getByRole('button', { name: 'Open chat' }).click();
  const text = warm.page.getByRole('textbox');
  await text.fill('deposit');
  await text.press('Enter');
  await warm.page.clock.runFor(5_000);
  await quiet(warm.page);
  rows.push({ what: 'contact page, chat opened, one message and its answer', counted: warm.take() });

  sandbox.control.setDelays({ settleDelayMs: null });
  await warm.page.goto('/user/home?open=deposit&way=qr&bank=KBANK');
  await quiet(warm.page);
  warm.take();
  const sheet = warm.page.getByRole('dialog');
  await sheet.getByLabel('Amount (baht)').fill('100');
  await sheet.locator('button[type=submit]').click();
  await sheet.getByRole('timer').waitFor();
  await quiet(warm.page);
  rows.push({ what: 'making a QR code', counted: warm.take() });
  await warm.page.clock.runFor(minutes(14));
  await quiet(warm.page);
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
