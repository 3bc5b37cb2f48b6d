import { afterDoubleTaps, openGame } from '../support/game-test.ts';
import { coral } from '../support/money-sheet.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test.describe('the cards on home', () => {
  test(
    'R-209 R-286 R-287 an inactive card opens the account and flips, and a failure is silent',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.clock.install();
      await openSignedIn(page, sandbox, '/user/home');
      sandbox.control.fail('activateSlot', { code: 'SLOT_ACTIVATE_FAIL', delayMs: 1_000 });
      const button = page.getByRole('button', { name: 'Open account Mekong' });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).not.toHaveAttribute('aria-busy');
      await expectSilence(page);
      await afterDoubleTaps(page);
      sandbox.control.clearRequests();
      await button.dblclick();
      const link = page.getByRole('link', { name: 'View account Mekong' });
      await expect(link).toBeVisible();
      await expect(link).toBeFocused();
      expect(callsOf(sandbox, 'activateSlot').map(({ path }) => path)).toEqual(['/api/wallet/activate/AREASLOT']);
      expect(sandbox.control.member(members.rich).games).toHaveProperty('AREASLOT');
    },
  );

  test('R-298 A-45 a category offers its open accounts to play', { tag: '@full' }, async ({ page, sandbox }) => {
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

test.describe('the account', () => {
  test('R-199 R-290 R-291 the modal shows balances and username, the password on a tap, and copies both', async ({
    page,
    sandbox,
    context,
  }) => {
    const modal = await openGame(page, sandbox, 'BETFLIX');
    const { username = '', password = '' } = sandbox.control.member(members.rich).games['BETFLIX'] ?? {};
    await expect(modal).toContainText('Balance฿1,500.00');
    await expect(modal).toContainText('Game balance150.00 credits');
    await expect(modal).toContainText('Main wallet ฿8,180.00');
    await expect(modal).toContainText(username);
    await expect(modal).not.toContainText(password);
    await modal.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(modal).toContainText(password);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [name, text] of [
      ['Copy game username', username],
      ['Copy game password', password],
    ] as const) {
      await modal.getByRole('button', { name }).click();
      await expect(page.getByText(`Copied: ${text}`, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });

  test(
    'R-044 R-288 R-289 a password is reset after a question and read again; a failed reset is silent',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.clock.install();
      const modal = await openGame(page, sandbox, 'PGSLOT');
      const old = sandbox.control.member(members.rich).games['PGSLOT']?.password ?? '';
      await modal.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(modal).toContainText(old);
      await modal.getByRole('button', { name: 'Reset game password' }).click();
      const question = page.getByRole('alertdialog', { name: 'Reset game password' });
      await expect(question).toContainText('The password of Naga Slots stops working right away.');
      await expect(question.getByRole('button', { name: 'Reset', exact: true })).toHaveCSS('background-color', coral);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
      expect(callsOf(sandbox, 'resetSlotPassword')).toEqual([]);
      sandbox.control.fail('resetSlotPassword', { code: 'SLOT_RESET_PASSWORD_FAIL' });
      const reset = modal.getByRole('button', { name: 'Reset game password' });
      await reset.click();
      await question.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect.poll(() => callsOf(sandbox, 'resetSlotPassword').length).toBe(1);
      await expect(reset).not.toHaveAttribute('aria-busy');
      await expectSilence(page);
      await expect(modal).toContainText(old);
      await afterDoubleTaps(page);
      sandbox.control.clearRequests();
      await reset.click();
      await question.getByRole('button', { name: 'Reset', exact: true }).dblclick();
      await expect(modal).not.toContainText(old);
      const password = sandbox.control.member(members.rich).games['PGSLOT']?.password ?? '';
      expect(password).not.toBe(old);
      await expect(modal).toContainText(password);
      const order = sandbox.requests.map(({ operationId }) => operationId).filter((id) => id !== 'getWallet');
      expect(order).toEqual(['resetSlotPassword', 'getSlotAccount']);
    },
  );

  test(
    'A-107 A-114 a failed load of the account says why in its place, and can be tried again',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      sandbox.control.fail('getSlotAccount', { code: 'REQUEST_LIMIT' });
      await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
      const modal = page.getByRole('dialog');
      await expect(modal.getByRole('status')).toContainText("Couldn't load the game account");
      await expect(modal).toContainText('Too many attempts');
      // It needs the account.
      await expect(modal.getByRole('button', { name: 'Open game' })).toHaveCount(0);
      await expectSilence(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Game username')).toBeVisible();
      await expect(modal).not.toContainText("Couldn't load");
    },
  );

  test(
    'R-299 R-287 a game whose account does not exist has one sentence and the button that opens it',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      sandbox.control.fail('getSlotAccount', { code: 'SLOT_NO_ACCOUNT' });
      await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
      const modal = page.getByRole('dialog');
      const open = modal.getByRole('button', { name: 'Open account' });
      await expect(open).toBeVisible();
      await expect(modal.getByRole('paragraph')).toHaveText(["We couldn't find your account for this game"]);
      await expect(modal.getByRole('textbox')).toHaveCount(0);
      await expect(modal).not.toContainText('฿');
      await open.click();
      await expect(page.getByText('Game username')).toBeVisible();
      await expect(modal).toContainText('฿2,480.50');
    },
  );

  test(
    'A-107 R-428 an account that was not loaded for no known reason has a line with a retry, and no message',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      sandbox.control.fail('getSlotAccount', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
      await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      // A read has no result to check.
      await expect(page.getByRole('dialog')).not.toContainText(/unclear|result|Bad gateway/);
      await again.click();
      await expect(page.getByText('Game username')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
  );
});
