import { expect, test } from 'vitest';
import { parse, safeParse } from 'zod/mini';
import { bankNameForm } from '../../../../src/features/bank-name/bank-name-form.ts';

const problemOf = (bankAccountName: string) =>
  safeParse(bankNameForm('KTB'), { bankAccountName }).error?.issues[0]?.message;

test.each([[''], [' '], ['   ']])('R-310 A-40 the name is required: %j', (name) => {
  expect(problemOf(name)).toBe('enterAccountName');
});

test.each([['มาลี'], ['MALEE ศรีสุข'], ['MALEE1'], ['MALEE-SRISUK'], ["O'NEIL"], ['ມາລີ'], ['SÖM']])(
  'R-310 A-40 %j is not in English letters and spaces',
  (name) => {
    expect(problemOf(name)).toBe('bankNameEnglishOnly');
  },
);

test.each([['MALEE SRISUK'], [' MALEE '], ['A'], ['malee']])('R-310 A-40 %j is accepted', (name) => {
  expect(problemOf(name)).toBeUndefined();
});

test('R-311 the request has the two keys of the contract and a trimmed name', () => {
  expect(parse(bankNameForm('KTB'), { bankAccountName: '  MALEE SRISUK ' })).toEqual({
    bankCode: 'KTB',
    bankAccountName: 'MALEE SRISUK',
  });
});
