import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Fault } from '../../mocks/sandbox/faults.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin } from './command.ts';
import { settleAfter, headOf } from './screens.ts';
import { expect, openSignedIn } from './wallet-test.ts';

/** The visible text of the page, including below a modal. */
export const written = (page: Page) => page.locator('body').innerText();
const amounts = (text: string) => text.match(/\d[\d,]*\.\d{2}(?!\d)/g) ?? [];

/** The list entry at a fraction of its length; the integer part of `share` is ignored. */
export function atShare<Item>(list: readonly Item[], share: number): Item {
  const item = list[Math.floor((share % 1) * list.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** Clears the screen, the query cache and home's stored wallet, as a reload would. */
async function leave(page: Page, sandbox: Sandbox) {
  await goWithin(page, '/zzz');
  await expect(headOf(page)).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('last-wallet');
  });
  sandbox.control.clearRequests();
}

/** Opens the screen by in-app navigation. A modal without its answer may stay closed. */
const openAgain = (page: Page, sandbox: Sandbox, address: string) =>
  settleAfter(page, async () => {
    await goWithin(page, address);
    await expect(headOf(page)).toBeVisible();
    // Its chunks are loaded once it sends a request.
    await expect.poll(() => sandbox.requests.length).toBeGreaterThan(0);
  });

/** Records all following answers with their paths. Dropped answers are empty. */
function listen(page: Page) {
  const heard: { path: string; body: Promise<string> }[] = [];
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (pathname.startsWith('/api/')) heard.push({ path: pathname + search, body: answer.text().catch(() => '') });
  });
  return heard;
}

/** Every number of an answer in the app's format for amounts. */
const amountsIn = (body: string) =>
  (body.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) =>
    amounts(Number(number).toLocaleString('en', { minimumFractionDigits: 2 })),
  );

/** Text that must never be visible. */
export const nonsense = /\[object|\bNaN\b|\bundefined\b|\bnull\b|Infinity|-0\.00/;

/** Opens a screen with its usual answers, as a member if the address needs one. */
export async function openScreen(page: Page, sandbox: Sandbox, address: string) {
  await (address.startsWith('/user') ? openSignedIn(page, sandbox, '/zzz') : page.goto('/zzz'));
  await leave(page, sandbox);
  const heard = listen(page);
  await openAgain(page, sandbox, address);
  return { page, sandbox, address, heard, sums: amounts(await written(page)) };
}

type Screen = Awaited<ReturnType<typeof openScreen>>;

/** Opens the screen again with a broken answer: no blank page, no nonsense, and no amount that was not sent. */
export async function expectNoNonsense(
  { page, sandbox, address, heard, sums }: Screen,
  id: OperationId,
  fault: Fault,
): Promise<void> {
  await leave(page, sandbox);
  sandbox.control.fail(id, fault);
  await openAgain(page, sandbox, address);
  await expect.poll(() => sandbox.requests.map(({ operationId }) => operationId)).toContain(id);
  const text = await written(page);
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(nonsense);
  const said = await Promise.all(heard.map(async ({ body }) => amountsIn(await body)));
  expect([...sums, ...said.flat()]).toEqual(expect.arrayContaining(amounts(text)));
  expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''));
}
