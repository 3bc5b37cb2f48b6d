import { describe, expect, test } from 'vitest';
import { all, field, find, open, press, see, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import * as steps from '../../support/screen-register.ts';

const { phone, visitor } = steps;
const said = () =>
  all('alert')
    .map(({ textContent }) => textContent)
    .join('');

async function toBank() {
  await open('/register', visitor);
  await steps.toBank();
  await steps.fillBank();
}

describe('after a registration', () => {
  test('R-178 the login opens by itself 2 s later and not before', async () => {
    await toBank();
    await press('button', 'Register');
    await see('Registration successful');
    await time.pass(1_900);
    expect(location.pathname).toBe('/register');
    await time.pass(100);
    expect(location.pathname).toBe('/login');
  });

  test.each([
    ['the login that opens by itself', () => time.pass(2_000)],
    ['the link to it', () => press('link', 'Log in')],
  ])('R-178 %s adds no step to the history', async (_way, go) => {
    await toBank();
    const before = history.length;
    await press('button', 'Register');
    await see('Registration successful');
    await go();
    await until(() => location.pathname === '/login', 'the login');
    expect(history.length).toBe(before);
  });

  test('R-178 the login that opens by itself has the number', async () => {
    await toBank();
    await press('button', 'Register');
    await see('Registration successful');
    await time.pass(2_000);
    expect(await field('Phone number')).toHaveProperty('value', phone);
  });
});

describe('a registration without an answer', () => {
  const send = async () => {
    await toBank();
    control.fail('registerAccount', { status: 502, body: 'Bad Gateway' });
    await press('button', 'Register');
    await until(() => said() !== '', 'the reason');
  };

  test('A-148 says that the account may exist', async () => {
    await send();
    expect(said()).toContain('your account may already exist');
  });

  test('R-181 A-148 leads to the login, which has the number', async () => {
    await send();
    await press('link', /^Log in$/);
    expect(await field('Phone number')).toHaveProperty('value', phone);
  });

  test('A-148 is remembered at the check of the details', async () => {
    await send();
    await press('button', 'Back');
    control.fail('validateAccount', { code: 'EXISTING_USER' });
    await press('button', 'Next');
    await until(() => callsOf('validateAccount').length === 2, 'the request');
    await until(() => said() !== '', 'the reason');
    expect(said()).toContain('If you have just registered it');
  });
});

test('R-181 a number that is registered makes the login the main action', async () => {
  await toBank();
  control.fail('registerAccount', { code: 'EXISTING_USER' });
  await press('button', 'Register');
  await until(() => said() !== '', 'the reason');
  expect((await find('button', 'Register')).dataset['wide']).toBe('plain');
});

test('R-182 a refusal of one field is said once, at that field', async () => {
  await toBank();
  control.fail('registerAccount', { code: 'INVALID_BANK' });
  await press('button', 'Register');
  await until(() => said() !== '', 'the reason');
  const account = await field('Account number');
  expect(account.getAttribute('aria-invalid')).toBe('true');
  expect(all('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
});
