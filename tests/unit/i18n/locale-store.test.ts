import { afterEach, expect, test, vi } from 'vitest';
import { readLocale, storeInCookie, storeLocale } from '../../../src/i18n/locale-store.ts';
import { stubBrowser, stubForbiddenStorage } from '../../support/browser-stub.ts';

afterEach(() => vi.unstubAllGlobals());

test('R-449 R-452 the stored choice is used, else the default', () => {
  stubBrowser({ locale: 'fr' });
  expect(readLocale('th')).toBe('th');
  expect(readLocale('la')).toBe('la');
  stubBrowser({ locale: 'en' });
  expect(readLocale('th')).toBe('en');
});

test.each([
  ['th', 'TH'],
  ['la', 'LA'],
  ['en', 'EN'],
] as const)('R-120 R-451 A-92 the choice %s is stored, and its cookie holds %s for a year', (locale, inCookie) => {
  const { storage, cookies } = stubBrowser({ token: 'kept' });
  storeLocale(locale);
  expect([...storage]).toEqual([
    ['token', 'kept'],
    ['locale', locale],
  ]);
  expect(cookies).toEqual([`i18next=${inCookie}; Path=/; SameSite=Lax; Max-Age=31536000`]);
});

test('R-120 A-92 the displayed locale is in the cookie even without a choice', () => {
  const { storage, cookies } = stubBrowser();
  storeInCookie('th');
  expect(cookies).toEqual(['i18next=TH; Path=/; SameSite=Lax; Max-Age=31536000']);
  expect(storage.size).toBe(0);
});

test('quality 11: storage that is forbidden does not throw', () => {
  stubForbiddenStorage();
  expect(readLocale('th')).toBe('th');
  expect(() => storeLocale('en')).not.toThrow();
});
