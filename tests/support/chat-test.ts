import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expect, openSignedIn } from './wallet-test.ts';

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Type a message' });
export const scroller = (page: Page) => panel(page).getByRole('group', { name: 'Messages' });
export const rows = (page: Page) => scroller(page).getByRole('listitem');
/** In pixels, of the list's visible part. */
export const distanceToEnd = (page: Page) =>
  scroller(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
/** The floating button, open or closed. */
export const button = (page: Page) => page.getByRole('button', { name: /^(Open|Close) chat/ });
export const attach = (page: Page) => panel(page).getByLabel('Attach a file');

export const text = (message: string): Schemas['ChatMessageBody'] => ({ message_type: 'text', payload: { message } });

/** Types and sends with the button. */
export async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
}

/** Opens a member's chat by its address; its history is loaded. */
export async function openMemberChat(page: Page, sandbox: Sandbox, phone?: string): Promise<void> {
  await openSignedIn(page, sandbox, '/user/contact?open=chat', phone);
  await expectRead(page);
}

/** Opens a guest's chat and returns the guest's id. */
export async function openGuestChat(page: Page): Promise<string> {
  await page.goto('/contact?open=chat');
  await expectRead(page);
  return (await page.evaluate(() => localStorage.getItem('guest-id'))) ?? '';
}

const expectRead = (page: Page) =>
  expect(scroller(page).or(panel(page).getByText('Hello. How can we help? Write us a message below.'))).toBeVisible();
