/** `npm run bench:filmstrip`: screenshots of the way from a cold /login to the deposit (docs/performance.md). */
import { writeFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { withBuiltApp } from '../built-app.ts';
import { openPage } from '../open-page.ts';
import { slowLine } from './slow-line.ts';
import { readArguments } from '../read-arguments.ts';

const usage = 'npm run bench:filmstrip -- <picture.webp> [folder of a built site]';
const [picture, site] = readArguments({ usage, words: 2 }).words;
if (picture === undefined) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

const interval = 0.1;
const tile = { width: 66, height: 143 };
const columns = 20;

interface Frame {
  at: number;
  jpeg: string;
}
interface Mark {
  at: number;
  label: string;
}

async function record(cdp: CDPSession, frames: Frame[]): Promise<void> {
  const began = Date.now() / 1000;
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? began) - began, jpeg: data });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 80,
    maxWidth: tile.width * 2,
    maxHeight: tile.height * 2,
  });
}

/** Types and taps as soon as the page accepts input. */
async function walk(page: Page, url: string, mark: (label: string) => void): Promise<void> {
  mark('/login');
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  await page.locator('[name=username]').fill('0812345678');
  await page.locator('[name=password]').fill('naga1234');
  mark('Log in');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/user/home', { timeout: 60_000 });
  await page.getByText('12,480.50').first().waitFor({ timeout: 60_000 });
  mark('Deposit');
  await page.locator('main a[href*="open=deposit"]').click();
  await page.locator('dialog li').first().waitFor({ timeout: 60_000 });
  mark('end');
}

/** One picture with all frames, two seconds per row. */
async function join(browser: Browser, frames: readonly Frame[], marks: readonly Mark[]): Promise<Buffer> {
  const end = (marks.at(-1)?.at ?? 0) + 3 * interval;
  const cells = Array.from({ length: Math.ceil(end / interval) }, (_, index) => {
    const at = index * interval;
    const shown = frames.findLast((frame) => frame.at <= at)?.jpeg;
    const label = marks.find((mark) => mark.at >= at && mark.at < at + interval)?.label ?? '';
    const image = shown === undefined ? '' : `<img src="data:image/jpeg;base64,${shown}">`;
    return `<figure><b>${label}</b><div>${image}</div><i>${index % 5 === 0 ? `${at.toFixed(1)} s` : ''}</i></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: columns * (tile.width + 4), height: 400 } });
  await page.setContent(`<style>
    body { margin: 0; font: 11px sans-serif; display: grid; grid-template-columns: repeat(${columns}, 1fr); background: #fff }
    figure { margin: 2px } b { display: block; height: 14px; color: #b00 } i { display: block; height: 14px; color: #555 }
    div { width: ${tile.width}px; height: ${tile.height}px; background: #eee; overflow: hidden } img { width: 100% }
  </style>${cells.join('')}`);
  const cdp = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: columns * (tile.width + 4), height });
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 55 });
  return Buffer.from(data, 'base64');
}

await withBuiltApp(async (browser, sandbox) => {
  const page = await openPage(browser, {}, { locale: 'th-TH' });
  const cdp = await slowLine(page);
  const frames: Frame[] = [];
  const marks: Mark[] = [];
  const began = Date.now() / 1000;
  await record(cdp, frames);
  await walk(page, sandbox.url, (label) => marks.push({ at: Date.now() / 1000 - began, label }));
  await page.waitForTimeout(3 * interval * 1000);
  const film = await join(browser, frames, marks);
  writeFileSync(picture, film);
  for (const { at, label } of marks) console.log(`${at.toFixed(1).padStart(6)} s  ${label}`);
  console.log(`${picture}: ${(film.length / 1000).toFixed(0)} kB`);
}, site);
