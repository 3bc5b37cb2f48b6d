import type { Page } from '@playwright/test';
import { holdAnswer } from '../support/held-answer.ts';
import { drawnTwice } from '../support/page-time.ts';
import { openMemberChat, panel, rows, scroller, text } from '../support/chat-test.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const lastRow = (page: Page) => rows(page).last();
const distanceToEnd = (page: Page) =>
  scroller(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);

test('R-413 R-033 R-419 A-88 at the top ten older messages load, and the position stays; refresh reads the newest', async ({
  page,
  sandbox,
}) => {
  sandbox.control.fillConversation(members.rich, 45);
  await openMemberChat(page, sandbox);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  const skips = () => callsOf(sandbox, 'listChatHistory').map(({ body }) => (body as { skip: number }).skip); // the sandbox checked it
  const firstPages = skips();
  expect(firstPages[0]).toBe(0);
  const before = firstPages.length;
  const toTop = () => scroller(page).evaluate((list) => (list.scrollTop = 0));
  const letGo = await holdAnswer(page, 'listChatHistory');
  await toTop();
  await expect(panel(page).getByText('Loading older messages')).toBeVisible();
  // The position of the topmost bubble.
  await drawnTwice(page);
  const top = rows(page).first().locator('p[dir=auto]');
  const mark = scroller(page).getByText((await top.textContent()) ?? '', { exact: true });
  const { y = 0 } = (await top.boundingBox()) ?? {};
  await letGo();
  await expect.poll(() => scroller(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
  expect(skips()[before]).toBe(new Set(firstPages).size * 10);
  await expect.poll(async () => Math.abs(((await mark.boundingBox())?.y ?? 0) - y)).toBeLessThan(3);
  await expect(panel(page).getByText('Loading older messages')).toBeHidden();
  await toTop();
  await drawnTwice(page);
  // A member who reads older messages is not scrolled down by a new one; one tap leads there.
  sandbox.control.pushMessage(members.rich, text('the newest'));
  await expect(panel(page).getByRole('log')).toHaveText('Admin: the newest');
  await drawnTwice(page);
  expect(await distanceToEnd(page)).toBeGreaterThan(200);
  await panel(page).getByRole('button', { name: 'Go to the latest message' }).click();
  await expect(lastRow(page)).toContainText('the newest');
  const asks = skips().length;
  await panel(page).getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => skips().slice(asks)).toEqual([0]);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
});
