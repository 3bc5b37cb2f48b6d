import type { Locator } from '@playwright/test';
import { field, panel, rows } from '../support/chat-test.ts';
import { focusPlace } from '../support/focus-place.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, members, openSignedIn, password, test } from '../support/wallet-test.ts';
import { hub } from '../support/wheel.ts';
import { titled } from '../support/page-titles.ts';

test('quality 14: a member signs in and out with the keyboard only', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  const named = (name: string) =>
    page
      .getByLabel(name, { exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .first();
  await tabTo(named('Phone number'));
  await page.keyboard.type(members.rich);
  await tabTo(named('Password'));
  await page.keyboard.type(password);
  await tabTo(named('Show password'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(named('Remember me'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  await tabTo(named('Hide amounts'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('฿12,480.50')).toHaveCount(0);
  await tabTo(named('Statement'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(titled('Statement'));
  await tabTo(named('Log out'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('quality 14: rewards and chat work with the keyboard only', { tag: '@full' }, async ({ page, sandbox }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, sandbox, '/user/home');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const press = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await tabTo(target);
    await page.keyboard.press(key);
    await expect.poll(async () => (await dialog.isHidden()) || (await focusPlace(page)) === 'dialog').toBe(true);
  };
  const closeBy = async (close: () => Promise<void>, opener: Locator) => {
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  };
  const escape = () => page.keyboard.press('Escape');
  const closeButton = () => press(button('Close').last());

  const invite = main.getByRole('link', { name: 'Invite friends' });
  await press(invite);
  await press(button('See my invite bonus'), 'Space');
  await press(button('Receive bonus'));
  await press(button('Confirm'), 'Space');
  await expect(dialog.getByText('Invite bonus received', { exact: true })).toBeFocused();
  await closeBy(closeButton, invite);

  const refund = main.getByRole('link', { name: 'Refund' });
  await press(refund);
  await press(button('See my refund'));
  await press(button('Receive refund'), 'Space');
  await press(button('Confirm'));
  await expect(dialog.getByText('Refund received', { exact: true })).toBeFocused();
  await closeBy(escape, refund);

  await press(main.getByRole('link', { name: /^Wheel/ }));
  await press(hub(page), 'Space');
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  await closeBy(escape, hub(page));
  const claim = main.getByRole('button', { name: 'Claim' }).first();
  await press(claim);
  await press(button(/^Claim \d/));
  await expect(dialog.getByText('Prize claimed')).toBeFocused();
  await closeBy(closeButton, claim);

  await press(page.getByRole('link', { name: 'Home' }));
  await press(main.getByRole('link', { name: 'Bonus conditions' }));
  const bonus = main.getByRole('button', { name: / WEEKLY50 / });
  await press(bonus);
  await press(button('Receive bonus'), 'Space');
  await expect(dialog.getByText('Bonus received')).toBeFocused();
  await closeBy(closeButton, bonus);

  await press(page.getByRole('link', { name: 'Contact', exact: true }));
  const chat = page.getByRole('button', { name: /^Open chat/ });
  await press(chat);
  await expect(panel(page)).toBeVisible();
  await tabTo(field(page));
  await page.keyboard.type('by Enter');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('by the button');
  await press(button('Send'), 'Space');
  await expect(field(page)).toBeFocused();
  for (const words of ['by Enter', 'by the button']) await expect(rows(page).filter({ hasText: words })).toHaveCount(1);
  await tabTo(button('Close'), 'Shift+Tab');
  await closeBy(() => page.keyboard.press('Enter'), chat);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await closeBy(escape, chat);
});
