import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { brokenAnswers } from '../support/broken-answers.ts';
import { goWithin } from '../support/command.ts';
import { settleAfter, headOf, memberPages, modals, publicPages } from '../support/screens.ts';
import { inSeries, volume } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

/** The how-to page asks nothing. */
const screens = [...publicPages.filter((path) => path !== '/howto'), ...memberPages, ...modals];
const each = volume({ gate: 4, soak: 8 });

/** What is written on the page, under a modal too. */
const written = (page: Page) => page.locator('body').innerText();
const amounts = (text: string) => text.match(/\d[\d,]*\.\d{2}(?!\d)/g) ?? [];

/** What is so far along a list; only the fraction counts. */
function atShare<Item>(list: readonly Item[], share: number): Item {
  const item = list[Math.floor((share % 1) * list.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** Leaves the screen and its cache of answers, as a reload does; what home keeps for the next one goes as well. */
async function leave(page: Page, sandbox: Sandbox) {
  await goWithin(page, '/zzz');
  await expect(headOf(page)).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('last-wallet');
  });
  sandbox.control.clearRequests();
}

/** Opens the screen within the app; a modal that lacks its answer may leave the page alone. */
const open = (page: Page, sandbox: Sandbox, address: string) =>
  settleAfter(page, async () => {
    await goWithin(page, address);
    await expect(headOf(page)).toBeVisible();
    // Its chunks are there before it asks.
    await expect.poll(() => sandbox.requests.length).toBeGreaterThan(0);
  });

/** What the page is answered from now on, each with its path; what the browser has dropped already is nothing. */
function listen(page: Page): { path: string; body: Promise<string> }[] {
  const heard: { path: string; body: Promise<string> }[] = [];
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (pathname.startsWith('/api/')) heard.push({ path: pathname + search, body: answer.text().catch(() => '') });
  });
  return heard;
}

/** Every number of an answer as the app writes amounts. */
const amountsIn = (body: string) =>
  (body.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) =>
    amounts(Number(number).toLocaleString('en', { minimumFractionDigits: 2 })),
  );

test.describe(`quality 9: answers that break the contract (${each * screens.length} answers, ${each} on each screen)`, () => {
  for (const [number, address] of screens.entries()) {
    test(
      `quality 9: ${address} shows no white screen, no nonsense and no amount that the server did not say`,
      inSeries(number % 5 === 0),
      async ({ page, sandbox }) => {
        test.setTimeout(volume({ gate: 60_000, soak: 300_000 }));
        await (address.startsWith('/user') ? openSignedIn(page, sandbox, '/zzz') : page.goto('/zzz'));
        await leave(page, sandbox);
        const heard = listen(page);
        await open(page, sandbox, address);
        const sums = amounts(await written(page));
        const good = new Map<OperationId, unknown>();
        for (const { operationId, path } of sandbox.requests) {
          const body = await heard.find((answer) => answer.path === path)?.body;
          if (operationId !== null && body !== undefined) good.set(operationId, JSON.parse(body));
        }
        const asked = [...good];
        for (let round = 0; round < each; round += 1) {
          const [id, answer] = asked[round % asked.length] ?? [];
          if (id === undefined) throw new Error(`${address} asks nothing`);
          // The golden ratio falls everywhere, and on each run where it fell before.
          const { how, ...fault } = atShare(brokenAnswers(id, answer), (round + 1) * (number + 1) * 0.618034);
          await test.step(`${id}, ${how}`, async () => {
            await leave(page, sandbox);
            sandbox.control.fail(id, fault);
            await open(page, sandbox, address);
            await expect.poll(() => sandbox.requests.map(({ operationId }) => operationId)).toContain(id);
            const text = await written(page);
            expect(text).not.toMatch(/\[object|\bNaN\b|\bundefined\b|\bnull\b|Infinity|-0\.00/);
            const said = await Promise.all(heard.map(async ({ body }) => amountsIn(await body)));
            expect([...sums, ...said.flat()]).toEqual(expect.arrayContaining(amounts(text)));
            expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''));
          });
        }
      },
    );
  }
});
