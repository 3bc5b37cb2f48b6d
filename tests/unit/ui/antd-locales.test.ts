import enUS from 'antd-mobile/es/locales/en-US';
import { describe, expect, test } from 'vitest';
import { antdLocaleLa } from '../../../src/ui/antd-locale-la.ts';
import { antdLocaleTh } from '../../../src/ui/antd-locale-th.ts';

/** All texts of a locale by path: `Form.defaultValidateMessages.string.len`. */
function textsIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  return new Map(
    Object.entries(value ?? {}).flatMap(([key, part]) => [...textsIn(part, path ? `${path}.${key}` : key)]),
  );
}
const placeholders = (text: string) => (text.match(/\$\{\w+\}/g) ?? []).sort();
const english = textsIn(enUS);

describe.each([
  ['th', antdLocaleTh, /[\u0E00-\u0E7F]/, /[\u0E80-\u0EFF]/],
  ['la', antdLocaleLa, /[\u0E80-\u0EFF]/, /[\u0E00-\u0E7F]/],
] as const)('R-448 the words of antd-mobile in %s', (_name, locale, own, other) => {
  const texts = textsIn(locale);

  test('are the same keys as in English', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  test.each([...english].filter(([path]) => path !== 'locale' && path !== 'Calendar.yearAndMonth'))(
    '%s is in its script, with the placeholders of "%s"',
    (path, source) => {
      const text = texts.get(path) ?? '';
      expect(text).toMatch(own);
      expect(text).not.toMatch(other);
      expect(text).not.toMatch(/[!！]/);
      expect(placeholders(text)).toEqual(placeholders(source));
      // Only placeholders may be English.
      expect(text.replaceAll(/\$\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/);
    },
  );
});

test('texts exempt from this comparison keep their placeholders', () => {
  for (const locale of [antdLocaleTh, antdLocaleLa]) {
    expect(placeholders(locale.Calendar.yearAndMonth)).toEqual(placeholders(enUS.Calendar.yearAndMonth));
  }
});
