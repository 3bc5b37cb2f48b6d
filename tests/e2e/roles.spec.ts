import { goWithin } from '../support/command.ts';
import { titled, titleOf } from '../support/page-titles.ts';
import { memberPages, publicPages } from '../support/screens.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test('R-151 the only roles are visitor and member, each with its own pages', async ({ page, sandbox }) => {
  const links = async () => {
    const found = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    return [...new Set(found.map((href) => (href ?? '').replace(/\?.*$/, '')))];
  };
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(publicPages).toEqual(expect.arrayContaining(await links()));
  }
  await openSignedIn(page, sandbox, '/user/home');
  for (const path of memberPages) {
    await goWithin(page, path);
    await expect(page).toHaveTitle(titled(titleOf(path)));
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(memberPages).toEqual(expect.arrayContaining(await links()));
  }
  for (const path of ['/admin', '/user/admin', '/user/members', '/agent']) {
    await goWithin(page, '/user/home');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});
