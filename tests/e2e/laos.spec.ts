import { changedWallet } from '../support/changed-wallet.ts';
import { goWithin } from '../support/command.ts';
import { callsOf, expect, members, openSignedIn, password, submitLogin, test } from '../support/wallet-test.ts';

test.use({ build: 'sandbox-laos', language: null });

test('R-449 R-463 R-469 the Laos build is in Lao unless another language was chosen', async ({ page }) => {
  for (const [stored, lang, title] of [
    [null, 'lo', 'ເຂົ້າສູ່ລະບົບ'],
    ['th', 'th', 'เข้าสู่ระบบ'],
    ['xx', 'lo', 'ເຂົ້າສູ່ລະບົບ'],
  ] as const) {
    await page.goto('/terminated');
    await page.evaluate((value) => {
      if (value === null) localStorage.removeItem('locale');
      else localStorage.setItem('locale', value);
    }, stored);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('B-11 R-449 R-454 the served documents and the manifest are in Lao before any script runs', async ({ page }) => {
  for (const path of ['/login', '/user/home']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<html[^>]* lang="lo">/);
    expect(html).toContain('Naga Laos');
    if (path === '/login') expect(html).toContain('ເຂົ້າສູ່ລະບົບ');
    // The notice for browsers without scripts is in all languages, and the switch shows each language in its own script.
    const app = html.slice(html.indexOf('id="root"'), html.indexOf('id="needs-script"'));
    expect(app.replaceAll('ไทย', '')).not.toMatch(/\p{Script=Thai}/u);
  }
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({
    name: 'Naga Laos',
    lang: 'lo',
  });
});

test.describe('registration, read in English', () => {
  test.use({ language: 'en' });

  test(
    'R-162 R-172 R-173 a phone number signs in however it is written, and the currency can be chosen',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const typed = ' +856 20 7777 1234 ';
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const next = () => page.locator('button[type=submit]').click();
      sandbox.control.reset({ scenario: 'otpOff' });
      await page.goto('/register');
      await next();
      await expect(field('Phone number')).toHaveAccessibleDescription('Enter your phone number');
      await field('Phone number').fill('0207777');
      await next();
      await expect(field('Phone number')).toHaveAccessibleDescription('Enter a phone number with at least 8 digits');
      await field('Phone number').fill(typed);
      await next();
      await field('Name').fill('Somphone');
      await field('Password').fill(password);
      await field('Confirm password').fill(password);
      await next();
      await field('Bank').selectOption('BCEL');
      await field('Account number').fill('010120000777777');
      await field("Account holder's first name").fill('Somphone');
      await field("Account holder's last name").fill('Keomany');
      await expect(field('Currency').getByRole('option')).toHaveText([/LAK/, /BAHT/]);
      await expect(field('Currency')).toHaveValue('LAK');
      await field('Currency').selectOption('BAHT');
      await next();
      await expect(page.getByText('Registration successful')).toBeVisible();
      expect(callsOf(sandbox, 'registerAccount').map(({ body }) => body)).toMatchObject([
        { username: '02077771234', currency: 'BAHT' },
      ]);
      await expect(page).toHaveURL(/\/login$/);
      await expect(field('Phone number')).toHaveValue('02077771234');
      await submitLogin(page, '໐໒໐ ໗໗໗໗-໑໒໓໔');
      await expect(page).toHaveURL(/\/user\/home$/);
      expect(callsOf(sandbox, 'login')).toHaveLength(1);
    },
  );

  test(
    'A-103 R-473 an account without a currency has that of the deposit banks in every sheet, and no sign before',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const body = await changedWallet(sandbox, ({ bankAccount }) => delete bankAccount.currency, members.laos);
      sandbox.control.fail('getWallet', { body, times: 9 });
      sandbox.control.fail('getDepositLookup', { delayMs: 1_500 });
      await openSignedIn(page, sandbox, '/user/home', members.laos);
      const card = page.getByRole('region', { name: 'Total balance' });
      await expect(card).toContainText('Main wallet 1,250,000.00');
      await expect(card).toContainText('Main wallet ₭1,250,000.00');
      for (const sheet of ['deposit', 'transfer', 'withdraw']) {
        await goWithin(page, '/user/home');
        await expect(page.getByRole('dialog')).toBeHidden();
        await goWithin(page, `/user/home?open=${sheet}`);
        await expect(page.getByRole('dialog')).toContainText(
          sheet === 'deposit' ? 'Minimum deposit 10,000.00 kip' : '₭1,250,000.00',
        );
        await expect(page.getByRole('main')).not.toContainText('฿');
      }
    },
  );
});
