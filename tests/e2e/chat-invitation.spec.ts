import type { Page } from '@playwright/test';
import { timings } from '../../src/lib/timings.ts';
import { button, panel } from '../support/chat-test.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { stopClock } from '../support/page-time.ts';
import { texts } from '../support/texts.ts';
import { expect, test } from '../support/wallet-test.ts';

const invite = (page: Page) => page.getByText('คุยกันแอดมิน', { exact: true });

for (const language of ['en', 'th'] as const) {
  // The invitation is Thai in every language. Only on other pages than Thai ones it is also announced in their language.
  test.describe(language, language === 'en' ? {} : { tag: '@full' }, () => {
    test.use({ language });
    test(`R-396 A-84 R-414 the invitation appears one second after loading, in Thai also on pages in ${language}, for 4 s`, async ({
      page,
    }) => {
      await page.clock.install();
      // The button appears after the lookup's answer, and the delay starts then.
      const letGo = await holdAnswer(page, 'getEnableChatWidget');
      await page.goto('/contact');
      await expect(page.getByRole('main').getByText('@nagawallet')).toBeVisible();
      await stopClock(page);
      await letGo();
      const t = await texts(language, 'chat');
      const open = page.getByRole('button', { name: t('openChat'), exact: true });
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(open).toBeVisible({ timeout: 50 });
      }).toPass();
      await page.clock.runFor(timings.chatInviteDelay - 100);
      await expect(invite(page)).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(invite(page)).toBeVisible();
      await expect(invite(page)).toHaveAttribute('lang', 'th');
      const heard = language === 'th' ? '' : t('inviteHeard');
      await expect(page.getByRole('status').filter({ has: invite(page) })).toHaveText(`คุยกันแอดมิน${heard}`);
      await page.clock.runFor(timings.chatAlert - 10);
      await expect(invite(page)).toBeVisible();
      await page.clock.runFor(10);
      await expect(invite(page)).toHaveCount(0);
    });
  });
}

test('R-396 a tap on the invitation opens the chat, which then shows none', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await expect(button(page)).toBeVisible();
  await page.clock.runFor(timings.chatInviteDelay);
  await invite(page).click();
  await expect(panel(page)).toBeVisible();
  await page.goto('/contact?open=chat');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(timings.chatInviteDelay + 300);
  await expect(button(page)).toBeVisible();
  await expect(invite(page)).toHaveCount(0);
});
