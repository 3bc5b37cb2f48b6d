import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const minute = 60_000;
/** The app counts in steps of 10 s, so a limit can be off by one step on each side. */
const steps = 20_000;
/** Advances time in steps of 50 s, because the app treats steps of more than a minute as sleep. */
async function stay(page: Page, ms: number) {
  const step = 50_000;
  for (let left = ms; left > 0; left -= step) await page.clock.fastForward(Math.min(step, left));
}
const reminder = (page: Page) => page.getByRole('alertdialog', { name: 'Play-time reminder' });
const choice = (page: Page) => page.getByRole('combobox', { name: 'Play-time reminder' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('play-reminder'));

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

// Unit tests prove the other intervals.
test(
  'B-14 A-116 the reminder comes every 30 minutes, and nothing is sent',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/profile');
    await expect(page.getByRole('heading', { name: 'สมชาย ใจดี' })).toBeVisible();
    await choice(page).selectOption('Remind me every 30 minutes');
    expect(await stored(page)).toBe('30');
    sandbox.control.clearRequests();
    await stay(page, 29 * minute);
    await expect(reminder(page)).toHaveCount(0);
    await stay(page, minute + steps);
    await expect(reminder(page)).toContainText("You've been here for 30 minutes. This is a good time for a break.");
    await reminder(page).getByRole('button', { name: 'Got it' }).click();
    await expect(reminder(page)).toHaveCount(0);
    await stay(page, 30 * minute + steps);
    await expect(reminder(page)).toContainText("You've been here for 60 minutes.");
    await page.keyboard.press('Escape');
    await expect(reminder(page)).toHaveCount(0);
    expect(sandbox.requests).toEqual([]);
  },
);
