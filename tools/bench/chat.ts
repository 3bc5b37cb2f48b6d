/** `npm run bench:chat`: how long a chat of 10,000 messages takes to open, and to take in one more, at 4× CPU (README, Speed). */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { median } from './median.ts';
import { withMember } from './with-member.ts';

const phone = '0812345678';
const messages = 10_000;
const runs = 9;

/** The whole conversation comes as one page, so that it is there at once; the app asks for ten at a time. */
async function answerWhole(page: Page, sandbox: Sandbox): Promise<void> {
  sandbox.control.fillConversation(phone, messages);
  await page.route('**/api/chat/history', (route) =>
    route.fulfill({ json: { messages: sandbox.control.conversation(phone) } }),
  );
}

/** Notes when a message comes in; runs in the page before the app does. */
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

/** From the tap to the frame after the last message has been drawn, ms. */
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

/** Looks out for a text in the list; runs in the page before the message is sent. */
function watchFor(words: string): void {
  const list = document.querySelector('dialog [role=group]');
  const drawn = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!list?.textContent.includes(words)) return;
      observer.disconnect();
      // Where noteArrivals put it.
      resolve(performance.now() - (window as unknown as { arrivedAt: number }).arrivedAt);
    });
    if (list) observer.observe(list, { subtree: true, childList: true });
  });
  Object.assign(window, { drawn });
}

/** From the message's arrival to its row in the document, ms. */
async function append(page: Page, sandbox: Sandbox, words: string): Promise<number> {
  await page.evaluate(watchFor, words);
  sandbox.control.pushMessage(phone, { message_type: 'text', payload: { message: words } });
  // Put there by watchFor.
  return page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
}

await withMember(
  async (page, sandbox) => {
    await answerWhole(page, sandbox);
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
    const drawn = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`Medians of ${runs} runs at 4× CPU, a conversation of ${messages} messages, ms`);
    console.log(
      `open      ${median(opening.slice(1)).toFixed(0).padStart(6)}   (the first time, with its history, ${opening[0]?.toFixed(0)})`,
    );
    console.log(`append    ${median(appending).toFixed(0).padStart(6)}`);
    console.log(`elements  ${String(drawn).padStart(6)}   in the page with the chat closed`);
  },
  { phone, path: '/user/contact' },
);
