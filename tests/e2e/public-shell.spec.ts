import { chat } from '../../src/i18n/en/chat.ts';
import { contact } from '../../src/i18n/en/contact.ts';
import { expect, members, openSignedIn, test, submitLogin } from '../support/wallet-test.ts';
import { edgesOf } from '../support/page-time.ts';
import { publicPages } from '../support/screens.ts';
import { stored } from '../support/stored.ts';
import { titled, titleOf } from '../support/page-titles.ts';

/** Stored items that are not session data. */
const preferences = {
  locale: 'en',
  code: 'ABC',
  'guest-id': 'guest-1',
  'remember-agreement': 'true',
  'hide-amounts': 'true',
  'play-reminder': '60',
  theme: 'dark',
};

test('R-136 R-137 A-22 a public page ends the session and leaves the preferences', async ({ page, sandbox }) => {
  await page.goto('/terminated');
  for (const path of publicPages.slice(0, 2)) {
    await page.evaluate(
      ([token, kept]) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        localStorage.setItem('last_sync', new Date().toISOString());
        sessionStorage.setItem('last-wallet', '{}');
        localStorage.setItem('token', token);
        sessionStorage.setItem('token', token);
      },
      [sandbox.control.signIn(members.rich), preferences] as const,
    );
    await page.goto(path);
    await expect.poll(() => stored(page)).toEqual({ local: preferences, session: {} });
  }
  await page.goto('/user');
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'R-155 R-156 R-468 both contact pages show the contact and the version',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const contact = {
      contactText: 'Ask us <b>anything</b>',
      lineLink: 'https://line.me/R/ti/p/@another',
      lineName: '@another',
    };
    sandbox.control.fail('getContact', {
      body: { ...contact, lineQR: '/media/contact/line-qr.svg?of=another' },
      times: 2,
    });
    for (const open of [() => page.goto('/contact'), () => openSignedIn(page, sandbox, '/user/contact')]) {
      await open();
      const main = page.getByRole('main');
      await expect(main.getByText('Ask us anything')).toBeVisible();
      await expect(main.getByRole('img', { name: 'LINE QR code' })).toHaveAttribute('src', /line-qr\.svg\?of=another$/);
      await expect(main.getByRole('link', { name: '@another' })).toHaveAttribute('href', contact.lineLink);
      await expect(main.getByRole('group', { name: 'LINE' }).locator('a, img').first()).toHaveRole('link');
      await expect(main.getByText('Version 1.1.14')).toBeVisible();
    }
  },
);

test(
  'R-155 R-157 B-47 from 960 px text, QR code and chat are side by side; the docked chat takes the place of its card',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await openSignedIn(page, sandbox, '/user/contact');
    const main = page.getByRole('main');
    const text = main.getByText('24 ');
    const link = main.getByRole('link', { name: '@nagawallet' });
    const code = main.getByRole('img', { name: contact.lineQr });
    const card = main.getByRole('group', { name: chat.title });
    await expect(card).toBeVisible();
    const [ofText, ofLink, ofCode, ofCard] = await Promise.all([
      edgesOf(text),
      edgesOf(link),
      edgesOf(code),
      edgesOf(card),
    ]);
    expect(ofText.right).toBeLessThan(ofCode.left);
    expect(ofLink.top).toBeGreaterThan(ofText.bottom);
    expect(ofLink.right).toBeLessThan(ofCode.left);
    expect(ofCode.right).toBeLessThan(ofCard.left);
    await card.getByRole('button', { name: chat.inviteHeard }).click();
    await expect(page.getByRole('dialog', { name: chat.title })).toBeVisible();
    await expect(card).toBeHidden();
    // On a phone the floating button is the only one.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/user/contact');
    await expect(main.getByRole('button', { name: chat.openChat })).toBeVisible();
    await expect(main.getByRole('button', { name: chat.inviteHeard })).toBeHidden();
  },
);

test(
  'R-139 R-140 A-122 each public page shows menu, picture, line and the build’s name, then the server’s',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    for (const path of publicPages) {
      sandbox.control.fail('getInfo', { body: { name: 'Another Wallet', website: '' }, delayMs: 60_000 });
      const asked = page.waitForRequest('**/api/lookup/info');
      await page.goto(path);
      await expect(page.getByRole('main').getByText('Naga Wallet', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(titled(titleOf(path)));
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link')).toHaveText(['Home', 'Register', 'How to use', 'Contact']);
      await expect(menu.locator('[aria-current]')).toHaveAttribute('href', path);
      for (const drawing of ['mark', 'scene']) {
        // The first is beside the name; on /contact the chat has the mark, too.
        await expect(page.getByRole('main').locator(`svg:has(use[href$="#${drawing}"])`).first()).toBeVisible();
      }
      await expect(page.getByRole('main').getByText('Welcome. Your money and your games, in one place.')).toBeVisible();
      await asked;
      sandbox.control.fail('getInfo', { body: { name: 'Another Wallet', website: '' } });
      await page.reload();
      await expect(page.getByRole('main').getByText('Another Wallet', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${titleOf(path)} · Another Wallet`);
    }
  },
);

test('R-148 A-22 A-24 after a sign-in Back and Forward skip the public pages', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'How to use' }).click();
  await expect(page).toHaveTitle(titled('How to use'));
  await page.getByRole('link', { name: 'Home' }).click();
  await submitLogin(page);
  await expect(page).toHaveURL(/\/user\/home$/);
  const isSignedIn = async () => {
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  };
  await isSignedIn();
  // /howto, then /login after a reload, which keeps the history.
  for (let step = 0; step < 2; step += 1) {
    if (step === 1) await page.reload();
    await page.goBack();
    await isSignedIn();
  }
  await page.goForward();
  await isSignedIn();
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.goto('/user');
  await expect(page).toHaveURL(/\/login$/);
});
