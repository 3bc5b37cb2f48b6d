import type { CDPSession, Page } from '@playwright/test';
import { field as chatField, openGuestChat, rows } from '../support/chat-test.ts';
import { fillProfile, field, next, phone } from '../support/register-test.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const keyboardOf = (page: Page) => page.context().newCDPSession(page);
const compose = (keyboard: CDPSession, text: string) =>
  keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Composes a word letter by letter, as a phone's keyboard does, and ends the composition. */
async function typeComposed(keyboard: CDPSession, word: string) {
  for (let length = 1; length <= word.length; length += 1) await compose(keyboard, word.slice(0, length));
  await keyboard.send('Input.insertText', { text: word });
}

test(
  'quality 17 R-325 a code that is composed is written in capitals when the word is complete',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/bonus');
    const code = page.getByLabel('Promotion code');
    await code.focus();
    const keyboard = await keyboardOf(page);
    await compose(keyboard, 'nag');
    await expect(code).toHaveValue('nag');
    await typeComposed(keyboard, 'naga');
    await expect(code).toHaveValue('NAGA');
    await code.press('Enter');
    await expect(page).toHaveURL(/code=NAGA$/);
  },
);

test('B-20 A-93 quality 17: an amount is right after undo and redo, composed, and with a decimal comma', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home?open=transfer');
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByLabel(/^Amount/);
  const button = sheet.locator('button[type=submit]');
  await amount.pressSequentially('1234');
  // A menu of the browser undoes without a key press.
  // oxlint-disable-next-line typescript/no-deprecated -- no other function of a page does what the menu does
  await page.evaluate(() => document.execCommand('undo'));
  await expect(amount).toHaveValue('123');
  await expect(button).toContainText('123.00');
  await page.keyboard.press('Control+Shift+z');
  await expect(amount).toHaveValue('1,234');
  await page.keyboard.press('Control+z');
  await expect(amount).toHaveValue('123');
  await page.keyboard.press('Control+Shift+z');
  await expect(amount).toHaveValue('1,234');
  await page.keyboard.press('Control+y');
  await expect(amount).toHaveValue('1,234');
  await expect(button).toContainText('1,234.00');
  await sheet.getByRole('button', { name: /^50%/ }).click();
  await amount.focus();
  await page.keyboard.press('Control+z');
  await expect(amount).toHaveValue('1,234');

  await amount.fill('');
  const keyboard = await keyboardOf(page);
  await typeComposed(keyboard, '๐๘๑');
  await expect(amount).toHaveValue('๐๘๑');
  await amount.fill('');
  await typeComposed(keyboard, '1234');
  await expect(amount).toHaveValue('1,234');
  await expect(button).toContainText('1,234.00');

  await page.keyboard.type(',5');
  await expect(amount).toHaveValue('1234,5');
  await expect(button).toContainText('1,234.50');
  await amount.blur();
  await expect(amount).toHaveValue('1,234.5');
  await expect(button).toContainText('1,234.50');
  await amount.fill('1,50');
  await amount.pressSequentially('0');
  await expect(amount).toHaveValue('1,500');
  await expect(button).toContainText('1,500.00');
});

test('R-166 A-32 quality 17: registration reads what is pasted, composed or filled in without an event', async ({
  page,
  sandbox,
}) => {
  await page.goto('/register');
  const keyboard = await keyboardOf(page);
  await field(page, 'Phone number').focus();
  await typeComposed(keyboard, '๐๘๑');
  await expect(field(page, 'Phone number')).toHaveValue('081');
  // As the browser writes it: React has not noted it, and no event tells it.
  const fillSilently = (label: string, value: string) =>
    field(page, label).evaluate((input, text) => Reflect.set(HTMLInputElement.prototype, 'value', text, input), value);
  await fillSilently('Phone number', '+66 89-123\u00a04567');
  await next(page);
  expect(phone).toBe('0891234567');
  await expect(field(page, 'OTP code')).toBeFocused();
  expect(callsOf(sandbox, 'sendOtp').map(({ body }) => body)).toEqual([{ phoneNumber: phone }]);
  await page.keyboard.insertText('Your code is 123456. Do not share it. Ref. AB12');
  await expect(field(page, 'OTP code')).toHaveValue('123456');
  await next(page);
  await expect(field(page, 'Name')).toBeVisible();
  await fillProfile(page);
  await fillSilently('Name', 'Filled In');
  await next(page);
  await expect(field(page, 'Bank')).toBeVisible();
  expect(callsOf(sandbox, 'validateAccount').map(({ body }) => body)).toMatchObject([{ name: 'Filled In' }]);
});

test(
  'R-408 quality 17: keys that end a composition neither send nor close the chat',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const guest = await openGuestChat(page);
    await chatField(page).pressSequentially('half a word');
    for (const key of ['Enter', 'Escape']) {
      await chatField(page).dispatchEvent('keydown', { key, isComposing: true });
      // Safari tells the end of a composition by this code only.
      await chatField(page).dispatchEvent('keydown', { key, keyCode: 229 });
    }
    await expect(chatField(page)).toHaveValue('half a word');
    const long = '😀'.repeat(2_000);
    await chatField(page).fill(long);
    await expect(page.getByText('2000/2000')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(chatField(page)).toHaveValue('');
    await expect(rows(page).filter({ hasText: '😀' })).toHaveCount(1);
    await expect
      .poll(
        () => sandbox.control.conversation(guest).find(({ sender }) => sender === 'customer')?.message.payload.message,
      )
      .toBe(long);
  },
);
