import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { languageTag } from '../../src/i18n/locale.ts';
import { expect, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';

test.describe('in Lao', () => {
  test.use({ language: 'la' });
  test('A-124 quality 15: text that a member copies has no invisible marks', async ({ page }) => {
    await page.goto('/howto');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const copied = () =>
      page.evaluate(() => {
        getSelection()?.selectAllChildren(document.body);
        const clipboardData = new DataTransfer();
        document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
        return clipboardData.getData('text/plain');
      });
    // The app listens only when it is idle.
    await expect.poll(copied).not.toBe('');
    const seen = await page.evaluate(() => String(getSelection()));
    expect(seen).toMatch(/[\u2060\u200b]/);
    expect(await copied()).toBe(withoutLineBreaks(seen));
    expect(await copied()).not.toMatch(/[\u2060\u200b\u00a0]/);
  });
});

test.describe('a first visit', () => {
  test.use({ language: null });
  test('R-449 R-146 R-451 /login is in Thai; the switch keeps the input', async ({ page, context }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect
      .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`))
      .toEqual(['i18next=TH']);
    await page.locator('input[name=username]').fill('0899');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [locale, title] of [
      ['la', 'ເຂົ້າສູ່ລະບົບ'],
      ['en', 'Log in'],
      ['th', 'เข้าสู่ระบบ'],
    ] as const) {
      await page.getByRole('combobox').selectOption(locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(titled(title));
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(page.locator('input[name=username]')).toHaveValue('0899');
    }
    expect(await page.evaluate(() => ['sameDocument' in window, localStorage.getItem('locale')])).toEqual([true, 'th']);
  });
});

test.describe('a first visit with a browser in Lao', () => {
  test.use({ language: null, locale: 'lo-LA' });
  test(
    'A-122 the switch shows the page’s language, and the browser’s is offered beside it until it is chosen',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/login');
      const offer = page.getByRole('button', { name: 'ລາວ' });
      await expect(offer).toHaveAttribute('lang', 'lo');
      await expect(page.getByRole('combobox')).toHaveValue('th');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('เข้าสู่ระบบ');
      await offer.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ເຂົ້າສູ່ລະບົບ');
      await expect(page.getByRole('combobox')).toHaveValue('la');
      await expect(offer).toHaveCount(0);
    },
  );
});
