import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NotFoundScreen } from '../../../../src/features/not-found/NotFoundScreen.tsx';
import { TerminatedScreen } from '../../../../src/features/not-found/TerminatedScreen.tsx';
import { changeLocale, initI18n } from '../../../../src/i18n/i18n.ts';
import { stubBrowser } from '../../../support/browser-stub.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  stubBrowser();
  await initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['not-found'] });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const screens = {
  404: [<NotFoundScreen />, 'Page Not Found'],
  terminated: [<TerminatedScreen />, 'Page not found'],
} as const;

test.each([
  [404, 'en', "We couldn't find the page you were looking for", 'Back to home'],
  [404, 'th', 'ไม่พบหน้าที่คุณต้องการ', 'กลับหน้าหลัก'],
  [404, 'la', 'ບໍ່ພົບໜ້າທີ່ທ່ານຕ້ອງການ', 'ກັບໄປໜ້າຫຼັກ'],
  ['terminated', 'en', 'This service is no longer available', 'Back to home'],
  ['terminated', 'th', 'บริการนี้ปิดให้บริการแล้ว', 'กลับหน้าหลัก'],
  ['terminated', 'la', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'ກັບໄປໜ້າຫຼັກ'],
] as const)(
  'R-130 R-131 A-29 %s in %s: the English heading, a sentence in that language, a link home',
  async (name, locale, line, home) => {
    const [screen, heading] = screens[name];
    await changeLocale(locale);
    const markup = staticMarkup(screen);
    expect(markup).toContain(`<h1 lang="en" tabindex="-1">${heading}</h1>`);
    expect(textOf(markup)).toBe(`${heading}${line}${home}`);
    expect(elementsOf(markup).find(({ tag }) => tag === 'a')?.attributes['href']).toBe('/');
  },
);
