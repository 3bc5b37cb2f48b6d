import { expect, test } from 'vitest';
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
import { usernameOf } from '../../../../src/lib/phone.ts';

function problemsOf(schema: ZodMiniType, value: unknown): Record<string, string> {
  const issues = safeParse(schema, value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const [thai, lao] = [{ laos: false }, { laos: true }];
const phone = { username: '0891112222' };
const passwords = { password: ' p1 ', confirmPassword: ' p1 ' };
const profile = { name: ' สมชาย ', ...passwords, sourceCode: 'LINE', inviteCode: ' NAGA ' };
const bank = { ...emptyBank, bankCode: 'KTB', bankAccountNo: ' 1234567890 ', firstName: 'SOM ', lastName: ' JAIDEE' };
const noPasswords = { password: 'enterPassword', confirmPassword: 'enterPasswordAgain' };
const differ = { confirmPassword: 'passwordsDiffer' };

test.each([
  ['R-161 not ten characters', thai, ['', '089111222', '08911122223'], { username: 'phoneTenDigits' }],
  ['R-161 A-32 accepted', thai, ['0891112222', '1891112222'], {}],
  ['R-161 A-32 accepted in other spellings', thai, ['+66 89 111 2222', '๐๘๙-๑๑๑-๒๒๒๒', '66891112222'], {}],
  ['R-161 a number of another country', thai, ['+6589111222', '+65 8911 2223'], { username: 'phoneTenDigits' }],
  ['R-162 accepted in Laos', lao, ['02055512', '02055512345', '+8562055512345', '020 5551 2345', 'a 12345678'], {}],
  ['R-162 no phone number in Laos', lao, ['', '  '], { username: 'enterPhoneNumber' }],
  ['R-162 too few digits for a code', lao, ['0205551', '໐໒໐ ໕໕໕ ໑', 'somphone'], { username: 'phoneEightDigits' }],
])('%s: %o %j', (_what, country, usernames, problems) => {
  for (const username of usernames) expect(problemsOf(phoneForm(country), { username }), username).toEqual(problems);
});

test.each<[what: string, typed: Partial<typeof profile>, problems: object]>([
  ['R-168 source and inviter code are optional', { sourceCode: '', inviteCode: '' }, {}],
  [
    'R-168 name and passwords are needed',
    { name: '  ', password: '', confirmPassword: '' },
    { name: 'enterName', ...noPasswords },
  ],
  ['R-168 a password is not trimmed', { password: '  ', confirmPassword: '  ' }, {}],
  ['R-169 a space differs', { password: 'p1', confirmPassword: 'p1 ' }, differ],
  ['R-169 a capital differs', { password: 'p1', confirmPassword: 'P1' }, differ],
  ['R-169 without a password', { password: '', confirmPassword: 'p1' }, { password: 'enterPassword', ...differ }],
])('%s: %j', (_what, typed, problems) => {
  expect(problemsOf(profileForm, { ...profile, ...typed })).toEqual(problems);
});

test('R-166 an OTP code is needed', () => {
  expect(problemsOf(otpForm, { otpCode: '' })).toEqual({ otpCode: 'enterOtpCode' });
  expect(problemsOf(otpForm, { otpCode: '123456' })).toEqual({});
});

const notLatin = 'bankNameEnglishOnly';
const nothing = { firstName: 'enterFirstName', lastName: 'enterLastName', bankAccountNo: 'enterAccountNumber' };

test.each<[what: string, typed: Partial<typeof bank>, problems: object]>([
  ['R-174 all four are needed', emptyBank, { bankCode: 'chooseBank', ...nothing }],
  ['R-176 A-41 accepted', { lastName: 'JAI DEE', bankAccountNo: '12-34 x' }, {}],
  ['R-176 KTB needs an English first name', { firstName: 'สมชาย' }, { firstName: notLatin }],
  ['R-176 TMB takes no digits in it', { bankCode: 'TMB', firstName: 'SOM2' }, { firstName: notLatin }],
  ['R-176 BBL needs an English last name', { bankCode: 'BBL', lastName: 'ใจดี' }, { lastName: notLatin }],
  ['R-176 SCB takes any name', { bankCode: 'SCB', firstName: 'สมชาย', lastName: 'ใจดี' }, {}],
  [
    'A-40 a missing name comes before the English rule',
    { firstName: 'สมชาย', lastName: ' ' },
    { lastName: 'enterLastName' },
  ],
  ['A-40 so does a missing number', { firstName: 'สมชาย', bankAccountNo: '' }, { bankAccountNo: 'enterAccountNumber' }],
])('%s: %j', (_what, typed, problems) => {
  expect(problemsOf(bankForm, { ...bank, ...typed })).toEqual(problems);
});

test.each([
  ['Laos', lao, '+856 20 5553 3344', '02055533344'],
  ['Thai', thai, '+66 89-111-2222', '0891112222'],
])('A-32 R-162 the %s build sends the number as the login sends it', (_build, build, typed, sent) => {
  expect(phoneForm(build).parse({ username: typed })).toEqual({ username: sent });
  expect(usernameOf(typed, build)).toBe(sent);
});

test('R-023 R-087 R-187 the request has the trimmed names joined and baht', () => {
  const request = toRegistration({ phone, profile, bank }, thai);
  expect(request).toEqual({
    ...{ name: 'สมชาย', username: '0891112222', password: ' p1 ', sourceCode: 'LINE', inviteCode: 'NAGA' },
    ...{ bankCode: 'KTB', bankAccountName: 'SOM JAIDEE', bankAccountNo: '1234567890' },
    currency: 'BAHT',
  });
  expect(safeParse(Registration, request).success).toBe(true);
});

test('R-172 R-463 in Laos the chosen currency is sent', () => {
  expect(toRegistration({ phone, profile, bank: { ...bank, currency: 'BAHT' } }, lao).currency).toBe('BAHT');
});

test('R-022 R-173 A-35 validation has the bank keys, empty, and baht or in Laos LAK', () => {
  const request = toRegistration({ phone, profile }, thai);
  expect(request).toMatchObject({ bankCode: '', bankAccountName: '', bankAccountNo: '' });
  expect(request.currency).toBe('BAHT');
  expect(toRegistration({ phone, profile }, lao).currency).toBe('LAK');
  expect(safeParse(Registration, request).success).toBe(true);
});
