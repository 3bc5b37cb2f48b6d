import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import { attach } from '../support/chat-test.ts';
import { openCommand, signInFor } from '../support/command.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { titled, titleOf } from '../support/page-titles.ts';
import { smallPicture } from '../support/pictures.ts';
import { stored } from '../support/stored.ts';
import { callsOf, expect, members, openSignedIn, password, test } from '../support/wallet-test.ts';

/** Where the focus is. The browser's own controls count as neither inside nor outside the dialog. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return 'browser';
    return active.closest('dialog[open]') ? 'dialog' : 'page';
  });

/** Moves the focus with the keyboard to an element, and expects that the focus can be seen there. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  // A view that has just replaced another may take the focus once more.
  await expect(async () => {
    for (let press = 0; press < 60 && !(await isFocused()); press += 1) await target.page().keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1_000 });
    const isSeen = await target.evaluate((element) =>
      [
        getComputedStyle(element),
        getComputedStyle(element.parentElement ?? element),
        getComputedStyle(element, '::before'),
      ].some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'),
    );
    expect(isSeen, String(target)).toBe(true);
  }).toPass({ timeout: 10_000 });
}

for (const [name, command] of Object.entries<MoneyCommand>(moneyCommands)) {
  test(`quality 14: a ${name} needs no mouse, and the focus is seen`, { tag: '@full' }, async ({ page, sandbox }) => {
    await signInFor(page, sandbox);
    await openCommand(page, sandbox, command);
    await command.fill(page, 0);
    // From the start of what is shown, through every control before the button.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // of HTML alone
    await tabTo(command.submit(page));
    await page.keyboard.press('Enter');
    await expect(command.done(page)).toBeVisible();
  });
}

/** A field or button with what is typed there; `\n` is Enter. */
type Step = readonly [name: string, keys: string];

/** Each registers with another number, because a number gets one code a minute. */
const registration = (phone: string): Step[] => [
  ['Phone number', `${phone}\n`],
  ['OTP code', '123456\n'],
  ['Name', 'Thida'],
  ['Password', password],
  ['Confirm password', `${password}\n`],
  ['Bank', 'ArrowDown'],
  ['Account number', '9876543210'],
  ["Account holder's first name", 'Thida'],
  ["Account holder's last name", 'Todsob\n'],
];

const passwords: readonly Step[] = [
  ['Old password', password],
  ['New password', 'naga5678'],
  ['Confirm new password', 'naga5678\n'],
];

/** The commands that move no money, and the keys that send each. Only a file needs more than the keyboard. */
const plainCommands: readonly (readonly [OperationId, path: string, steps: readonly Step[]])[] = [
  ['sendOtp', '/register', registration('0891234501').slice(0, 1)],
  ['verifyOtp', '/register', registration('0891234502').slice(0, 2)],
  ['validateAccount', '/register', registration('0891234503').slice(0, 5)],
  ['registerAccount', '/register', registration('0891234504')],
  ['changePassword', '/user/profile?open=password', passwords],
  ['updateBankAccountName', '/user/home?open=bank-name', [['Account name in English', 'MALEE\n']]],
  ['activateSlot', '/user/home?open=game&slot=AREASLOT', [['Open account', '\n']]],
  [
    'resetSlotPassword',
    '/user/home?open=game&slot=PGSLOT',
    [
      ['Reset game password', '\n'],
      ['Reset', '\n'],
    ],
  ],
  ['autoLoginWithPassword', '/user/home?open=game&slot=PGSLOT', [['Open game', '\n']]],
  ['sendChatMessage', '/user/contact?open=chat', [['Type a message', 'hello\n']]],
  ['uploadChatImage', '/user/contact?open=chat', []],
];

test(
  'R-422 A-28 quality 14: any other command needs no mouse; one that ends the session is not sent again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    test.setTimeout(120_000);
    for (const [operation, path, steps] of plainCommands) {
      await test.step(operation, async () => {
        const phone = operation === 'updateBankAccountName' ? members.bankNameThai : members.rich;
        await page.goto('/terminated');
        const token = path.startsWith('/user') ? sandbox.control.signIn(phone) : '';
        await page.evaluate((value) => localStorage.setItem('token', value), token);
        sandbox.control.clearRequests();
        sandbox.control.fail(operation, { code: 'invalid-token' });
        await page.goto(path);
        for (const [name, keys] of steps) {
          await tabTo(
            page
              .getByLabel(name, { exact: true })
              .or(page.getByRole('button', { name, exact: true }))
              .last(),
          );
          await (keys.startsWith('Arrow') ? page.keyboard.press(keys) : page.keyboard.type(keys));
        }
        const file = { name: 'a.png', mimeType: 'image/png', buffer: smallPicture('') };
        if (operation === 'uploadChatImage') await attach(page).setInputFiles(file);
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.locator('form [data-ended]')).toHaveText(['Your session has ended. Please log in again.']);
        await expect(page.locator('dialog')).toHaveCount(0);
        const { local, session } = await stored(page);
        expect(Object.keys({ ...local, ...session }).sort()).toEqual(['locale', 'remember-agreement']);
        expect(callsOf(sandbox, operation)).toHaveLength(1);
      });
    }
  },
);

test('B-05 A-121 quality 14: a modal opens and closes by keyboard, traps the focus and returns it', async ({
  page,
  sandbox,
}) => {
  const path = '/user/statement';
  await openSignedIn(page, sandbox, path);
  const from = page.getByRole('main').getByRole('link', { name: 'Upload status' });
  const dialog = page.getByRole('dialog', { name: 'Upload status', exact: true });
  const title = titled(titleOf(path));
  const expectClosed = async () => {
    await expect(page).toHaveTitle(title);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(sandbox.url + path);
    await expect(from).toBeFocused();
  };
  await tabTo(from);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle(`Upload status · ${title}`);
  await expect(page).toHaveURL(`${sandbox.url}${path}?open=slips`);
  await expect.poll(() => focusPlace(page)).toBe('dialog');
  const places = new Set<string>();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
    places.add(await focusPlace(page));
  }
  expect([...places]).not.toContain('page');
  expect([...places]).toContain('dialog');
  await page.keyboard.press('Escape');
  await expectClosed();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expectClosed();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expectClosed();
});

test(
  'B-05 a modal closed by a double click leaves the page where it was',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/profile');
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const dialog = page.getByRole('dialog');
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).first().dblclick(),
      () => page.mouse.dblclick(195, 12),
    ]) {
      await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).click();
      // Two steps from home.
      await dialog.getByRole('link', { name: 'Bank transfer' }).click();
      await expect(page.getByRole('dialog', { name: 'Bank transfer' })).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      // The browser makes steps back in their order, so the test adds its own step last. The second round waits for steps back
      // that the app has asked for during the first.
      for (let round = 0; round < 2; round += 1) {
        await page.evaluate(async () => {
          history.pushState(history.state, '', '#step');
          const back = new Promise((resolve) => {
            addEventListener('popstate', resolve, { once: true });
          });
          history.back();
          await back;
        });
      }
      await expect(page).toHaveURL(`${sandbox.url}/user/home`);
    }
  },
);

test('B-05 an unknown name of a modal opens nothing', { tag: '@full' }, async ({ page, sandbox }) => {
  for (const name of ['zzz', '__proto__', '']) {
    await openSignedIn(page, sandbox, `/user/home?open=${name}`);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test(
  'quality 14: the body of a sheet is a tab stop with a name only while it scrolls',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=withdraw');
    const body = page.getByRole('group', { name: 'Withdraw' });
    await expect(page.getByRole('dialog').getByText('123-456-7890')).toBeVisible();
    await expect(body).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 300 });
    await expect(body).toHaveAttribute('tabindex', '0');
  },
);

test(
  'quality 14: the Tab key goes through the columns of a wide game sheet one after the other',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Game username')).toBeVisible();
    const lefts = await dialog
      .locator('[data-columns] :is(input, button)')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().left));
    const middle = await dialog.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
    const sides = lefts.map((left) => (left < middle ? 'left' : 'right'));
    expect(sides).toContain('right');
    expect(sides).toEqual([...sides].sort());
  },
);
