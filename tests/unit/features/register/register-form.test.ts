import { describe, expect, test } from 'vitest';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { Registration } from '../../../../generated/schemas.ts';
import {
  bankForm,
  emptyBank,
  otpForm,
  phoneForm,
  profileForm,
  toRegistration,
} from '../../../../src/features/register/register-form.ts';

function problemsOf(schema: ZodMiniType, value: unknown): Record<string, string> {
  const issues = safeParse(schema, value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const thai = { laos: false };
const lao = { laos: true };

const phone = { username: '0891112222' };
const passwords = { password: ' p1 ', confirmPassword: ' p1 ' };
const profile = { name: ' สมชาย ', ...passwords, sourceCode: 'LINE', inviteCode: ' NAGA ' };
const bank = { ...emptyBank, bankCode: 'KTB', bankAccountNo: ' 1234567890 ', firstName: 'SOM ', lastName: ' JAIDEE' };

describe('the phone step', () => {
  test.each([
    ['R-161 not ten characters', thai, ['', '089111222', '08911122223'], { username: 'phoneTenDigits' }],
    ['R-161 A-32 accepted', thai, ['0891112222', '1891112222'], {}],
    ['R-162 accepted in Laos', lao, ['02055512', '02055512345', '+8562055512345', '020 5551 2345'], {}],
    ['R-162 no phone number in Laos', lao, ['', '  '], { username: 'enterPhoneNumber' }],
  ])('%s: %o %j', (_what, country, usernames, problems) => {
    for (const username of usernames) expect(problemsOf(phoneForm(country), { username }), username).toEqual(problems);
  });
});

test('R-166 an OTP code is needed', () => {
  expect(problemsOf(otpForm, { otpCode: '' })).toEqual({ otpCode: 'enterOtpCode' });
  expect(problemsOf(otpForm, { otpCode: '123456' })).toEqual({});
});

describe('the profile step', () => {
  const empty = { name: '', password: '', confirmPassword: '', sourceCode: '', inviteCode: '' };

  test('R-168 name and both passwords are needed, source and inviter code are not', () => {
    expect(problemsOf(profileForm, empty)).toEqual({
      name: 'enterName',
      password: 'enterPassword',
      confirmPassword: 'enterPasswordAgain',
    });
    expect(problemsOf(profileForm, { ...profile, sourceCode: '', inviteCode: '' })).toEqual({});
  });

  test('R-168 a blank name is missing; a password is not trimmed', () => {
    const typed = { ...empty, name: '  ', password: '  ', confirmPassword: '  ' };
    expect(problemsOf(profileForm, typed)).toEqual({ name: 'enterName' });
  });

  test.each([
    ['p1', 'p2'],
    ['p1', 'P1'],
    ['p1', 'p1 '],
    ['', 'p1'],
  ])('R-169 %j and %j differ', (password, confirmPassword) => {
    const problems = problemsOf(profileForm, { ...profile, password, confirmPassword });
    expect(problems['confirmPassword']).toBe('passwordsDiffer');
  });
});

describe('the bank step', () => {
  test('R-174 bank, number and both names are needed', () => {
    expect(problemsOf(bankForm, emptyBank)).toEqual({
      bankCode: 'chooseBank',
      bankAccountNo: 'enterAccountNumber',
      firstName: 'enterFirstName',
      lastName: 'enterLastName',
    });
    expect(problemsOf(bankForm, bank)).toEqual({});
  });

  test.each(['KTB', 'TMB', 'BBL'])('R-176 %s needs an English name', (bankCode) => {
    const named = (firstName: string, lastName: string) =>
      problemsOf(bankForm, { ...bank, bankCode, firstName, lastName });
    expect(named('สมชาย', 'JAIDEE')).toEqual({ firstName: 'bankNameEnglishOnly' });
    expect(named('SOM', 'ใจดี')).toEqual({ lastName: 'bankNameEnglishOnly' });
    expect(named('SOM2', 'JAIDEE')).toEqual({ firstName: 'bankNameEnglishOnly' });
    expect(named('SOM', 'JAI DEE')).toEqual({});
  });

  test.each(['SCB', 'KBANK', 'BCEL'])('R-176 %s takes any name', (bankCode) => {
    expect(problemsOf(bankForm, { ...bank, bankCode, firstName: 'สมชาย', lastName: 'ใจดี' })).toEqual({});
  });

  test('A-40 a missing name is reported before the English rule', () => {
    expect(problemsOf(bankForm, { ...bank, firstName: 'สมชาย', lastName: ' ' })).toEqual({ lastName: 'enterLastName' });
    const numberless = { ...bank, firstName: 'สมชาย', bankAccountNo: '' };
    expect(problemsOf(bankForm, numberless)).toEqual({ bankAccountNo: 'enterAccountNumber' });
  });

  test('A-41 an account number of any length is accepted', () => {
    for (const bankAccountNo of ['1', '123456789012', '12-34 x']) {
      expect(problemsOf(bankForm, { ...bank, bankAccountNo })).toEqual({});
    }
  });

  test('R-173 the currency is LAK unless another is chosen', () => {
    expect(emptyBank.currency).toBe('LAK');
  });
});

describe('the request', () => {
  test('R-023 R-087 R-187 registers with the trimmed names joined and without a currency', () => {
    const request = toRegistration({ phone, profile, bank }, thai);
    expect(request).toEqual({
      name: 'สมชาย',
      username: '0891112222',
      password: ' p1 ',
      sourceCode: 'LINE',
      inviteCode: 'NAGA',
      bankCode: 'KTB',
      bankAccountName: 'SOM JAIDEE',
      bankAccountNo: '1234567890',
    });
    expect(safeParse(Registration, request).success).toBe(true);
  });

  test('R-172 R-463 in Laos the currency is also sent', () => {
    expect(toRegistration({ phone, profile, bank: { ...bank, currency: 'BAHT' } }, lao).currency).toBe('BAHT');
  });

  test('R-022 A-35 validation has the bank keys, empty', () => {
    const request = toRegistration({ phone, profile }, thai);
    expect(request).toMatchObject({ bankCode: '', bankAccountName: '', bankAccountNo: '' });
    expect('currency' in request).toBe(false);
    expect(toRegistration({ phone, profile }, lao).currency).toBe('LAK');
    expect(safeParse(Registration, request).success).toBe(true);
  });

  test('R-162 in Laos the phone number is unchanged', () => {
    expect(toRegistration({ phone: { username: '+856 20-5' }, profile }, lao).username).toBe('+856 20-5');
  });
});
