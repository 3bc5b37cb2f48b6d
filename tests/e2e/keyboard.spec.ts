import type { Locator, Page } from '@playwright/test';
import { field, panel, rows } from '../support/chat-test.ts';
import { expect, members, openSignedIn, password, test } from '../support/wallet-test.ts';
import { hub } from '../support/wheel.ts';
import { inSeries } from '../support/volume.ts';

/** Where each modal is opened from. */
const openers = [
  { path: '/user/home', opener: 'Transfer', name: 'Transfer', open: 'transfer' },
  { path: '/user/home', opener: 'Withdraw', name: 'Withdraw', open: 'withdraw' },
  { path: '/user/contact', opener: 'Conditions', name: 'Conditions of use', open: 'conditions' },
  { path: '/user/statement', opener: 'Upload status', name: 'Upload status', open: 'slips' },
  { path: '/user/bonus', opener: 'DAILY20', name: 'DAILY20', open: 'bonus&code=DAILY20' },
  { path: '/user/profile', opener: 'Change password', name: 'Change password', open: 'password' },
];

/**
 * Resolves when every step back that was asked for so far has been made: the browser makes them in their order, so a step of the test's
 * own comes after them. The second round takes place when those before the first have ended.
 */
async function historyIsDone(page: Page) {
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
}

/** Whether the focus is in the dialog; leaving the page for the browser's own controls counts as neither. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return 'browser';
    return active.closest('dialog[open]') ? 'dialog' : 'page';
  });

for (const { path, opener, name, open } of openers) {
  test(
    `B-05 quality 14: ${open} opens by keyboard; focus goes in, stays and returns; Escape and Back close it`,
    inSeries(['transfer', 'slips', 'password'].includes(open)),
    async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, path);
      const link = page.getByRole('main').or(page.getByRole('navigation')).getByRole('link', { name: opener });
      const button = page.getByRole('main').getByRole('button', { name: opener });
      const from = link.or(button).first();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await from.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${sandbox.url}${path}?open=${open}`);
      await expect.poll(() => focusPlace(page)).toBe('dialog');
      const places = new Set<string>();
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
        places.add(await focusPlace(page));
      }
      expect([...places]).not.toContain('page');
      expect([...places]).toContain('dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(sandbox.url + path);
      await expect(from).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(sandbox.url + path);
      await expect(from).toBeFocused();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(sandbox.url + path);
    },
  );
}

for (const [how, close] of Object.entries({
  'a double click': (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().dblclick(),
  'a double click beside it': (page: Page) => page.mouse.dblclick(195, 12),
  'Escape twice': async (page: Page) => {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
  },
})) {
  test(
    `B-05 a modal that is closed by ${how} leaves the page where it was`,
    inSeries(how === 'a double click'),
    async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/profile');
      const home = `${sandbox.url}/user/home`;
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      for (const name of ['Withdraw', 'Deposit']) {
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (name === 'Deposit') {
          // Two steps from home.
          await page.getByRole('dialog').getByRole('link', { name: 'Bank transfer' }).click();
          await expect(page.getByRole('dialog', { name: 'Bank transfer' })).toBeVisible();
        }
        await close(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await historyIsDone(page);
        await expect(page).toHaveURL(home);
      }
    },
  );
}

test(
  'B-05 a deep link opens the modal, closing it stays on the page, and a name that is none opens nothing',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=conditions');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.url}/user/home`);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await page.getByRole('link', { name: 'Withdraw' }).click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    // A tap beside the sheet closes it too.
    await page.mouse.click(195, 12);
    await expect(dialog).toHaveCount(0);
    for (const name of ['zzz', 'constructor', '__proto__', '', 'Conditions']) {
      await page.goto(`/user/home?open=${name}`);
      await expect(page.getByText('฿12,480.50')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    }
  },
);

/** Goes on by Tab until the target has the focus, and sees that it has: by itself, or by the box it stands in. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60 && !(await isFocused()); press += 1) await target.page().keyboard.press(key);
  await expect(target).toBeFocused();
  const isSeen = await target.evaluate((element) =>
    [element, element.parentElement ?? element].some((each) => {
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    }),
  );
  expect(isSeen, String(target)).toBe(true);
}

test('quality 14: a member gets in, around and out with the keyboard alone', { tag: '@full' }, async ({ page }) => {
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
  await expect(page).toHaveTitle('Statement');
  await tabTo(named('Log out'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'quality 14: rewards are received and the chat is written in with the keyboard alone; the focus is never lost',
  { tag: '@full' },
  async ({ page, sandbox }) => {
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
    const bonus = main.getByRole('button', { name: /^WEEKLY50 / });
    await press(bonus);
    await press(button('Receive bonus'), 'Space');
    await expect(dialog.getByText('Bonus received')).toBeFocused();
    await closeBy(closeButton, bonus);

    await press(page.getByRole('link', { name: 'Contact' }));
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
    for (const words of ['by Enter', 'by the button'])
      await expect(rows(page).filter({ hasText: words })).toHaveCount(1);
    await tabTo(button('Close'), 'Shift+Tab');
    await closeBy(() => page.keyboard.press('Enter'), chat);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await closeBy(escape, chat);
  },
);

test('R-153 quality 14: the topics of the how-to open and close by keyboard', async ({ page }) => {
  await page.goto('/howto');
  const topics = page.getByRole('main').locator('details');
  await expect(topics).toHaveCount(5);
  const summary = topics.first().locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(topics.first().getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(topics.first().getByRole('listitem').first()).toBeHidden();
});
