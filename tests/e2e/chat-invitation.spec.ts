import { timings } from '../../src/lib/timings.ts';
import { button } from '../support/chat-test.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { stopClock } from '../support/page-time.ts';
import { texts } from '../support/texts.ts';
import { expect, test } from '../support/wallet-test.ts';

test('R-396 A-84 R-414 the invitation appears a second after loading, in Thai, for 4 s or as long as it is hovered', async ({
  page,
}) => {
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
});
