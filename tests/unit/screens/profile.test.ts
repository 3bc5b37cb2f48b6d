import { describe, expect, test, vi } from 'vitest';
import { formatDateTime } from '../../../src/lib/date-time.ts';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { texts } from '../../support/texts.ts';
import { rich } from '../../support/test-world.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';

const withThaiName = '0856789012';
const sheet = '/user/profile?open=bank-name';
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

describe('the field for the name in English', () => {
  test.each([
    ['', 'Enter your account name'],
    ['Malee 2', 'Bank account name must be in English only'],
    ['มาลี', 'Bank account name must be in English only'],
  ])('R-310 is not sent with "%s": %s', async (name, problem) => {
    await open(sheet, { as: withThaiName });
    await fill('Account name in English', name);
    await press('button', 'Save');
    await see(problem);
    expect(callsOf('updateBankAccountName')).toEqual([]);
  });

  test('R-310 has capital letters, however they are typed', async () => {
    await open(sheet, { as: withThaiName });
    await fill('Account name in English', 'malee sri');
    expect(await field('Account name in English')).toHaveProperty('value', 'MALEE SRI');
  });
});

describe('the member of the profile', () => {
  test.each(['en', 'th', 'la'] as const)('R-314 has name, user name, date and id in %s', async (locale) => {
    const t = await texts(locale, 'profile');
    await open('/user/profile', { locale });
    const facts = [...(await find('region', 'สมชาย ใจดี')).querySelectorAll('dl > div')];
    expect(facts.map((each) => each.querySelector('dt')?.textContent)).toEqual([
      t('username'),
      t('registeredOn'),
      t('memberId'),
    ]);
    const values = facts.map((each) => each.querySelector('dd')?.textContent);
    expect(values).toEqual([rich, formatDateTime('2025-03-14T09:26:53+07:00'), control.member(rich).id]);
  });

  test('R-314 R-430 has its id copied by the button beside it', async () => {
    await open('/user/profile');
    await see('Member ID');
    const { _id: id } = typicalOf('getProfile').profile;
    expect(shownText()).toContain(id);
    await press('button', 'Copy member ID');
    await until(() => document.querySelector('[data-tone]')?.textContent.endsWith(id) === true, 'the copied id');
  });

  test('R-314 cannot be edited', async () => {
    await open('/user/profile');
    await see('Member ID');
    expect(all('textbox')).toEqual([]);
  });
});

describe('the change of the password', () => {
  test('R-317 is opened by a lock', async () => {
    await open('/user/profile');
    expect((await find('link', 'Change password')).querySelector('svg')?.getAttribute('class')).toMatch(/lock/);
    await press('link', 'Change password');
    await find('dialog', 'Change password');
    expect(location.search).toBe('?open=password');
  });

  test('R-317 has three hidden fields, and Save and Cancel', async () => {
    await open('/user/profile?open=password');
    for (const label of ['Old password', 'New password', 'Confirm new password'])
      expect((await field(label)).getAttribute('type')).toBe('password');
    const dialog = await find('dialog', 'Change password');
    expect([...dialog.querySelectorAll('form button')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Save', 'Cancel']),
    );
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

test('B-16 without a choice the appearance is that of the device', async () => {
  await open('/user/profile');
  expect(await field('Appearance')).toHaveProperty('value', 'device');
});

test('B-10 A-116 the switch of the settings hides the amounts, and shows them again', async () => {
  await open('/user/profile');
  await see('Member ID');
  for (const isHidden of [true, false]) {
    await press('switch', 'Hide amounts');
    await press('link', 'Home');
    await see('Total balance');
    expect(shownText().includes('12,480.50')).toBe(!isHidden);
    await press('link', 'Profile');
  }
});

test('R-430 what the browser does not let the app copy is not called copied', async () => {
  await open('/user/profile');
  await see('Member ID');
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press('button', 'Copy member ID');
  await until(() => document.querySelector('[data-tone]') !== null, 'the toast');
  copying.mockRestore();
  expect(document.querySelector<HTMLElement>('[data-tone]')?.dataset['tone']).toBe('danger');
});
