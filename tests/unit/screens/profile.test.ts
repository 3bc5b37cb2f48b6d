import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { control } from '../../support/screen-service.ts';
import { all, fill, open, press, see, shownText, until } from '../../support/screen.ts';

const withThaiName = '0856789012';
const offer = 'Your bank needs your account name in English';

describe('the name of the bank account in English', () => {
  test('R-313 R-316 is on the profile after it was saved, and is not asked for any more', async () => {
    await open('/user/profile?open=bank-name', { as: withThaiName });
    await fill('Account name in English', 'MALEE SRISUK');
    await press('button', 'Save');
    await see('Account name saved');
    await until(() => all('dialog').length === 0, 'the profile');
    await see('MALEE SRISUK');
    expect(shownText()).not.toContain(offer);
  });

  test('A-50 that one member does not want to enter is asked of the next one', async () => {
    await open('/user/home', { as: withThaiName, anew: true });
    await see(offer);
    await press('button', 'Close');
    expect(shownText()).not.toContain(offer);
    const wallet = typicalOf('getWallet');
    const bankAccount = { ...wallet.bankAccount, bankCode: 'KTB', bankAccountName: 'มาลี ศรีสุข' };
    control.fail('getWallet', { status: 200, body: { ...wallet, bankAccount }, times: 9 });
    await open('/user/home');
    await see(offer);
  });
});

describe('the bank account of the profile', () => {
  const { profile, bankAccount } = typicalOf('getProfile');
  const empty = { ...bankAccount, bankCode: '', bankAccountName: '', bankAccountNo: '' };
  const none = 'No bank account';

  test.each([
    ['a name', { bankAccountName: 'MALEE' }, 'MALEE'],
    ['a number', { bankAccountNo: '1234567890' }, '123-456-7890'],
    ['nothing', {}, none],
  ])('R-315 R-316 with %s only', async (_what, given, shown) => {
    control.fail('getProfile', { status: 200, body: { profile, bankAccount: { ...empty, ...given } }, times: 9 });
    await open('/user/profile');
    await see(shown);
    expect(shownText().includes(none)).toBe(shown === none);
  });
});

describe('LINE on the contact page', () => {
  const contact = { contactText: '<p>Write us</p>', lineLink: '', lineName: '', lineQR: '' };

  test.each([
    ['a link', { lineLink: 'https://line.me/x' }, 1],
    ['a name', { lineName: '@naga' }, 1],
    ['a QR code', { lineQR: '/media/line.png' }, 1],
    ['nothing', {}, 0],
  ])('R-014 B-47 is there with %s only', async (_what, given, count) => {
    control.fail('getContact', { status: 200, body: { ...contact, ...given }, times: 9 });
    await open('/user/contact');
    await see('Write us');
    expect(all('group', 'LINE')).toHaveLength(count);
  });
});
