import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { common as thaiCommon } from '../../../src/i18n/th/common.ts';
import { login as thaiLogin } from '../../../src/i18n/th/login.ts';
import { stubBrowser } from '../../support/browser-stub.ts';
import { deferred } from '../../support/deferred.ts';

const file = (name: string) => `../../../src/i18n/${name}.ts`;

/** A fresh page load: module state lives as long as the page. */
async function page() {
  vi.resetModules();
  const i18n = await import('../../../src/i18n/i18n.ts');
  const { useText, useLocale } = await import('../../../src/i18n/use-text.ts');
  const Login = () => createElement('p', null, useText('login')('rememberMe'));
  const Language = () => createElement('i', null, useLocale());
  return { ...i18n, Login, Language };
}

const replaced = new Set<string>();

function replaceFile(name: string, answer: (original: () => Promise<object>) => Promise<object>) {
  replaced.add(file(name));
  vi.doMock(file(name), answer);
}

function breakFile(name: string) {
  replaceFile(name, () => Promise.reject(new Error('the file did not come')));
  return () => vi.doUnmock(file(name));
}

/** Withholds a text file. `asked` resolves when it is requested. */
function holdFile(name: string) {
  const [asked, held] = [deferred(), deferred()];
  replaceFile(name, (original) => {
    asked.resolve();
    return held.promise.then(original);
  });
  return { asked: asked.promise, release: held.resolve };
}

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  for (const path of replaced) vi.doUnmock(path);
  replaced.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('R-448 R-454 quality "speed": only the locale and namespaces asked for are loaded, and nothing is stored yet', async () => {
  const loaded: string[] = [];
  for (const name of ['en', 'th', 'la'].flatMap((locale) => [
    `${locale}/common`,
    `${locale}/login`,
    `${locale}/errors`,
  ])) {
    replaceFile(name, (original) => {
      loaded.push(name);
      return original();
    });
  }
  const { initI18n, loadTexts, textOf, currentLocale } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'la', namespaces: ['login'] });
  expect(textOf('common')('home')).toBe('ໜ້າຫຼັກ');
  expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
  expect([currentLocale(), browser.html.lang, browser.storage.size, browser.cookies]).toEqual(['la', 'lo', 0, []]);
  expect(loaded.toSorted()).toEqual(['la/common', 'la/login']);
  await loadTexts('errors');
  expect(loaded.toSorted()).toEqual(['la/common', 'la/errors', 'la/login']);
});

test('texts in the bundle are ready synchronously, without a browser; others are loaded', async () => {
  vi.unstubAllGlobals();
  const resources = { th: { common: thaiCommon, login: thaiLogin } };
  const { initI18n, Login } = await page();
  void initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['login'], resources });
  expect(renderToString(createElement(Login))).toBe('<p>จดจำการเข้าสู่ระบบ</p>');
  const other = await page();
  await other.initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['home'], resources });
  expect(other.textOf('home')('lotto')).toBe('หวย');
});

test.each([
  ['the default is used', 'th', 'หน้าหลัก'],
  ['and the default neither, every text reads "not loaded"', 'la', 'ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.'],
] as const)('quality 9: if a locale cannot be loaded, %s', async (_what, defaultLocale, shown) => {
  breakFile('la/common');
  const { initI18n, textOf, currentLocale } = await page();
  await initI18n({ defaultLocale, locale: 'la' });
  expect([currentLocale(), textOf('common')('home')]).toEqual([defaultLocale, shown]);
});

test('quality 9: a failed namespace rejects, never shows a key, and can be loaded later', async () => {
  const repair = breakFile('la/login');
  const { initI18n, loadTexts, textOf, Login } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'la' });
  expect(textOf('login')('submit')).toBe('');
  await expect(loadTexts('login')).rejects.toThrow('texts not loaded: login');
  expect(renderToString(createElement(Login))).toContain('ກະ');
  repair();
  await loadTexts('login');
  expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
});

test('a component suspends until its texts are loaded; without Suspense a text is empty, never a key', async () => {
  const { initI18n, Login } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'th' });
  const { prelude } = await prerender(createElement(Suspense, { fallback: '…' }, createElement(Login)));
  expect(await new Response(prelude).text()).toContain('<p>จดจำการเข้าสู่ระบบ</p>');
  const other = await page();
  await other.initI18n({ defaultLocale: 'th', locale: 'th', suspense: false });
  expect(renderToString(createElement(other.Login))).toBe('<p></p>');
});

test('R-450 R-451 R-454 a change of locale switches all texts, and the choice is stored', async () => {
  const { initI18n, changeLocale, textOf, Login, Language } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['login'] });
  const common = textOf('common');
  expect(await changeLocale('la')).toBe(true);
  expect(common('home')).toBe('ໜ້າຫຼັກ');
  expect(renderToString(createElement(Login))).toBe('<p>ຈື່ຂ້ອຍໄວ້</p>');
  expect(renderToString(createElement(Language))).toBe('<i>la</i>');
  expect([browser.html.lang, browser.storage.get('locale')]).toEqual(['lo', 'la']);
  expect(browser.cookies).toEqual([expect.stringMatching(/^i18next=LA;/)]);
});

test('quality 9: if its texts cannot be loaded the locale stays as it was, and a later try can succeed', async () => {
  const repair = breakFile('la/login');
  const { initI18n, changeLocale, textOf, currentLocale } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['login'] });
  expect(await changeLocale('la')).toBe(false);
  expect([currentLocale(), textOf('login')('rememberMe')]).toEqual(['th', 'จดจำการเข้าสู่ระบบ']);
  expect([browser.html.lang, browser.storage.size, browser.cookies]).toEqual(['th', 0, []]);
  repair();
  expect(await changeLocale('la')).toBe(true);
  expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
});

test('of two quick choices the later wins', async () => {
  const common = holdFile('la/common');
  const { initI18n, changeLocale, currentLocale } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'th' });
  const first = changeLocale('la');
  expect(await changeLocale('en')).toBe(true);
  common.release();
  await first;
  expect([currentLocale(), browser.storage.get('locale')]).toEqual(['en', 'en']);
});

test('R-450 texts that are loading when the locale changes come in the new locale', async () => {
  const [common, errors, login] = [holdFile('la/common'), holdFile('la/errors'), holdFile('en/login')];
  const { initI18n, changeLocale, loadTexts, textOf } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'en' });
  const change = changeLocale('la');
  await common.asked;
  await loadTexts('errors');
  common.release();
  // The change waits for its last file and does not know the texts that are requested now.
  await errors.asked;
  const loading = loadTexts('login');
  await login.asked;
  errors.release();
  await change;
  login.release();
  await loading;
  expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
});

test('R-412 quality 7: placeholders are filled in unescaped (React escapes) and never interpreted as a template', async () => {
  const { initI18n, textOf } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'en', namespaces: ['files'] });
  const copied = textOf('common');
  for (const text of ['<b>&"1"', '{text}', '{name}', '$t(home)', '{-text}', '{{text}}', '$&', '{constructor}']) {
    expect(copied('copied', { text })).toBe(`Copied: ${text}`);
  }
  expect(textOf('files')('fileTooLarge', { n: 10 })).toBe(
    'The file is too large. Please select file no larger than 10 MB.',
  );
});

test('R-458 English has singular and plural; Thai and Lao have one form', async () => {
  const real = Intl.PluralRules;
  vi.spyOn(Intl, 'PluralRules').mockImplementation(function (_locale, options) {
    return new real('en', options);
  });
  const { initI18n, changeLocale, textOf } = await page();
  await initI18n({ defaultLocale: 'th', locale: 'en' });
  const days = (...counts: number[]) =>
    counts.map((count) => withoutLineBreaks(textOf('common')('daysAgo', { count })));
  expect(days(0, 1, 2)).toEqual(['0 days ago', '1 day ago', '2 days ago']);
  await changeLocale('la');
  expect(days(1, 2)).toEqual(['1 ມື້ກ່ອນ', '2 ມື້ກ່ອນ']);
  await changeLocale('th');
  expect(days(1, 2)).toEqual(['1 วันที่แล้ว', '2 วันที่แล้ว']);
});
