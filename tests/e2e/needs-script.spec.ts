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
