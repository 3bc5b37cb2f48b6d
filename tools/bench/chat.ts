/** `npm run bench -- chat`: the time to open a chat of 10,000 messages and to append one (docs/performance.md). */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { median, type Table } from './table.ts';
import { withMember } from './with-member.ts';

const phone = '0812345678';
const messages = 10_000;
const runs = 9;

/** Records when a socket message arrives. Runs in the page before the app. */
function noteArrivals(): void {
  const Original = WebSocket;
  window.WebSocket = class extends Original {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('bench ')) Object.assign(window, { arrivedAt: performance.now() });
      });
    }
  };
}

/** From the tap to the first frame after the last message was rendered, in ms. */
const openChat = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        document.querySelector<HTMLElement>('main button[aria-expanded]')?.click();
        const look = () => {
          const list = document.querySelector('dialog [role=group]');
          const isAtEnd =
            list && list.querySelector('li') && list.scrollHeight - list.clientHeight - list.scrollTop < 2;
          if (isAtEnd) requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Watches the list for a text. Runs in the page before the message is sent. */
function watchFor(words: string): void {
  const list = document.querySelector('dialog [role=group]');
  const drawn = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!list?.textContent.includes(words)) return;
      observer.disconnect();
      // Stored by noteArrivals.
      resolve(performance.now() - (window as unknown as { arrivedAt: number }).arrivedAt);
    });
    if (list) observer.observe(list, { subtree: true, childList: true });
  });
  Object.assign(window, { drawn });
}

/** From the arrival of the message to its row in the document, in ms. */
async function append(page: Page, sandbox: Sandbox, words: string): Promise<number> {
  await page.evaluate(watchFor, words);
  sandbox.control.pushMessage(phone, { message_type: 'text', payload: { message: words } });
  // Stored by watchFor.
  return page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
}

export const chat = (table: Table) =>
  withMember(
    async (page, sandbox) => {
      sandbox.control.fillConversation(phone, messages);
      // The whole conversation is one page here. The app itself asks for ten messages at a time.
      await page.route('**/api/chat/history', (route) =>
        route.fulfill({ json: { messages: sandbox.control.conversation(phone) } }),
      );
      await page.addInitScript(noteArrivals);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator('main button[aria-expanded]').waitFor();
      const opening: number[] = [];
      const appending: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        opening.push(await openChat(page));
        if (run === 0) await page.waitForTimeout(1_000);
        appending.push(await append(page, sandbox, `bench ${run}.`));
        await page.waitForTimeout(300);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      table.heading(`Medians of ${runs} runs at 4× CPU, a conversation of ${messages} messages`);
      table.row({ name: 'open', value: median(opening.slice(1)), unit: 'ms', budget: 120 });
      table.row({ name: 'append', value: median(appending), unit: 'ms', budget: 20 });
    },
    { phone, path: '/user/contact' },
  );
