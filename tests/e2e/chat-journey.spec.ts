import type { Page } from '@playwright/test';
import {
  attach,
  field,
  openGuestChat,
  openMemberChat,
  panel,
  rows,
  say,
  scroller,
  text,
} from '../support/chat-test.ts';
import { timings } from '../../src/lib/timings.ts';
import { drawnTwice } from '../support/page-time.ts';
import { expect, test } from '../support/wallet-test.ts';

/** Every bubble of the list from top to bottom, scrolling through it. */
async function wholeConversation(page: Page): Promise<string[]> {
  const seen = new Map<string, string>();
  await scroller(page).evaluate((list) => (list.scrollTop = 0));
  for (let end = false; !end;) {
    await drawnTwice(page);
    const drawn = await rows(page).evaluateAll(
      (all) =>
        all.map((row) => [String((row as HTMLElement).offsetTop), row.querySelector('p[dir=auto]')?.textContent ?? '']), // list items are HTML
    );
    for (const [top = '', words = ''] of drawn) seen.set(top, words);
    end = await scroller(page).evaluate((list) => {
      list.scrollTop += list.clientHeight / 2;
      return list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
    });
  }
  return [...seen].sort(([one], [other]) => Number(one) - Number(other)).map(([, words]) => words);
}

test.describe('a guest and a member at the same time', () => {
  // Chromium reports a closed socket in the console.
  test.use({ expectedConsole: [/WebSocket|socket/i] });

  test(
    'R-415 R-416 R-420 quality 13: each has their own conversation; messages sent during a disconnection appear once, in order',
    { tag: '@full' },
    async ({ page, browser, sandbox }) => {
      await page.clock.install();
      const guest = await openGuestChat(page);
      expect(guest).not.toBe('');
      const other = await browser.newContext({
        baseURL: sandbox.url,
        locale: 'th-TH',
        viewport: { width: 390, height: 844 },
      });
      const memberPage = await other.newPage();
      await memberPage.addInitScript(() => localStorage.setItem('locale', 'en'));
      await openMemberChat(memberPage, sandbox);

      await say(page, 'guest asks');
      await say(memberPage, 'member asks');
      await expect(rows(page).filter({ hasText: 'ได้รับข้อความแล้ว' })).toHaveCount(1);
      await expect(rows(memberPage).filter({ hasText: 'ได้รับข้อความแล้ว' })).toHaveCount(1);
      await expect(rows(page).filter({ hasText: 'member asks' })).toHaveCount(0);
      await expect(rows(memberPage).filter({ hasText: 'guest asks' })).toHaveCount(0);

      sandbox.control.pushMessage(guest, text('before the cut'));
      sandbox.control.setSocketsDown(true);
      await expect(panel(page).getByText('Reconnecting')).toBeVisible();
      for (let number = 1; number <= 5; number += 1) sandbox.control.pushMessage(guest, text(`while away ${number}`));
      await field(page).fill('typed meanwhile');
      sandbox.control.setSocketsDown(false);
      await page.clock.runFor(timings.socketRejoin);
      await expect(panel(page).getByText('Reconnecting')).toHaveCount(0, { timeout: 15_000 });
      await expect(rows(page).filter({ hasText: 'while away 5' })).toHaveCount(1);
      await expect(field(page)).toHaveValue('typed meanwhile');
      sandbox.control.pushMessage(guest, text('after'));
      const said = sandbox.control.conversation(guest).map(({ message }) => message.payload.message);
      await expect.poll(() => wholeConversation(page)).toEqual(said);

      // The guest returns to the same conversation.
      await page.reload();
      await expect(rows(page).filter({ hasText: 'while away 5' })).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('guest-id'))).toBe(guest);
      await expect(attach(page)).toBeAttached();
      await other.close();
    },
  );
});
