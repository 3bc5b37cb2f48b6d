import { expect, test } from 'vitest';
import { dialled, digitsOnly, phoneCharacters, usernameOf } from '../../../src/lib/phone.ts';

const [thai, laos] = [{ laos: false }, { laos: true }];

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
  ['０８１－２３４－５６７８', '0812345678'],
  ['081\u2011234\u20135678', '0812345678'],
  ['081\u00a0234\u20095678', '0812345678'],
  ['\u202a+66\u00a081\u00ad234\u200b5678\u202c', '0812345678'],
  ['+66812345678', '0812345678'],
  ['+66 (0)81 234 5678', '0812345678'],
  ['+66 081 234 5678', '0812345678'],
  ['0066 81 234 5678', '0812345678'],
  ['66812345678', '0812345678'],
  ['+๖๖ ๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['tel:+66-81-234-5678', '0812345678'],
  ['+66 2 123 4567', '021234567'],
  // Ten digits without a plus are a local number, whatever they begin with.
  ['6621234567', '6621234567'],
  ['+856 20 5551 2345', '+8562055512345'],
  ['+65 8123 4567', '+6581234567'],
])('A-32 A-122 the Thai build reads %j as %s', (typed, sent) => {
  expect(usernameOf(typed, thai)).toBe(sent);
});

test.each([
  [' 020 7777 1234 ', '02077771234'],
  ['໐໒໐ ໗໗໗໗ ໑໒໓໔', '02077771234'],
  ['020-7777.1234', '02077771234'],
  ['+856 20 7777 1234', '02077771234'],
  ['+856 (0) 20 7777 1234', '02077771234'],
  ['00856 2077771234', '02077771234'],
  ['8562077771234', '02077771234'],
  ['\u20688562077771234\u2069', '02077771234'],
  ['+856 30 123 4567', '0301234567'],
  ['+856 21 212 345', '021212345'],
  ['2077771234', '2077771234'],
  ['0812345678', '0812345678'],
  ['+66 81-234-5678', '+66812345678'],
])('A-32 A-122 the Laos build reads %j as %s', (typed, sent) => {
  expect(usernameOf(typed, laos)).toBe(sent);
});

test.each(['somchai 1', '081 234 567x', '-', '+', '08+1'])(
  'A-122 %j is no number and is sent without outer spaces',
  (text) => {
    for (const build of [thai, laos]) expect(usernameOf(` ${text}\u00a0`, build)).toBe(text);
  },
);

test.each([
  ['+66 81', '+6681'],
  ['\u202a+66', '+66'],
  ['๐๘๑-๒', '0812'],
  ['08+1', '081'],
  ['abc', ''],
])('A-32 the phone field keeps %j as %j', (typed, kept) => {
  expect(phoneCharacters(typed)).toBe(kept);
});

test.each([
  ['tel:+66 2 000\u20110000', '+6620000000'],
  ['\u202a๐๒ ๐๐๐ ๐๐๐๐', '020000000'],
  ['*100#', '*100#'],
])('R-398 a button that calls %j dials %s', (number, dials) => {
  expect(dialled(number)).toBe(dials);
});
