import { describe, expect, test } from 'vitest';
import { bankNameIsOffered, isLatinName, joinAccountName, needsLatinName } from '../../../src/lib/latin-name.ts';

describe('isLatinName', () => {
  test.each([['SOM CHAI'], ['som'], [' SOM '], ['A'], ['SOM  CHAI']])('A-40 %j is in English', (text) => {
    expect(isLatinName(text)).toBe(true);
  });

  test.each([
    ...['สมชาย', 'ສົມໃຈ', 'SOM สมชาย', '', '   ', 'SOM1', 'SOM-CHAI', "O'NEIL", 'SOM.CHAI', 'SÖM', 'SOM\nCHAI'],
    ...['SOM\u00a0CHAI', '\u212aTB', 'ＳＯＭ'],
  ])('A-40 %j is not', (text) => {
    expect(isLatinName(text)).toBe(false);
  });
});

test.each([
  ['SOM', 'CHAI', 'SOM CHAI'],
  [' SOM', 'CHAI ', 'SOM CHAI'],
  ['SOM ', ' CHAI', 'SOM CHAI'],
  ['SOM DEE', 'NA  AYUTTHAYA', 'SOM DEE NA  AYUTTHAYA'],
  ['SOM', '', 'SOM'],
  ['', 'CHAI', 'CHAI'],
  [' ', ' ', ''],
])('R-087 %j and %j are joined as %j', (first, last, expected) => {
  expect(joinAccountName(first, last)).toBe(expected);
});

describe('bankNameIsOffered', () => {
  const names = {
    'MALEE SRISUK': false,
    malee: false,
    'มาลี ศรีสุข': true,
    'MALEE ศรีสุข': true,
    'MALEE-1': true,
    '': true,
  };
  const banks = { KTB: true, TMB: true, BBL: true, KBANK: false, SCB: false, BCEL: false, ktb: false, '': false };
  const matrix = Object.entries(banks).flatMap(([bankCode, asks]) =>
    Object.entries(names).map(([bankAccountName, isOther]) => ({
      bankCode,
      bankAccountName,
      offered: asks && isOther,
    })),
  );

  test.each(matrix)('R-309 $bankCode, $bankAccountName: $offered', ({ offered, ...account }) => {
    expect(bankNameIsOffered(account)).toBe(offered);
  });

  test.each(Object.entries(banks))('R-176 whether %s needs an English name: %s', (bankCode, needed) => {
    expect(needsLatinName(bankCode)).toBe(needed);
  });
});
