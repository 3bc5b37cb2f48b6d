import type { Page } from '@playwright/test';
import { focusPlace } from '../support/focus-place.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';
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
 * Resolves when all requested steps back are done. The browser processes them in order, so a step of the test itself
 * comes last. The second round waits for steps that were requested meanwhile.
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

for (const { path, opener, name, open } of openers) {
  test(
    `B-05 quality 14: ${open} opens by keyboard, traps the focus and returns it; Escape and Back close it`,
    inSeries(open === 'slips'),
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
  test(`B-05 a modal closed by ${how} leaves the page where it was`, { tag: '@full' }, async ({ page, sandbox }) => {
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
  });
}

test('B-05 a deep link opens the modal, an unknown name nothing', { tag: '@full' }, async ({ page, sandbox }) => {
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
  // A tap outside the sheet closes it too.
  await page.mouse.click(195, 12);
  await expect(dialog).toHaveCount(0);
  for (const name of ['zzz', 'constructor', '__proto__', '', 'Conditions']) {
    await page.goto(`/user/home?open=${name}`);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
});
