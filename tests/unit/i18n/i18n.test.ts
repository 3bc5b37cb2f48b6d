import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { common as thaiCommon } from '../../../src/i18n/th/common.ts';
import { login as thaiLogin } from '../../../src/i18n/th/login.ts';
import { stubBrowser, stubForbiddenStorage } from '../../support/browser-stub.ts';
import { deferred } from '../../support/deferred.ts';

const laoLogin = '../../../src/i18n/la/login.ts';
const laoCommon = '../../../src/i18n/la/common.ts';

/** A fresh page load: module state lives as long as the page. */
async function page() {
  vi.resetModules();
  const { initI18n, ...i18n } = await import('../../../src/i18n/i18n.ts');
  const { useText } = await import('../../../src/i18n/use-text.ts');
  const { useLocale } = await import('../../../src/i18n/use-text.ts');
  const Login = () => createElement('p', null, useText('login')('rememberMe'));
  const Language = () => createElement('i', null, useLocale());
  return { initI18n, ...i18n, Login, Language };
}

const replaced = new Set<string>();

function replaceFile(path: string, answer: (original: () => Promise<object>) => Promise<object>) {
  replaced.add(path);
  vi.doMock(path, answer);
}

function breakFile(path: string) {
  replaceFile(path, () => Promise.reject(new Error('the file did not come')));
  return () => vi.doUnmock(path);
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

describe('start', () => {
  test('R-448 R-454 one locale is started, its language tag is on <html>, and nothing is stored yet', async () => {
    const { initI18n, textOf, currentLocale } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'la', namespaces: ['login'] });
    expect(textOf('common')('home')).toBe('ໜ້າຫຼັກ');
    expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
    expect(currentLocale()).toBe('la');
    expect(browser.html.lang).toBe('lo');
    expect(browser.storage.size + browser.cookies.length).toBe(0);
  });

  test('texts in the bundle are ready synchronously, without a browser', async () => {
    vi.unstubAllGlobals();
    const { initI18n, Login, textOf } = await page();
    const resources = { th: { common: thaiCommon, login: thaiLogin } };
    void initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['login'], resources });
    expect(textOf('common')('home')).toBe('หน้าหลัก');
    expect(renderToString(createElement(Login))).toBe('<p>จดจำการเข้าสู่ระบบ</p>');
  });

  test('texts outside the bundle are loaded', async () => {
    const { initI18n, textOf } = await page();
    const resources = { th: { common: thaiCommon } };
    await initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['home'], resources });
    expect(textOf('home')('lotto')).toBe('หวย');
  });

  test('quality 9: if a locale cannot be loaded, the default is used', async () => {
    breakFile(laoCommon);
    const { initI18n, textOf, currentLocale } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'la' });
    expect(currentLocale()).toBe('th');
    expect(textOf('common')('home')).toBe('หน้าหลัก');
    expect(browser.html.lang).toBe('th');
  });

  test('quality 9: without any text file the app starts, and every text reads "not loaded"', async () => {
    breakFile(laoCommon);
    const { initI18n, textOf } = await page();
    await initI18n({ defaultLocale: 'la', locale: 'la' });
    expect(textOf('common')('home')).toBe('ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.');
  });
});

describe('namespaces', () => {
  test('quality "speed": only the namespaces asked for are loaded, in one locale', async () => {
    const loaded: string[] = [];
    for (const locale of ['en', 'th', 'la']) {
      for (const name of ['common', 'login', 'home', 'errors']) {
        replaceFile(`../../../src/i18n/${locale}/${name}.ts`, (original) => {
          loaded.push(`${locale}/${name}`);
          return original();
        });
      }
    }
    const { initI18n, loadTexts } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'en', namespaces: ['login'] });
    expect(loaded.toSorted()).toEqual(['en/common', 'en/login']);
    await loadTexts('errors');
    expect(loaded.toSorted()).toEqual(['en/common', 'en/errors', 'en/login']);
  });

  test('quality 9: a failed namespace rejects, never shows a key, and can be loaded later', async () => {
    const repair = breakFile(laoLogin);
    const { initI18n, loadTexts, textOf, Login } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'la' });
    expect(textOf('login')('submit')).toBe('');
    await expect(loadTexts('login')).rejects.toThrow('texts not loaded: login');
    expect(renderToString(createElement(Login))).toContain('ກະ');
    expect(renderToString(createElement(Login))).not.toContain('rememberMe');
    repair();
    await loadTexts('login');
    expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
  });

  test('a component suspends until its texts are loaded', async () => {
    const { initI18n, Login } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th' });
    const screen = createElement(Suspense, { fallback: '…' }, createElement(Login));
    const { prelude } = await prerender(screen);
    expect(await new Response(prelude).text()).toContain('<p>จดจำการเข้าสู่ระบบ</p>');
  });

  test('without Suspense a text is empty until loaded, never a key', async () => {
    const { initI18n, loadTexts, Login } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th', suspense: false });
    expect(renderToString(createElement(Login))).toBe('<p></p>');
    await loadTexts('login');
    expect(renderToString(createElement(Login))).toBe('<p>จดจำการเข้าสู่ระบบ</p>');
  });
});

describe('change of locale', () => {
  test('R-450 R-451 R-454 all texts switch, and the choice is stored', async () => {
    const { initI18n, changeLocale, textOf, Login, Language } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['login'] });
    const common = textOf('common');
    expect(await changeLocale('la')).toBe(true);
    expect(common('home')).toBe('ໜ້າຫຼັກ');
    expect(renderToString(createElement(Login))).toBe('<p>ຈື່ຂ້ອຍໄວ້</p>');
    expect(renderToString(createElement(Language))).toBe('<i>la</i>');
    expect(browser.html.lang).toBe('lo');
    expect(browser.storage.get('locale')).toBe('la');
    expect(browser.cookies).toEqual([expect.stringMatching(/^i18next=LA;/)]);
  });

  test('a namespace loaded later comes in the new locale', async () => {
    const { initI18n, changeLocale, loadTexts, textOf } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th' });
    await changeLocale('en');
    await loadTexts('errors');
    expect(textOf('errors')('NO_DATA')).toBe('Nothing found');
  });

  test('quality 9: if its texts cannot be loaded the locale stays, nothing is stored, and a later try can succeed', async () => {
    const repair = breakFile(laoLogin);
    const { initI18n, changeLocale, textOf, currentLocale } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th', namespaces: ['login'] });
    expect(await changeLocale('la')).toBe(false);
    expect(currentLocale()).toBe('th');
    expect(textOf('login')('rememberMe')).toBe('จดจำการเข้าสู่ระบบ');
    expect(browser.html.lang).toBe('th');
    expect(browser.storage.size + browser.cookies.length).toBe(0);
    repair();
    expect(await changeLocale('la')).toBe(true);
    expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
  });

  test('of two quick choices the later wins', async () => {
    const { promise, resolve: release } = deferred();
    replaceFile(laoCommon, (original) => promise.then(original));
    const { initI18n, changeLocale, currentLocale } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th' });
    const first = changeLocale('la');
    expect(await changeLocale('en')).toBe(true);
    release();
    await first;
    expect(currentLocale()).toBe('en');
    expect(browser.storage.get('locale')).toBe('en');
  });

  test('quality 11: it works with forbidden storage', async () => {
    const { html } = stubForbiddenStorage();
    const { initI18n, changeLocale, currentLocale } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th' });
    expect(await changeLocale('en')).toBe(true);
    expect(currentLocale()).toBe('en');
    expect(html.lang).toBe('en');
  });
});

describe('texts with values', () => {
  test('placeholders are filled in unescaped (React escapes)', async () => {
    const { initI18n, textOf, loadTexts } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'en' });
    await loadTexts('home');
    expect(textOf('common')('copied', { text: '<b>&"1"' })).toBe('Copied: <b>&"1"');
    expect(textOf('common')('fileTooLarge', { n: 10 })).toContain('no larger than 10\u00a0MB.');
    expect(textOf('home')('greeting', { name: 'ສົມສັກ' })).toBe('Hello ສົມສັກ');
  });

  test.each(['{text}', '{name}', '$t(home)', '{-text}', '{{text}}', '$&', '{constructor}'])(
    'quality 7: the value %s is never interpreted as a template',
    async (value) => {
      const { initI18n, textOf } = await page();
      await initI18n({ defaultLocale: 'th', locale: 'en' });
      expect(textOf('common')('copied', { text: value })).toBe(`Copied: ${value}`);
    },
  );

  test('R-458 English has singular and plural; Thai and Lao have one form', async () => {
    const real = Intl.PluralRules;
    vi.spyOn(Intl, 'PluralRules').mockImplementation(function (_locale, options) {
      return new real('en', options);
    });
    const { initI18n, changeLocale, textOf } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'en' });
    const t = textOf('common');
    const inEnglish = [0, 1, 2].map((count) => withoutLineBreaks(t('minutesAgo', { count })));
    expect(inEnglish).toEqual(['0 minutes ago', '1 minute ago', '2 minutes ago']);
    await changeLocale('la');
    expect([1, 2].map((count) => withoutLineBreaks(t('daysAgo', { count })))).toEqual(['1 ມື້ກ່ອນ', '2 ມື້ກ່ອນ']);
    await changeLocale('th');
    expect([1, 2].map((count) => withoutLineBreaks(t('daysAgo', { count })))).toEqual(['1 วันที่แล้ว', '2 วันที่แล้ว']);
  });

  test('quality 15: rendered texts contain line-break marks', async () => {
    const { initI18n, loadTexts, textOf } = await page();
    await initI18n({ defaultLocale: 'th', locale: 'th' });
    await loadTexts('errors');
    expect(textOf('errors')('INACTIVE_USER')).toContain('ติดต่อ\u200Bแ\u2060อ\u2060ด\u2060มิ\u2060น');
  });
});
