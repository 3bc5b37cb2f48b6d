import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NotFoundScreen } from '../../../../src/features/terminated/NotFoundScreen.tsx';
import { TerminatedScreen } from '../../../../src/features/terminated/TerminatedScreen.tsx';
import { changeLocale, initI18n } from '../../../../src/i18n/i18n.ts';
import { stubBrowser } from '../../../support/browser-stub.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  stubBrowser();
  await initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['terminated'] });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['en', "We couldn't find the page you were looking for", 'Back to home'],
  ['th', 'ไม่พบหน้าที่คุณต้องการ', 'กลับหน้าหลัก'],
  ['la', 'ບໍ່ພົບໜ້າທີ່ທ່ານຕ້ອງການ', 'ກັບໄປໜ້າຫຼັກ'],
] as const)(
  'R-131 A-29 404 in %s: the English heading, a sentence in that language, a link home',
  async (locale, line, home) => {
    await changeLocale(locale);
    const markup = staticMarkup(<NotFoundScreen />);
    expect(markup).toContain('<h1 lang="en" tabindex="-1">Page Not Found</h1>');
    expect(textOf(markup)).toBe(`Page Not Found${line}${home}`);
    expect(elementsOf(markup).find(({ tag }) => tag === 'a')?.attributes['href']).toBe('/');
  },
);

test.each([
  ['en', 'This service is no longer available', 'Back to home'],
  ['th', 'บริการนี้ปิดให้บริการแล้ว', 'กลับหน้าหลัก'],
  ['la', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'ກັບໄປໜ້າຫຼັກ'],
] as const)(
  'R-130 A-29 terminated in %s: the English heading, a sentence in that language, a link home',
  async (locale, line, home) => {
    await changeLocale(locale);
    const markup = staticMarkup(<TerminatedScreen />);
    expect(markup).toContain('<h1 lang="en" tabindex="-1">Page not found</h1>');
    expect(textOf(markup)).toBe(`Page not found${line}${home}`);
    expect(elementsOf(markup).find(({ tag }) => tag === 'a')?.attributes['href']).toBe('/');
  },
);
