import { callsOf, expect, members, password, signIn, test } from '../support/wallet-test.ts';

test.use({ build: 'sandbox-laos', language: null });

test('R-449 R-463 R-469 the Laos build is in Lao unless another language was chosen', async ({ page }) => {
  for (const [stored, lang, title] of [
    [null, 'lo', 'ເຂົ້າສູ່ລະບົບ'],
    ['en', 'en', 'Log in'],
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

test('R-463 R-469 R-473 a member with a kip account sees kip', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, members.laos);
  const { total } = sandbox.control.ledger(members.laos);
  expect(total).toBe('1650000.00');
  const card = page.getByRole('region', { name: 'ຍອດເງິນລວມ' });
  await expect(card).toContainText('₭1,650,000.00');
  await expect(card).toContainText('ກະເປົາຫຼັກ ₭1,250,000.00');
  await expect(page.getByText('฿')).toHaveCount(0);
  await expect(page.getByText('ບາດ')).toHaveCount(0);
  await page.goto('/user/home?open=withdraw');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('ກີບ');
  await expect(dialog).not.toContainText(/ບາດ|฿/);
});

test.describe('registration, read in English', () => {
  test.use({ language: 'en' });

  test('R-162 R-172 R-173 any phone number is accepted, and the currency can be chosen', async ({ page, sandbox }) => {
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const next = () => page.locator('button[type=submit]').click();
    for (const [phone, currency] of [
      ['02055512', 'LAK'],
      ['+8562055567', 'BAHT'],
    ] as const) {
      sandbox.control.reset({ scenario: 'otpOff' });
      await page.goto('/register');
      await next();
      await expect(field('Phone number')).toHaveAccessibleDescription('Enter your phone number');
      await field('Phone number').pressSequentially(phone);
      await next();
      await field('Name').fill('Somphone');
      await field('Password').fill(password);
      await field('Confirm password').fill(password);
      await next();
      await field('Bank').selectOption('BCEL');
      await field('Account number').fill('010120000777777');
      await field('First name').fill('Somphone');
      await field('Last name').fill('Keomany');
      await expect(field('Currency').getByRole('option')).toHaveText([/LAK/, /BAHT/]);
      await expect(field('Currency')).toHaveValue('LAK');
      if (currency !== 'LAK') await field('Currency').selectOption(currency);
      await next();
      await expect(page.getByText('Registration successful')).toBeVisible();
      expect(callsOf(sandbox, 'registerAccount').map(({ body }) => body)).toMatchObject([
        { username: phone, currency },
      ]);
    }
  });
});
