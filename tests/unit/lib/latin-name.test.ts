import { describe, expect, test } from 'vitest';
import { isLatinName, joinAccountName } from '../../../src/lib/latin-name.ts';

describe('isLatinName', () => {
  test.each([['SOM CHAI'], ['som'], [' SOM '], ['A'], ['SOM  CHAI']])('A-40 %j is in English', (text) => {
    expect(isLatinName(text)).toBe(true);
  });

  test.each([
    ['สมชาย'],
    ['ສົມໃຈ'],
    ['SOM สมชาย'],
    [''],
    ['   '],
    ['SOM1'],
    ['SOM-CHAI'],
    ["O'NEIL"],
    ['SOM.CHAI'],
    ['SÖM'],
    ['SOM\nCHAI'],
    ['SOM\u00a0CHAI'],
    ['\u212aTB'],
    ['ＳＯＭ'],
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
