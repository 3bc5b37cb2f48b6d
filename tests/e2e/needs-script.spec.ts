import { allSent } from '../support/page-time.ts';
import { inSeries } from '../support/volume.ts';
import { members, expect, password, test } from '../support/wallet-test.ts';

const needsScript = 'This page needs JavaScript';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A-133 the login page says that it needs scripts, and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.goto('/login');
    await expect(page.getByText(needsScript)).toBeVisible();
    await page.locator('[name=username]').fill(members.rich);
    await page.locator('[name=password]').fill(password);
    await page.locator('[name=password]').press('Enter');
    await page.locator('button[type=submit]').click();
    expect(sent).not.toContain('POST');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test(
  'A-133 a page whose script cannot be loaded says so, with a link to reload it',
  { tag: '@full' },
  async ({ page }) => {
    const file = '**/assets/first-*.js';
    await page.route(file, (route) => route.abort());
    await page.goto('/login');
    const message = page.getByText(needsScript);
    await expect(message).toBeVisible();
    await page.unroute(file);
    await page.getByRole('link', { name: 'load the page again' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(message).toHaveCount(0);
  },
);

test.describe('in an older browser', () => {
  for (const [feature, remove] of [
    ['Array.prototype.findLast', () => Reflect.deleteProperty(Array.prototype, 'findLast')],
    ['the CSS selector :has', () => (CSS.supports = (name: string) => !name.includes(':has'))],
  ] as const) {
    test(
      `A-133 one without ${feature} gets a plain page in three languages, and no app`,
      inSeries(feature.startsWith('Array')),
      async ({ page }) => {
        await page.addInitScript(remove);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto('/login', { waitUntil: 'commit' });
        const lines = page.locator('body > *');
        await expect(lines).toHaveText([/เก่าเกินไป/, /ເກົ່າເກີນໄປ/, /too old to open this page/]);
        await expect(lines).toContainText(Array<string>(3).fill('Chrome 109, Safari 15.6, iOS 15.6, Firefox 128'));
        // The app would ask for the contact texts of its login page.
        await allSent(page);
        expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
        await expect(lines).toHaveCount(3);
      },
    );
  }
});
