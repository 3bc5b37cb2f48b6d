import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textParts } from '../../../../src/features/chat/text-parts.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.isLink ? [part.text] : []));

test.each<readonly [text: string, found: readonly string[]]>([
  ['see https://example.com/a.', ['https://example.com/a']],
  // What ends a sentence is no part of the address.
  ...['.', ',', ';', ':', '!', '?'].map(
    (end) => [`is it https://example.com/a${end}`, ['https://example.com/a']] as const,
  ),
  ['(https://example.com/a)', ['https://example.com/a']],
  ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
  ['https://a.example.com, https://b.example.com?x=1&y=2!', ['https://a.example.com', 'https://b.example.com?x=1&y=2']],
  ['HTTPS://EXAMPLE.COM/x', ['HTTPS://EXAMPLE.COM/x']],
  ...['javascript:alert(1)', 'http://example.com', 'example.com', 'data:text/html,x', '//example.com'].map(
    (text) => [text, []] as const,
  ),
  ['ดูที่ https://example.com/ขั้นตอน ด้วย', ['https://example.com/ขั้นตอน']],
  // A text of another script follows without a space.
  ...['ครับ', 'ແລ້ວ', '๒', 'です', '😀', '。', '…', '！ครับ', '*', '**', '`', '\u200bครับ', '”'].map(
    (after) => [`https://lin.ee/ab9${after}`, ['https://lin.ee/ab9']] as const,
  ),
  ['https://lin.eeครับ', ['https://lin.ee']],
  ['https://a.example/?q=abcครับ https://b.example/a。b', ['https://a.example/?q=abc', 'https://b.example/a']],
  // It may also be part of the address.
  ...['ไทย/หน้า', 'ไทยabcไทย', '?q=ไทย&r=ลาว', 'a-ไทย', '#หน้า', 'café/naïve', 'cafe\u0301', 'a_', 'a-'].map(
    (part) => [`https://example.com/${part}`, [`https://example.com/${part}`]] as const,
  ),
])('R-397 quality 7: the links of "%s" are %j', (text, found) => {
  expect(links(text)).toEqual(found);
});

test('R-397 the parts of any text add up to the text', () => {
  const words = fc.array(fc.constantFrom('https://a.example/(x)', 'a', ')', '.', ' ', '\n', '‮', 'ก', '😀', 'https://'));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        words.map((each) => each.join('')),
      ),
      (text) => {
        const parts = textParts(text).map((part) => part.text);
        expect(parts.join('')).toBe(text);
      },
    ),
  );
});
