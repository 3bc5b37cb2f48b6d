import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin } from './command.ts';
import { settleAfter, headOf } from './screens.ts';
import { expect } from './wallet-test.ts';

/** What is written on the page, under a modal too. */
export const written = (page: Page) => page.locator('body').innerText();
export const amounts = (text: string) => text.match(/\d[\d,]*\.\d{2}(?!\d)/g) ?? [];

/** What is so far along a list; only the fraction counts. */
export function atShare<Item>(list: readonly Item[], share: number): Item {
  const item = list[Math.floor((share % 1) * list.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** Leaves the screen and its cache of answers, as a reload does; what home keeps for the next one goes as well. */
export async function leave(page: Page, sandbox: Sandbox) {
  await goWithin(page, '/zzz');
  await expect(headOf(page)).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('last-wallet');
  });
  sandbox.control.clearRequests();
}

/** Opens the screen within the app; a modal that lacks its answer may leave the page alone. */
export const openAgain = (page: Page, sandbox: Sandbox, address: string) =>
  settleAfter(page, async () => {
    await goWithin(page, address);
    await expect(headOf(page)).toBeVisible();
    // Its chunks are there before it asks.
    await expect.poll(() => sandbox.requests.length).toBeGreaterThan(0);
  });

/** What the page is answered from now on, each with its path; what the browser has dropped already is nothing. */
export function listen(page: Page): { path: string; body: Promise<string> }[] {
  const heard: { path: string; body: Promise<string> }[] = [];
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (pathname.startsWith('/api/')) heard.push({ path: pathname + search, body: answer.text().catch(() => '') });
  });
  return heard;
}

/** Every number of an answer as the app writes amounts. */
export const amountsIn = (body: string) =>
  (body.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) =>
    amounts(Number(number).toLocaleString('en', { minimumFractionDigits: 2 })),
  );

/** What no screen ever says. */
export const nonsense = /\[object|\bNaN\b|\bundefined\b|\bnull\b|Infinity|-0\.00/;
