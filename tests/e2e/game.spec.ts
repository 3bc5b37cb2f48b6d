import { afterDoubleTaps, openGame } from '../support/game-test.ts';
import { expectSilence, finishWork } from '../support/silence.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test.describe('the cards on home', () => {
  test('R-209 the whole card can be tapped', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    // Home is complete, so the layout is stable, and the card is not covered by the menu.
    await expect(page.getByRole('link', { name: 'Wheel' })).toBeVisible();
    const name = page.getByText('Naga Slots · ');
    await name.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await name.click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Naga Slots' })).toBeVisible();
  });

  test('R-042 R-209 R-286 an inactive card opens the account and flips without a reload', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Open account Mekong' }).dblclick();
    const link = page.getByRole('link', { name: 'View account Mekong' });
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
    expect(callsOf(sandbox, 'activateSlot').map(({ path }) => path)).toEqual(['/api/wallet/activate/AREASLOT']);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(sandbox.control.member(members.rich).games).toHaveProperty('AREASLOT');
  });

  test('R-287 a failed activation is silent, and the card can be tapped again', async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, '/user/home');
    sandbox.control.fail('activateSlot', { code: 'SLOT_ACTIVATE_FAIL', delayMs: 300 });
    const button = page.getByRole('button', { name: 'Open account Mekong' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
    await expectSilence(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await afterDoubleTaps(page);
    await button.click();
    await expect(page.getByRole('link', { name: 'View account Mekong' })).toBeVisible();
  });

  test('R-286 an account that was opened elsewhere is shown as open', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    const button = page.getByRole('button', { name: 'Open account Mekong' });
    await expect(button).toBeVisible();
    await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? '';
      await fetch('/api/wallet/activate/AREASLOT', {
        headers: { Authorization: `Bearer ${token}`, 'X-Client': 'wallet-user' },
      });
    });
    await button.click();
    await expect(page.getByRole('link', { name: 'View account Mekong' })).toBeVisible();
  });

  test('R-298 A-45 a category offers its open accounts, and one leads to the game', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: 'Choose a game account' }).click();
    const chooser = page.getByRole('dialog', { name: 'Choose a game account' });
    await expect(chooser.getByRole('listitem')).toHaveText(['Naga Slots฿2,480.50', 'Lotus 88฿0.00']);
    await chooser.getByRole('button', { name: 'Lotus 88' }).click();
    await expect(page.getByRole('dialog', { name: 'Lotus 88' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/user\/home$/);
  });
});

test.describe('an address without an open account', () => {
  test('R-286 a game that is not open offers to open it, and goes on', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=game&slot=AREASLOT');
    await page.getByRole('dialog').getByRole('button', { name: 'Open account' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Open game' })).toBeVisible();
    expect(callsOf(sandbox, 'activateSlot')).toHaveLength(1);
  });

  test('B-05 an unknown game shows a message without a request', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=game&slot=NOGAME');
    await expect(page.getByRole('dialog')).toContainText("We couldn't find this game, or it isn't available");
    expect(callsOf(sandbox, 'getSlotAccount')).toHaveLength(0);
  });
});

test.describe('the account', () => {
  test('R-199 R-290 B-10 the modal shows balances, username and, on a tap, the password', async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'BETFLIX');
    const { username, password } = sandbox.control.member(members.rich).games['BETFLIX'] ?? {};
    await expect(modal).toContainText('Balance฿1,500.00');
    await expect(modal).toContainText('Game balance150.00');
    await expect(modal).toContainText('Main wallet฿8,180.00');
    await expect(modal).toContainText(username ?? '');
    await expect(modal).not.toContainText(password ?? '');
    await modal.getByRole('button', { name: 'Tap to show' }).click();
    await expect(modal).toContainText(password ?? '');
    await modal.getByRole('button', { name: 'Hide password' }).click();
    await expect(modal).not.toContainText(password ?? '');
  });

  test('R-291 R-430 copying username or password shows a confirmation', async ({ page, sandbox, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const { username = '', password = '' } = sandbox.control.member(members.rich).games['PGSLOT'] ?? {};
    for (const [name, text] of [
      ['Copy game username', username],
      ['Copy game password', password],
    ] as const) {
      await modal.getByRole('button', { name }).click();
      await expect(page.getByText(`Copied: ${text}`, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await modal.getByRole('button', { name: 'Copy game password' }).click();
    await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
  });

  test('R-043 R-044 R-288 a password is reset after a question and read again', async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const old = sandbox.control.member(members.rich).games['PGSLOT']?.password ?? '';
    await modal.getByRole('button', { name: 'Tap to show' }).click();
    await expect(modal).toContainText(old);
    sandbox.control.clearRequests();
    await modal.getByRole('button', { name: 'Reset game password' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reset game password' });
    await expect(question).toContainText("The game's current password stops working right away.");
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(callsOf(sandbox, 'resetSlotPassword')).toEqual([]);
    await modal.getByRole('button', { name: 'Reset game password' }).click();
    await question.getByRole('button', { name: 'Reset', exact: true }).dblclick();
    await expect(modal).not.toContainText(old);
    const password = sandbox.control.member(members.rich).games['PGSLOT']?.password ?? '';
    expect(password).not.toBe(old);
    await expect(modal).toContainText(password);
    const order = sandbox.requests.map(({ operationId }) => operationId).filter((id) => id !== 'getWallet');
    expect(order).toEqual(['resetSlotPassword', 'getSlotAccount']);
    await expect(modal.getByRole('button', { name: 'Open game' })).toBeVisible();
  });

  test('R-289 a failed reset is silent and changes nothing', async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const { password = '' } = sandbox.control.member(members.rich).games['PGSLOT'] ?? {};
    await modal.getByRole('button', { name: 'Tap to show' }).click();
    sandbox.control.fail('resetSlotPassword', { code: 'SLOT_RESET_PASSWORD_FAIL' });
    const reset = modal.getByRole('button', { name: 'Reset game password' });
    await reset.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => callsOf(sandbox, 'resetSlotPassword').length).toBe(1);
    await expect(reset).not.toHaveAttribute('aria-busy');
    await expectSilence(page);
    await expect(modal).toContainText(password);
  });

  test('A-107 R-299 a failed load of the account is an alert, and can be tried again', async ({ page, sandbox }) => {
    sandbox.control.fail('getSlotAccount', { code: 'SLOT_NO_ACCOUNT' });
    await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
    const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
    await expect(alert).toContainText("You don't have an account for this game yet. Open one first.");
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: "Couldn't load. Try again." }).click();
    await expect(page.getByText('Game username')).toBeVisible();
  });

  test(
    'R-447 R-299 only "try again" shows the alert of a failed load again',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      sandbox.control.fail('getSlotAccount', { code: 'SLOT_NO_ACCOUNT', times: 3 });
      await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
      const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
      await alert.getByRole('button', { name: 'OK' }).click();
      const modal = page.getByRole('dialog', { name: 'Naga Slots' });
      await modal.getByLabel('Amount (baht)').fill('100');
      await modal.getByRole('button', { name: 'Move into game' }).click();
      await expect.poll(() => callsOf(sandbox, 'getSlotAccount').length).toBe(2);
      await finishWork(page);
      await expect(alert).toHaveCount(0);
      await page.getByRole('button', { name: "Couldn't load. Try again." }).click();
      await expect(alert).toContainText("You don't have an account for this game yet.");
    },
  );
});
