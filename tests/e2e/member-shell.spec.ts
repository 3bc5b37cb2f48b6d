import { holdRequests } from '../support/held-request.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';

test('R-140 R-141 R-142 the bar and the menu have their entries', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('getInfo', { body: { name: 'Another Wallet', website: 'https://another.example.com' } });
  const answer = await holdRequests(page, '/api/lookup/info');
  await openSignedIn(page, sandbox, '/user/statement');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('Naga Wallet');
  answer();
  await bar.getByRole('link', { name: 'Another Wallet' }).click();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(bar.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveText([
    'ไทย',
    'ລາວ',
    'English',
  ]);
  await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText(['Profile', 'Conditions', 'Statement', 'Contact', 'Home']);
  for (const [name, path] of [
    ['Profile', '/user/profile'],
    ['Statement', '/user/statement'],
    ['Contact', '/user/contact'],
    ['Home', '/user/home'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new URL(path, page.url()).href);
    await expect(menu.locator('[aria-current]')).toHaveText([name]);
  }
});

test(
  'R-010 R-142 R-143 conditions open over the page with the texts of the server',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/contact');
    await expect(page.getByText('@nagawallet')).toBeVisible();
    expect(callsOf(sandbox, 'listConditions')).toEqual([]);
    await page.getByRole('link', { name: 'Conditions' }).click();
    const modal = page.getByRole('dialog', { name: 'Conditions of use' });
    await expect(modal.getByRole('heading', { name: 'การฝากเงิน' })).toBeVisible();
    await expect(modal.getByRole('listitem').first()).toHaveText('ยอดเงินจะเข้ากระเป๋าภายใน 1 นาที หลังฝาก');
    await expect(modal.getByRole('table').getByRole('row')).toHaveCount(4);
    expect(new URL(page.url()).pathname).toBe('/user/contact');
    expect(callsOf(sandbox, 'listConditions')).toHaveLength(1);
  },
);

test('R-450 a language change works without a reload', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  // Home is loaded: its last request follows the balances.
  await expect(page.getByRole('link', { name: 'Wheel' })).toBeVisible();
  for (const last of ['checkActiveBonus', 'listStatements'] as const) {
    await expect.poll(() => callsOf(sandbox, last).length).toBe(1);
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  sandbox.control.clearRequests();
  for (const { locale, language, total: word, lang } of [
    { locale: 'la', language: 'ພາສາ', total: 'ຍອດເງິນລວມ', lang: 'lo' },
    { locale: 'th', language: 'ภาษา', total: 'ยอดเงินรวม', lang: 'th' },
    { locale: 'en', language: 'Language', total: 'Total balance', lang: 'en' },
  ]) {
    await page.getByRole('combobox').selectOption(locale);
    await expect(page.getByText(word)).toBeVisible();
    await expect(page.getByRole('combobox', { name: language })).toHaveValue(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // A language change does not read balances.
  expect(sandbox.requests).toEqual([]);
  await page.getByRole('combobox').selectOption('la');
  await expect(page).toHaveTitle(titled('ໜ້າຫຼັກ'));
  await page.reload();
  await expect(page.getByText('ຍອດເງິນລວມ')).toBeVisible();
});
