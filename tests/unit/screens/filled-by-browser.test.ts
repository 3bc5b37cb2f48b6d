import { describe, expect, test } from 'vitest';
import { field, open } from '../../support/screen.ts';
import * as steps from '../../support/screen-register.ts';

// What the browser and password managers are told of each field.

const filled = async (label: string) => (await field(label)).getAttribute('autocomplete');

describe('the registration', () => {
  test('A-124 says what the browser fills into the details', async () => {
    await open('/register', steps.visitor);
    expect(await filled('Phone number')).toBe('tel');
    await steps.toDetails();
    const known = await Promise.all(['Name', 'Password', 'Confirm password', 'Inviter code (Optional)'].map(filled));
    expect(known).toEqual(['name', 'new-password', 'new-password', 'off']);
  });

  test('A-124 says what the browser fills into the bank account', async () => {
    await open('/register', steps.visitor);
    await steps.toBank();
    const labels = ['Account number', "Account holder's first name", "Account holder's last name"];
    expect(await Promise.all(labels.map(filled))).toEqual(['off', 'given-name', 'family-name']);
  });
});

test.each([
  ['Phone number', 'username'],
  ['Password', 'current-password'],
])('A-124 the login says what a password manager fills into "%s"', async (label, value) => {
  await open('/login', steps.visitor);
  expect(await filled(label)).toBe(value);
});

test.each([
  ['Old password', 'current-password'],
  ['New password', 'new-password'],
  ['Confirm new password', 'new-password'],
])('A-124 the change of the password says what is filled into "%s"', async (label, value) => {
  await open('/user/profile?open=password');
  expect(await filled(label)).toBe(value);
});

describe('the keyboard of a phone', () => {
  const keys = async (label: string | RegExp) => (await field(label)).getAttribute('inputmode');
  const capitals = async (label: string) => (await field(label)).getAttribute('autocapitalize');

  test.each([
    ['/login', 'Phone number', 'tel', steps.visitor],
    ['/register', 'Phone number', 'tel', steps.visitor],
    ['/user/profile?open=transfer&to=PGSLOT', /Amount/, 'decimal', {}],
    ['/user/profile?open=withdraw', /Amount/, 'decimal', {}],
  ] as const)('R-144 R-161 B-20 has the keys of the field: %s, %s', async (address, label, mode, visit) => {
    await open(address, visit);
    expect(await keys(label)).toBe(mode);
  });

  test('R-166 has digits for a code', async () => {
    await open('/register', steps.visitor);
    await steps.toCode();
    expect(await keys('OTP code')).toBe('numeric');
  });

  test('R-174 R-175 has digits and capitals for a bank account', async () => {
    await open('/register', steps.visitor);
    await steps.toBank();
    expect(await keys('Account number')).toBe('numeric');
    const names = ["Account holder's first name", "Account holder's last name"];
    expect(await Promise.all(names.map(capitals))).toEqual(['characters', 'characters']);
  });

  test('R-310 has capitals for the name in English', async () => {
    await open('/user/profile?open=bank-name', { as: '0856789012' });
    expect(await capitals('Account name in English')).toBe('characters');
  });

  test('R-147 writes no capitals into a password', async () => {
    await open('/login', steps.visitor);
    expect(await capitals('Password')).toBe('none');
  });
});
