import { expect, test } from 'vitest';
import { toWesternDigits } from '../../../src/lib/western-digits.ts';

test.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['໐໑໒໓໔໕໖໗໘໙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['a๑b໒c３d4', 'a1b2c3d4'],
  ['²①½٣', '²①½٣'],
  ['฿ກข', '฿ກข'],
])('A-32 %s has the Western digits %s', (text, expected) => {
  expect(toWesternDigits(text)).toBe(expected);
});
