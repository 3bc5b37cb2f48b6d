import type { Locator, Page } from '@playwright/test';
import { focusPlace } from '../support/focus-place.ts';
import { smallPicture } from '../support/pictures.ts';
import { phone } from '../support/register-test.ts';
import { sheet } from '../support/rewards.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, members, openSignedIn, password, test } from '../support/wallet-test.ts';

/** Goes to a control with the keyboard and presses it. */
async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to a field with the keyboard and types. */
async function type(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

const inSheet = (page: Page) => ({
  button: (name: string | RegExp) => sheet(page).getByRole('button', { name }),
  link: (name: string | RegExp) => sheet(page).getByRole('link', { name }),
  field: (label: string) => sheet(page).getByLabel(label, { exact: true }),
});

/** Closes the sheet and expects the focus where the sheet was opened. */
async function escapeTo(opener: Locator) {
  await opener.page().keyboard.press('Escape');
  await expect(sheet(opener.page())).toBeHidden();
  await expect(opener).toBeFocused();
}

test.describe('in npm run test:full', { tag: '@full' }, () => {
  test('quality 14: money is moved, withdrawn and deposited with the keyboard only', async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/user/home');
    const main = page.getByRole('main');
    const { button, link, field } = inSheet(page);

    const transfer = main.getByRole('link', { name: 'Transfer' });
    await press(transfer);
    await press(button(/^To account/));
    await press(button(/^Naga Slots/), 'Space');
    await type(field('Amount (baht)'), '20');
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByText('Transfer done', { exact: true })).toBeFocused();
    await escapeTo(transfer);

    const withdraw = main.getByRole('link', { name: 'Withdraw' });
    await press(withdraw);
    await type(field('Amount (baht)'), '100');
    await press(button('Withdraw 100.00 baht'), 'Space');
    await expect(sheet(page).getByText('Wait for transfer', { exact: true })).toBeFocused();
    await escapeTo(withdraw);

    const deposit = main.getByRole('link', { name: 'Deposit' });
    await press(deposit);
    await press(link(/^Deposit by QR/));
    await press(link(/PromptPay WW/));
    await type(field('Amount (baht)'), '150');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for 150.00 baht' })).toBeVisible();
    await expect.poll(() => focusPlace(page)).toBe('dialog');
    await press(button('Cancel QR'));
    await expect(page.getByText('QR code cancelled')).toBeVisible();
    await escapeTo(deposit);

    await press(deposit);
    await press(link(/^Gift link/));
    await type(
      sheet(page).getByRole('textbox', { name: 'Gift link' }),
      'https://gift.truemoney.com/campaign/?v=NagaGift100',
    );
    await press(button('Send link'));
    await expect(sheet(page).getByText('Link sent', { exact: true })).toBeFocused();
    await escapeTo(deposit);
    expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8160.00');
  });

  test('quality 14: a member registers with the keyboard only', async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto('/register');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await type(field('Phone number'), phone);
    await page.keyboard.press('Enter');
    await expect(field('OTP code')).toBeFocused();
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await type(field('Name'), 'Duangjai Todsob');
    await type(field('Password'), password);
    await type(field('Confirm password'), password);
    await page.keyboard.press('Enter');
    await tabTo(field('Bank'));
    await page.keyboard.press('ArrowDown');
    await expect(field('Bank')).not.toHaveValue('');
    await type(field('Account number'), '9876543210');
    await type(field('First name'), 'duangjai');
    await type(field('Last name'), 'todsob');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(field('Phone number')).toHaveValue(phone);
  });

  test('quality 14: statement, slips and profile work with the keyboard only', async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/user/statement');
    const main = page.getByRole('main');
    const { button, field } = inSheet(page);

    const filter = main.locator('summary');
    await press(filter);
    await tabTo(main.getByLabel('Type'));
    await page.keyboard.press('ArrowDown');
    await expect(main.getByLabel('Type')).not.toHaveValue('');
    await press(main.getByRole('button', { name: 'Show all' }));
    await expect(main.getByLabel('Type')).toHaveValue('');
    const details = main.getByRole('button', { name: /^Details: / }).first();
    await press(details);
    await expect(sheet(page)).toBeVisible();
    await escapeTo(details);
    const slips = main.getByRole('link', { name: 'Upload status' });
    await tabTo(slips, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(button('Next page'));
    await expect.poll(() => focusPlace(page)).toBe('dialog');
    await escapeTo(slips);

    await press(page.getByRole('link', { name: 'Profile' }));
    const change = main.getByRole('link', { name: 'Change password' });
    await press(change);
    await type(field('Old password'), password);
    await type(field('New password'), 'naga5678');
    await type(field('Confirm new password'), 'naga5678');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await expect(change).toBeFocused();
    await tabTo(main.getByLabel('Colours'));
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('quality 14: games, promotion codes and a slip work with the keyboard only', async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/user/home');
    const main = page.getByRole('main');
    const { button, link, field } = inSheet(page);

    const game = main.getByRole('article').first().getByRole('link');
    await press(game);
    await type(field('Amount (baht)'), '20');
    await press(button('Move into game 20.00 baht'));
    await press(button('Got it'));
    await press(button('Move everything to wallet'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: /^Move / }));
    await press(button('Got it'));
    await escapeTo(game);

    const deposit = main.getByRole('link', { name: 'Deposit' });
    await press(deposit);
    await press(link(/^Upload slip/));
    const chooser = page.waitForEvent('filechooser');
    await press(sheet(page).getByLabel('Choose slip image'));
    await (await chooser).setFiles({ name: 'slip.png', mimeType: 'image/png', buffer: smallPicture('a') });
    await press(button('Upload slip'));
    await expect(sheet(page).getByText(/^Slip uploaded/)).toBeVisible();
    await escapeTo(deposit);

    await press(main.getByRole('link', { name: 'Bonus conditions' }));
    await type(main.getByLabel('Promotion code'), 'NAGA2026');
    await page.keyboard.press('Enter');
    await press(button('Receive promotion'));
    await expect(sheet(page).getByText('Promotion received')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await tabTo(page.getByRole('combobox', { name: 'Language' }), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  });

  test.describe('on a first visit', () => {
    test.use({ agreed: false });
    test('quality 14: the agreement, a how-to video and the account name need no mouse', async ({ page, sandbox }) => {
      await page.goto('/howto');
      const play = page.getByRole('link', { name: 'Play video' }).first();
      await press(play);
      await expect.poll(() => focusPlace(page)).toBe('dialog');
      await escapeTo(play);
      await openSignedIn(page, sandbox, '/user/home', members.bankNameThai);
      await press(page.getByRole('dialog', { name: 'Agreement' }).getByRole('button', { name: 'Accept' }));
      await expect(sheet(page)).toBeHidden();
      const { field } = inSheet(page);
      await press(page.getByRole('region', { name: 'Edit bank account name' }).getByRole('link'));
      await type(field('Account name in English'), 'MALEE SRISUK');
      await page.keyboard.press('Enter');
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByRole('region', { name: 'Edit bank account name' })).toHaveCount(0);
    });
  });
});
