import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locale.ts';
import { loosePages, memberPages, modals, openWhole, publicPages } from '../support/screens.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

/** Findings of weight, as rule and element, in both colour schemes. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode keeps to this page: the app has no frames, and a second page is slow.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The other rules say the same in either scheme.
    if (colorScheme === 'light') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    found.push(...grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)));
  }
  return found;
}

/** What is tapped and is less than 44 px high or wide, but for links within a text. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll('button, a[href], select, summary, label:has(input[type=checkbox])');
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('p, li p, article'))
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name ?? ''} ${Math.round(box.width)}x${Math.round(box.height)}`);
  });
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ language: locale });
    test(`quality 14: R-450 any screen or modal in ${locale}: axe has nothing serious to say, light or dark, and what is tapped is at least 44 px high and wide`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(300_000);
      await openSignedIn(page, sandbox, '/terminated');
      const problems: string[] = [];
      for (const path of [...loosePages, ...memberPages, ...modals, ...publicPages]) {
        await openWhole(page, path);
        const found = [...(await tooSmall(page)), ...(await findings(page))];
        problems.push(...found.map((finding) => `${path} ${finding}`));
      }
      expect(problems).toEqual([]);
    });
  });
}

test('quality 14: nor about states that come with use: wrong fields, a refusal, stale and hidden figures, the agreement', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const problems: string[] = [];
  const look = async (state: string) => {
    problems.push(...(await findings(page)).map((finding) => `${state} ${finding}`));
  };
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await look('empty login');
  await page.getByLabel('Phone number').fill(members.rich);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await look('refused login');
  // The first load meets it: a refresh tapped right after it would count as given twice.
  sandbox.control.fail('refreshSlots', { code: 'REQUEST_LIMIT_1MIN' });
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('฿12,480.50');
  await expect(page.getByText(/^Not refreshed/)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('remember-agreement'));
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await look('stale and hidden');
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByText('@nagawallet')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('agreement');
  expect(problems).toEqual([]);
});
