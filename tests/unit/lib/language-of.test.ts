import { expect, test } from 'vitest';
import { languageOf } from '../../../src/lib/language-of.ts';

test.each([
  ['ทีมงานพร้อมให้บริการ LINE', 'th'],
  ['ທີມງານ', 'lo'],
  ['SOMCHAI JAIDEE', 'en'],
  ['1,234.50 ฿', undefined],
  ['', undefined],
])('A-124 %j has the language %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
