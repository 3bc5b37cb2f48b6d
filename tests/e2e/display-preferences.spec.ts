import type { Locator, Page } from '@playwright/test';
import { sheet } from '../support/rewards.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const styleOf = (target: Locator, property: string, part?: '::before') =>
  target.evaluate((element, of) => getComputedStyle(element, of.part).getPropertyValue(of.property), {
    property,
    part,
  });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.use({ forcedColors: 'active' });

test(
  'A-124 with forced colours current page, wrong field, switch, tiles and sheet can be seen',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/profile');
    expect(await styleOf(menu(page).getByRole('link', { name: 'Profile' }), 'outline-style')).toBe('solid');
    expect(await styleOf(menu(page).getByRole('link', { name: 'Home' }), 'outline-style')).toBe('none');

    const hide = page.getByRole('switch', { name: 'Hide amounts' });
    const off = await styleOf(hide, 'background-color', '::before');
    await hide.check();
    expect(await styleOf(hide, 'background-color', '::before')).not.toBe(off);
    await hide.uncheck();

    await page.getByRole('link', { name: 'Home' }).click();
    const tiles = page.getByRole('listitem').getByRole('link', { name: /Deposit|Bonus/ });
    await expect(tiles).toHaveCount(2);
    for (const tile of await tiles.all()) expect(await styleOf(tile, 'border-top-style')).toBe('solid');
    await page.getByRole('main').getByRole('link', { name: 'Transfer' }).click();
    await expect(sheet(page).getByLabel('Amount (baht)')).toBeVisible();
    expect(await styleOf(sheet(page), 'border-top-style')).toBe('solid');
    const wrong = sheet(page).locator('[data-invalid]');
    await sheet(page).getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect(wrong.first()).toBeVisible();
    for (const field of await wrong.all()) expect(await styleOf(field, 'border-inline-start-width')).toBe('4px');
  },
);

test(
  'A-124 B-09 with forced colours the prizes keep the colours of their slices',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/spin');
    const colors = page.getByRole('list', { name: 'Prizes on the wheel' }).locator('li > span[style]');
    await expect(colors).toHaveCount(8);
    const shown = await colors.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(shown).size).toBeGreaterThan(4);
  },
);

test(
  'B-46 the printed statement has the discs of banks and the pictures of games',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/statement');
    const row = page.getByRole('main').getByRole('listitem');
    await expect(row.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const disc = row.locator('[data-code=KBAN]').first();
    await expect(disc).toBeVisible();
    // Without it a printer leaves the colour of the disc out.
    await expect(disc).toHaveCSS('print-color-adjust', 'exact');
    const picture = row.filter({ hasText: 'Lotus 88' }).locator('img, svg').first();
    await expect(picture).toBeVisible();
    await expect(picture.locator('..')).toHaveCSS('print-color-adjust', 'exact');
  },
);
