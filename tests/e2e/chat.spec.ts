import { goWithin } from '../support/command.ts';
import { timings } from '../../src/lib/timings.ts';
import { field, openMemberChat, panel, rows, say, text, button } from '../support/chat-test.ts';
import { allSent, stopClock } from '../support/page-time.ts';
import { callsOf, members, expect, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { texts } from '../support/texts.ts';

test('R-394 R-395 B-43 the floating button opens and closes the panel, and a typed text is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await expect(button(page)).toHaveAccessibleName('Open chat');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Close chat');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByText('Hello. How can we help? Write us a message below.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: 'Refresh' })).toBeVisible();
  // The floating button closes it, so the head has no second button for that.
  await expect(panel(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(panel(page).getByLabel('Attach a file')).toBeAttached();
  await expect(field(page)).toBeFocused();
  // Beside the page, so the page stays usable.
  await expect(page.getByRole('link', { name: '@nagawallet' })).toBeEnabled();
  await field(page).fill('not sent yet');
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeEnabled();
  await button(page).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: 'How to use' }).click();
  await expect(page).toHaveURL(/howto$/);
  await goWithin(page, '/contact?open=chat');
  await expect(field(page)).toHaveValue('not sent yet');
});

test(
  'R-394 on a phone the button in the head closes the chat and says that it is open',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/contact?open=chat');
    const close = panel(page).getByRole('button', { name: 'Close' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await close.click();
    await expect(button(page)).toBeFocused();
  },
);

test(
  'R-020 R-157 A-113 without an enabled chat there is no button and no chat request',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const chatCalls = () => sandbox.requests.filter(({ path }) => path.startsWith('/api/chat'));
    const expectNoChat = async () => {
      const main = page.getByRole('main');
      await expect(main.getByText('@nagawallet')).toBeVisible();
      await expect.poll(() => callsOf(sandbox, 'getEnableChatWidget').at(-1)?.status).toBeTruthy();
      // Another page is loaded and this one rendered again, so the button would be visible by now.
      await page.getByRole('link', { name: 'How to use' }).click();
      await expect(page).toHaveTitle(titled('How to use'));
      await page.goBack();
      await expect(main.getByText('@nagawallet')).toBeVisible();
      await expect(button(page)).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
      expect(chatCalls()).toEqual([]);
    };
    sandbox.control.reset({ scenario: 'chatOff' });
    await page.goto('/contact?open=chat');
    await expectNoChat();
    sandbox.control.reset({ scenario: 'default' });
    sandbox.control.fail('getEnableChatWidget', { status: 500, body: { message: 'no' }, times: 5 });
    await page.reload();
    await expectNoChat();
    sandbox.control.clearFaults();
    await page.reload();
    await expect(button(page)).toBeVisible();
  },
);

test(
  'R-418 R-407 R-414 a message to a closed chat is counted and shown for 4 s',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openMemberChat(page, sandbox);
    await say(page, 'hello');
    await expect(rows(page).filter({ hasText: 'ได้รับข้อความแล้ว' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    // Read messages are reported within a second.
    await stopClock(page);
    await expect.poll(() => callsOf(sandbox, 'markChatRead').at(-1)?.status).toBe(200);
    await allSent(page);
    sandbox.control.clearRequests();
    sandbox.control.pushMessage(members.rich, text('your slip is fine'));
    const told = page.getByRole('status').filter({ hasText: 'your slip is fine' });
    await expect(told).toContainText('New message');
    await expect(button(page)).toHaveAccessibleName('Open chat, 1 unread');
    sandbox.control.pushMessage(members.rich, text('anything else?'));
    await expect(button(page)).toHaveAccessibleName('Open chat, 2 unread');
    const toldAgain = page.getByRole('status').filter({ hasText: 'anything else?' });
    await expect(toldAgain).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.clock.runFor(timings.chatAlert - 10);
    await expect(toldAgain).toBeVisible();
    await page.clock.runFor(10);
    await expect(toldAgain).toHaveCount(0);
    expect(callsOf(sandbox, 'markChatRead')).toEqual([]);
    await page.clock.resume();
    await button(page).click();
    await expect(rows(page).filter({ hasText: 'your slip is fine' })).toHaveCount(1);
    await expect.poll(() => callsOf(sandbox, 'markChatRead').length).toBe(1);
    await expect(rows(page).filter({ hasText: 'anything else?' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(button(page)).toHaveAccessibleName('Open chat');
  },
);

test(
  'R-396 A-84 R-414 the invitation appears a second after loading, in Thai, for 4 s or as long as it is hovered',
  { tag: '@full' },
  async ({ page }) => {
    const invite = page.getByText('คุยกันแอดมิน', { exact: true });
    await page.clock.install();
    // The button appears after the lookup's answer, and the delay starts then.
    const letGo = await holdAnswer(page, 'getEnableChatWidget');
    await page.goto('/contact');
    await expect(page.getByRole('main').getByText('@nagawallet')).toBeVisible();
    await stopClock(page);
    await letGo();
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(button(page)).toBeVisible({ timeout: 50 });
    }).toPass();
    await page.clock.runFor(timings.chatInviteDelay - 100);
    await expect(invite).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(invite).toHaveAttribute('lang', 'th');
    // It is also announced in the language of the page.
    const heard = (await texts('en', 'chat'))('inviteHeard');
    await expect(page.getByRole('status').filter({ has: invite })).toHaveText(`คุยกันแอดมิน${heard}`);
    await invite.hover();
    await page.clock.runFor(timings.chatAlert);
    await expect(invite).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(timings.chatAlert - 10);
    await expect(invite).toBeVisible();
    await page.clock.runFor(10);
    await expect(invite).toHaveCount(0);
  },
);
