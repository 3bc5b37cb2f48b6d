import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { BankAccountNameRequest } from '../../../../generated/schemas.ts';
import { bankNameForm, toRequest } from '../../../../src/features/bank-name/bank-name-form.ts';

/** What the form says first. */
const problemOf = (bankAccountName: string) => safeParse(bankNameForm, { bankAccountName }).error?.issues[0]?.message;

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

test('R-311 the request holds the two keys of the contract, the name without the spaces around it', () => {
  const body = toRequest({ bankAccountName: '  MALEE SRISUK ' }, 'KTB');
  expect(body).toEqual({ bankCode: 'KTB', bankAccountName: 'MALEE SRISUK' });
  expect(safeParse(BankAccountNameRequest, body).success).toBe(true);
});
