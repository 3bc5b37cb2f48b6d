import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { all, field, fill, find, open, press, reaction, see, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';

const visitor = { as: null };
const rich = '0812345678';

async function signIn() {
  await fill('Phone number', rich);
  await fill('Password', 'naga1234');
  await press('button', 'Log in');
}

const said = () =>
  all('alert')
    .map(({ textContent }) => textContent)
    .join('');

describe('a login with an empty field', () => {
  test.each([
    ['Phone number', 'Password', 'Enter your password'],
    ['Password', 'Phone number', 'Enter your phone number'],
  ])('R-147 B-04 beside "%s" focuses the empty one', async (typed, empty) => {
    await open('/login', visitor);
    await fill(typed, '0812345678');
    await press('button', 'Log in');
    const wanted = await field(empty);
    await until(() => document.activeElement === wanted, 'the focus');
  });

  test('R-145 R-147 takes its message away with the next key', async () => {
    await open('/login', visitor);
    await press('button', 'Log in');
    await until(() => document.querySelectorAll('[aria-invalid=true]').length === 2, 'the messages');
    await fill('Phone number', '0');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  test('R-147 R-446 can be sent when it is complete', async () => {
    await open('/login', visitor);
    await press('button', 'Log in');
    await until(() => document.querySelectorAll('[aria-invalid=true]').length === 2, 'the messages');
    await signIn();
    await see('Total balance');
  });
});

test('R-147 B-04 a login with two empty fields focuses the first', async () => {
  await open('/login', visitor);
  await press('button', 'Log in');
  const wanted = await field('Phone number');
  await until(() => document.activeElement === wanted, 'the focus');
});

test('R-148 a login adds no step to the history', async () => {
  await open('/login', visitor);
  const before = history.length;
  await signIn();
  await see('Total balance');
  expect(history.length).toBe(before);
});

test('quality 14: a login is announced', async () => {
  await open('/login', visitor);
  await signIn();
  await until(() => all('status').some(({ textContent }) => textContent.includes('Logged in')), 'the announcement');
});

describe('a login that is being sent', () => {
  test('R-147 is not sent again by Enter in a field with other text', async () => {
    await open('/login', visitor);
    const form = (await find('button', 'Log in')).closest('form');
    const release = holdAnswer('login');
    await signIn();
    await until(() => callsOf('login').length === 1, 'the request');
    await fill('Password', 'naga1235');
    await time.pass(reaction);
    if (form) fireEvent.submit(form);
    await time.pass(1_000);
    expect(callsOf('login')).toHaveLength(1);
    await release();
  });
});

describe('a login that fails', () => {
  test('R-423 without a connection says so', async () => {
    control.fail('login', { connection: 'breakBefore' });
    await open('/login', visitor);
    await signIn();
    await until(() => said() !== '', 'the reason');
    expect(said()).toMatch(/connect/i);
  });

  test('R-423 with a page of another server asks to try again', async () => {
    control.fail('login', { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' });
    await open('/login', visitor);
    await signIn();
    await see("Couldn't log in. Please try again.");
  });
});

describe('a command without a known outcome', () => {
  const leave = async () => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, '100');
    control.fail('transfer', { connection: 'breakBefore' });
    await press('button', 'Transfer 100.00 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
    control.fail('getProfile', { code: 'EXPIRED_AUTH_TOKEN', times: 9 });
    control.fail('getWallet', { code: 'EXPIRED_AUTH_TOKEN', times: 9 });
    await until(() => location.pathname === '/login', 'the login');
    control.clearFaults();
  };
  const notice = () => document.querySelector('[data-ended]')?.textContent ?? '';

  test('A-28 is told at the login after the first key too', async () => {
    await leave();
    await until(() => /confirmed|carried out/.test(notice()), 'the notice');
    await fill('Phone number', '0');
    expect(notice()).toMatch(/confirmed|carried out/);
  });
});

test('A-28 a session that ends says why, however it ends', async () => {
  await open('/user/profile');
  await see('Member ID');
  control.fail('getContact', { code: 'INVALID_USER_2' });
  control.fail('refreshSlots', { code: 'INVALID_USER_2' });
  await press('link', 'Home');
  await find('button', 'Log in');
  expect(document.querySelector('[data-ended]')?.textContent).toContain("We couldn't verify your identity (2)");
});
