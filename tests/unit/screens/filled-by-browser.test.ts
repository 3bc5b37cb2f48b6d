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
