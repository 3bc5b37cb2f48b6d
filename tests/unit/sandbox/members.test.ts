import { describe, expect, test } from 'vitest';
import {
  changePassword,
  firstGame,
  register,
  registrationProblem,
  renameBankAccount,
  updateProfile,
} from '../../../mocks/sandbox/state/members.ts';
import { receiveDeposit } from '../../../mocks/sandbox/state/deposits.ts';
import { logIn } from '../../../mocks/sandbox/state/sessions.ts';
import { transfer } from '../../../mocks/sandbox/state/transfers.ts';
import { walletOf } from '../../../mocks/sandbox/state/wallet.ts';
import { malee, memberIn, memberOf, newcomer, registration, rich, testWorld } from '../../support/test-world.ts';

const wanted = { ...registration, username: '0891112222' };
const withoutBank = { bankCode: '', bankAccountName: '', bankAccountNo: '' };

describe('sandbox: registration', () => {
  test.each([
    ['PHONE_NUMBER_REQUIRE_10_DIGIT', { username: '089111222' }],
    ['EXISTING_USER', { username: rich }],
    ['INVALID_USER_INFO', { name: '  ' }],
    ['INVALID_BANK', { bankCode: 'NOBANK' }],
    ['INVALID_BANK', { bankAccountNo: '' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'KTB', bankAccountName: 'ธิดา พรหมดี' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'TMB', bankAccountName: 'THIDA 2' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'BBL', bankAccountName: 'ธิดา' }],
    ['EXISTING_BANK', { bankCode: 'KBANK', bankAccountNo: '1234567890' }],
  ])('%s is what %j gets', (code, change) => {
    const world = testWorld({ otp: false });
    expect(registrationProblem(world, { ...wanted, ...change })).toMatchObject({ code });
    expect(register(world, { ...wanted, ...change })).toMatchObject({ code });
  });

  test('a phone that is not verified is refused while OTP is on', () => {
    expect(registrationProblem(testWorld(), wanted)).toMatchObject({ code: 'UNVERIFIED_OTP' });
  });

  test('validation accepts empty bank fields, registration does not', () => {
    const world = testWorld({ otp: false });
    expect(registrationProblem(world, { ...wanted, ...withoutBank })).toBeNull();
    expect(register(world, { ...wanted, ...withoutBank })).toMatchObject({ code: 'INVALID_BANK' });
  });

  test('a new member can sign in, has no money, and the first game is open', () => {
    const world = testWorld({ otp: false });
    expect(register(world, wanted)).toBeNull();
    expect(logIn(world, wanted)).toHaveProperty('token');
    const member = memberOf(world, wanted.username);
    expect(walletOf(world, member)).toMatchObject({ wallet: { amount: 0 } });
    expect([...member.games.keys()]).toEqual([firstGame]);
    receiveDeposit(world, member, { amount: 5000n, channel: 'SCB' });
    expect(transfer(world, member, { from: 'WALLET', to: firstGame, amount: 50 })).toBeNull();
    expect(register(world, wanted)).toMatchObject({ code: 'EXISTING_USER' });
  });

  test('registration fails while the first game is closed', () => {
    const world = testWorld({ otp: false, maintenance: [firstGame] });
    expect(register(world, wanted)).toMatchObject({ code: 'GAME_ACTIVATION_FAIL' });
    expect(logIn(world, wanted)).toMatchObject({ code: 'NO_USER' });
  });

  test('Laos: any phone number, Lao banks, kip by default', () => {
    const world = testWorld({ otp: false, laos: true });
    const lao = { ...wanted, username: '+8562055599999', bankCode: 'LDB' };
    expect(register(world, lao)).toBeNull();
    expect(memberOf(world, lao.username).currency).toBe('LAK');
    expect(register(world, { ...wanted, bankCode: 'SCB' })).toMatchObject({ code: 'INVALID_BANK' });
    expect(register(world, { ...wanted, bankCode: 'APB', currency: 'BAHT' })).toBeNull();
    expect(memberOf(world, wanted.username).currency).toBe('BAHT');
  });
});

describe('sandbox: profile', () => {
  test('the bank account name changes, in Latin letters if the bank requires them', () => {
    const { member } = memberIn(malee);
    const rename = (bankCode: string, bankAccountName: string) =>
      renameBankAccount(member, { bankCode, bankAccountName })?.code;
    expect(rename('SCB', 'MALEE')).toBe('INVALID_BANK');
    expect(rename('KTB', 'มาลี')).toBe('BANK_ACCOUNT_NAME_ENG');
    expect(rename('KTB', 'MALEE SRISUK')).toBeUndefined();
    expect(member.bank?.bankAccountName).toBe('MALEE SRISUK');
    member.bank = null;
    expect(rename('KTB', 'MALEE')).toBe('NO_BANK');
  });

  test('a profile can keep its account number, but not use another member’s', () => {
    const { world, member } = memberIn(newcomer);
    const own = { name: 'อรทัย ใหม่มา', bankCode: 'SCB', bankAccountName: 'ORATHAI MAIMA', bankAccountNo: '4051234568' };
    expect(updateProfile(world, member, own)).toBeNull();
    const taken = { ...own, bankCode: 'KBANK', bankAccountNo: '1234567890' };
    expect(updateProfile(world, member, taken)).toMatchObject({ code: 'EXISTING_BANK' });
  });

  test('the password changes only against the old one', () => {
    const { world, member } = memberIn(rich);
    const change = (oldPassword: string) => changePassword(member, { oldPassword, newPassword: 'naga5678' });
    expect(change('no')).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(change('naga1234')).toBeNull();
    expect(logIn(world, { username: rich, password: 'naga1234' })).toMatchObject({ code: 'WRONG_CREDENTIAL' });
    expect(logIn(world, { username: rich, password: 'naga5678' })).toHaveProperty('token');
  });
});
