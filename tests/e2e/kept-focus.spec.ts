import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { common } from '../../src/i18n/en/common.ts';
import { attach, distanceToEnd, openMemberChat, panel, rows, say, scroller } from '../support/chat-test.ts';
import { focused } from '../support/focused.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { holdRequests } from '../support/held-request.ts';
import { smallPicture } from '../support/pictures.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const again = common.tryAgain;
/** Scrolls up from the end, to the end of the browser's animation. While rows are still measured, the list goes back to its end. */
async function scrollUp(page: Page) {
  await scroller(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -300);
    await expect.poll(() => distanceToEnd(page), { timeout: 2_000 }).toBeGreaterThan(298);
  }).toPass();
}

/** The button of a chat that is scrolled up. */
async function wayToLatest(page: Page, sandbox: Sandbox) {
  sandbox.control.fillConversation(members.rich, 45);
  await openMemberChat(page, sandbox);
  await scrollUp(page);
  return panel(page).getByRole('button', { name: 'Go to the latest message' });
}

const fail = { status: 500, body: { message: 'no' }, times: 5 };

for (const [act, name, left] of [
  ['sent again', /Tap to send again\.$/, 'group "Messages"'],
  // It was the only one.
  ['removed', 'Remove', 'dialog "Chat"'],
] as const) {
  test(
    `quality 14: after a message is ${act} by keyboard the focus is on what is left of the chat`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await openMemberChat(page, sandbox);
      sandbox.control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
      await say(page, 'please');
      const failed = rows(page).filter({ hasText: 'please' }).locator('[data-state=failed]');
      await failed.getByRole('button', { name }).press('Enter');
      await expect(failed).toHaveCount(0);
      await expect.poll(() => focused(page)).toBe(left);
    },
  );
}

test('quality 14: after an upload is cancelled by keyboard the focus is on the messages', async ({ page, sandbox }) => {
  sandbox.control.fillConversation(members.rich, 3);
  await openMemberChat(page, sandbox);
  const letGo = await holdAnswer(page, 'uploadChatImage');
  await attach(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: smallPicture('') });
  await rows(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(rows(page).filter({ hasText: 'a.png' })).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('group "Messages"');
  await letGo();
});

test('quality 14: after the way to the latest message by keyboard the focus is on the messages', async ({
  page,
  sandbox,
}) => {
  const latest = await wayToLatest(page, sandbox);
  await latest.press('Enter');
  await expect(latest).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('group "Messages"');
});

test(
  'quality 14: when scrolling removes the way to the latest message, the focus is on the chat',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const latest = await wayToLatest(page, sandbox);
    await latest.focus();
    await page.mouse.wheel(0, 3_000);
    await expect(latest).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('dialog "Chat"');
  },
);

test(
  'quality 14: after a list is loaded again by keyboard the focus is on its section or the page',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('listStatements', fail);
    await openSignedIn(page, sandbox, '/user/statement');
    const retry = page.getByRole('main').getByRole('button', { name: again });
    await expect(retry).toBeVisible();
    sandbox.control.clearFaults();
    await retry.press('Enter');
    await expect(retry).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('heading "Statement"');
    await expect(page.locator('#root > [role=status]')).toHaveText('Statement');
  },
);

test(
  'quality 14: after a sheet is loaded again by keyboard the focus is on the sheet',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('getSlotAccount', fail);
    await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
    const retry = page.getByRole('dialog').getByRole('button', { name: again });
    await expect(retry).toBeVisible();
    sandbox.control.clearFaults();
    await retry.press('Enter');
    await expect(retry).toHaveCount(0);
    await expect.poll(() => focused(page)).toMatch(/^(dialog|group) "Naga Slots"$/);
  },
);

test(
  'A-122 quality 14: after the offered language is taken the focus is on the list of languages',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.removeItem('locale');
      Object.defineProperty(navigator, 'languages', { value: ['lo'] });
    });
    await page.goto('/login');
    const offer = page.getByRole('button', { name: 'ລາວ' });
    await offer.press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('combobox')).toBeFocused();
  },
);

test(
  'B-15 quality 14: the button that stops the reading of a period keeps the focus when it continues it',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/statement');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await page.getByText('Filter', { exact: true }).click();
    const release = await holdRequests(page, '/api/statement', (request) => request.postData()?.includes('"page":3'));
    await page.getByLabel(/^From/).fill('2020-01-01');
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    release();
    await expect.poll(() => focused(page)).toBe('button "Continue"');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^(Stop|Continue)$/ })).toHaveCount(0);
    await expect.poll(() => focused(page)).toMatch(/^region "/);
  },
);
