import { expect, test } from 'vitest';
import { digitsOnly, usernameOf } from '../../../src/lib/phone.ts';

test.each([
  ['081-234-5678', '0812345678'],
  ['+66 81 234 5678', '66812345678'],
  ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
  ['໐໒໐໑໒໓໔໕໖໗', '0201234567'],
  ['1e5', '15'],
])('A-32 the digits of %j are %s', (text, expected) => {
  expect(digitsOnly(text)).toBe(expected);
});

test.each([
  ['081 234-5678', '0812345678'],
  ['(081) 234.5678', '0812345678'],
  ['๐๘๑๒๓๔๕๖๗๘ ', '0812345678'],
  ['໐໒໐໑໒໓໔໕໖໗', '0201234567'],
  ['+66 81 234 5678', '+66 81 234 5678'],
  ['somchai 1', 'somchai 1'],
  [' - ', ' - '],
  ['', ''],
])('A-122 a login sends %j as %j', (typed, sent) => {
  expect(usernameOf(typed, { laos: false })).toBe(sent);
});

test('A-122 the Laos build sends the typed text without surrounding spaces', () => {
  expect(usernameOf(' 020 5551 2345 ', { laos: true })).toBe('020 5551 2345');
});
