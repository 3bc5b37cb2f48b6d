import { expect, test } from 'vitest';
import { needsLatinName } from '../../../src/lib/latin-name-banks.ts';
import { bankNameIsOffered, isLatinName, joinAccountName } from '../../../src/lib/latin-name.ts';

test('A-40 a name is in English if it has only the letters A to Z and spaces', () => {
  for (const name of ['SOM CHAI', 'som', ' SOM ', 'A', 'SOM  CHAI']) expect(isLatinName(name), name).toBe(true);
  const others = ['สมชาย', '', '   ', 'SOM1', 'SÖM', 'SOM\nCHAI', 'SOM\u00a0CHAI', '\u212aTB', 'ＳＯＭ'];
  for (const name of others) expect(isLatinName(name), name).toBe(false);
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

test.each(Object.entries({ KTB: true, TMB: true, BBL: true, KBANK: false, SCB: false, ktb: false, '': false }))(
  'R-309 R-176 whether %s needs an English name: %s',
  (bankCode, needed) => {
    expect(needsLatinName(bankCode)).toBe(needed);
    for (const bankAccountName of ['มาลี ศรีสุข', 'MALEE-1', '']) {
      expect(bankNameIsOffered({ bankCode, bankAccountName }), bankAccountName).toBe(needed);
    }
    expect(bankNameIsOffered({ bankCode, bankAccountName: 'malee srisuk' })).toBe(false);
  },
);
