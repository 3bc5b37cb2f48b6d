import { describe, expect, test } from 'vitest';
import { field, fill, find, open, press, reload, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';

const visitor = { as: null };
const rich = '0812345678';
const other = '0823456789';

async function signIn(phone: string, password = 'naga1234') {
  await fill('Phone number', phone);
  await fill('Password', password);
  await press('button', 'Log in');
}

describe('a login', () => {
  test('R-446 that was refused can be sent again', async () => {
    await open('/login', visitor);
    await signIn(rich, 'wrong');
    await until(() => callsOf('login').length === 1, 'the request');
    await time.settle();
    await signIn(rich);
    await see('Total balance');
  });

  test('R-423 that a service refuses in plain text shows its reason', async () => {
    const body = 'Closed until 06:30. Please contact support.';
    control.fail('login', { status: 403, body, contentType: 'text/plain' });
    await open('/login', visitor);
    await signIn(rich);
    await see(body);
    expect((await find('link', 'contact support')).getAttribute('href')).toBe('/contact');
  });

  test('R-149 that is not remembered is kept by the tab only', async () => {
    await open('/login', visitor);
    await signIn(rich);
    await see('Total balance');
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, expect.any(String)]);
  });

  test('R-149 that is not remembered survives a reload', async () => {
    await open('/login', visitor);
    await signIn(rich);
    await see('Total balance');
    await reload();
    await see('Total balance');
  });

  test('A-22 of another member shows nothing of the one before', async () => {
    await open('/login', visitor);
    await signIn(rich);
    await see('สมชาย ใจดี');
    await press('button', 'Log out');
    await signIn(other);
    await see('อรทัย ใหม่มา');
    expect(shownText()).not.toContain('12,480.50');
    expect(shownText()).not.toContain('สมชาย');
  });

  test('B-08 of another member in another tab shows nothing of the one before', async () => {
    await open('/user/home');
    await see('สมชาย ใจดี');
    localStorage.setItem('token', control.signIn(other));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await see('อรทัย ใหม่มา');
    expect(shownText()).not.toContain('12,480.50');
  });

  test('R-150 is offered with empty fields after a logout', async () => {
    await open('/login', visitor);
    await signIn(rich);
    await see('Total balance');
    await press('button', 'Log out');
    expect(await field('Phone number')).toHaveProperty('value', '');
    expect(await field('Password')).toHaveProperty('value', '');
  });
});

describe('the reason why a session ended', () => {
  test('A-28 goes when the member types, and does not come back', async () => {
    await open('/user/home');
    control.fail('refreshSlots', { code: 'EXPIRED_AUTH_TOKEN' });
    await press('button', 'Refresh balance');
    await find('button', 'Log in');
    const reason = () => document.querySelector('[data-ended]')?.textContent ?? '';
    expect(reason()).not.toBe('');
    await fill('Phone number', '0');
    expect(reason()).toBe('');
    await press('link', 'How to use');
    await press('link', 'Home');
    await find('button', 'Log in');
    expect(reason()).toBe('');
  });
});

test('A-28 B-08 a logout in another tab is the reason that the login tells', async () => {
  await open('/user/profile');
  await see('Member ID');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await find('button', 'Log in');
  expect(document.querySelector('[data-ended]')?.textContent.trim()).toBe(
    'You logged in or out in another tab. Please log in again.',
  );
});

describe('a visitor whom a refusal leads to /login', () => {
  const reason = () => document.querySelector('[data-ended]')?.textContent.trim();

  test.each([
    ['INVALID_USER_1', "We couldn't verify your identity (1). Please log in again."],
    ['EXPIRED_AUTH_TOKEN', 'Your session has ended. Please log in again.'],
  ])('A-26 from the registration is told why: %s', async (code, text) => {
    await open('/register', visitor);
    await fill('Phone number', '0899000111');
    control.fail('sendOtp', { code });
    await press('button', 'Next');
    await find('button', 'Log in');
    expect(reason()).toBe(text);
  });

  test('A-26 from the contact page is told why', async () => {
    control.fail('getContact', { code: 'INVALID_USER_2' });
    await open('/contact', visitor);
    await find('button', 'Log in');
    expect(reason()).toBe("We couldn't verify your identity (2). Please log in again.");
  });
});

test('R-450 R-451 a chosen language is kept in storage and in the cookie', async () => {
  await open('/login', visitor);
  await fill('Language', 'la');
  await until(() => document.documentElement.lang === 'lo', 'the language');
  expect(localStorage.getItem('locale')).toBe('la');
  expect(document.cookie).toContain('i18next=LA');
});
