import { namespaces, type Namespace } from '../../src/i18n/namespaces.ts';
import { languageTag, localeNames, locales, type Locale } from '../../src/i18n/locale.ts';
import { misplacedTexts, screenTexts } from '../support/screen-texts.ts';
import { loosePages, memberPages, modals, openWhole, publicPages } from '../support/screens.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

async function allTexts(locale: Locale): Promise<Record<string, string>> {
  const names = Object.keys(namespaces) as Namespace[]; // its own keys
  const files: Record<string, string>[] = await Promise.all(names.map((name) => namespaces[name][locale]()));
  return Object.assign({}, ...files.map((texts, at) => prefixed(names[at] ?? '', texts))) as Record<string, string>; // a union of records
}

const prefixed = (name: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name}:${key}`, text]));

/** English texts that another language says otherwise, without those that stand there in English on purpose. */
async function untranslated(locale: Locale): Promise<ReadonlySet<string>> {
  const [english, own] = await Promise.all([allTexts('en'), allTexts(locale)]);
  const differing = Object.entries(english).filter(([key, text]) => own[key] !== text && !text.includes('{'));
  const kept = new Set<string>([...Object.values(own), ...Object.values(localeNames)]);
  return new Set(differing.map(([, text]) => text).filter((text) => !kept.has(text)));
}

const everyScreen = [...loosePages, ...memberPages, ...modals, ...publicPages];

/** A key with its namespace, one of several words, a code, or a placeholder that nothing was put into. */
async function rawKeys(): Promise<(text: string) => boolean> {
  const full = Object.keys(await allTexts('en'));
  const bare = full.map((key) => key.slice(key.indexOf(':') + 1)).filter((key) => /[A-Z_]/.test(key) && key !== 'OK');
  const keys = new Set([...full, ...full.map((key) => key.replace(':', '.')), ...bare]);
  return (text) => keys.has(text) || /\{\w+\}/.test(text);
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ language: locale, viewport: { width: 320, height: 640 } });
    test(`R-448 R-454 quality 15: in ${locale} at 320 px no screen shows a key, another language or a text that does not fit`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000);
      const isKey = await rawKeys();
      const foreign = locale === 'en' ? new Set<string>() : await untranslated(locale);
      await openSignedIn(page, sandbox, '/terminated');
      const problems: string[] = [];
      for (const path of everyScreen) {
        await openWhole(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
        const texts = await screenTexts(page);
        expect(texts.length, path).toBeGreaterThan(3);
        problems.push(
          ...texts.filter(isKey).map((text) => `${path}: key ${text}`),
          ...texts.filter((text) => foreign.has(text)).map((text) => `${path}: English ${text}`),
          ...(await misplacedTexts(page)).map((text) => `${path}: ${text}`),
        );
      }
      expect(problems).toEqual([]);
    });
  });
}

test('quality 15: at 200 % zoom, which leaves 320 by 320, modals scroll and keep their close button in reach', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 320 });
  await openSignedIn(page, sandbox, '/terminated');
  for (const path of modals) {
    await openWhole(page, path);
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close' }).first();
    await expect(close).toBeInViewport({ ratio: 1 });
    const last = dialog.locator('button, a, input').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(close).toBeInViewport({ ratio: 1 });
  }
});

test.describe('a first visit', () => {
  test.use({ language: null });
  test('R-449 R-146 R-450 R-451 login comes in Thai, and its switch takes effect at once and keeps what was typed', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18next');
    await page.locator('input[name=username]').fill('0899');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [locale, title] of [
      ['la', 'ເຂົ້າສູ່ລະບົບ'],
      ['en', 'Log in'],
      ['th', 'เข้าสู่ระบบ'],
    ] as const) {
      await page.getByRole('combobox').selectOption(locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      await expect(page.locator('input[name=username]')).toHaveValue('0899');
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18next');
      expect(cookie?.value).toBe(locale.toUpperCase());
    }
    expect(await page.evaluate(() => ['sameDocument' in window, localStorage.getItem('locale')])).toEqual([true, 'th']);
  });
});
