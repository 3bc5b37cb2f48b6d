import { describe, expect, test } from 'vitest';
import { all, field, fill, goBack, open, press, reload, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { fillBank, fillDetails, phone, toBank, toCode, toDetails, visitor } from '../../support/screen-register.ts';

test('R-181 a number that is registered already is offered the login, which has the number', async () => {
  await open('/register', visitor);
  await fill('Phone number', '0812345678');
  await press('button', 'Next');
  await press('link', 'Log in');
  await until(() => location.pathname === '/login', 'the login');
  expect(await field('Phone number')).toHaveProperty('value', '0812345678');
});

describe('after a registration', () => {
  const register = async () => {
    await open('/register?code=NAGA88', visitor);
    await toBank();
    await fillBank();
    await press('button', 'Register');
    await see('Registration successful');
  };

  test('A-37 the inviter code is not kept for the next visitor', async () => {
    await register();
    expect(callsOf('registerAccount').at(-1)?.body).toMatchObject({ inviteCode: 'NAGA88' });
    expect(localStorage.getItem('code')).toBeNull();
  });

  test('R-178 /login opens 2,000 ms later and not before', async () => {
    await register();
    await time.pass(1_999);
    expect(location.pathname).toBe('/register');
    await time.pass(1);
    expect(location.pathname).toBe('/login');
  });

  test('R-178 a button leads to /login at once', async () => {
    await register();
    await press('link', 'Log in');
    await until(() => location.pathname === '/login', 'the login');
    expect(await field('Phone number')).toHaveProperty('value', phone);
  });

  test('R-178 a visitor who goes elsewhere stays there', async () => {
    await register();
    await press('link', 'How to use');
    await time.pass(2_000);
    expect(location.pathname).toBe('/howto');
  });

  test('R-177 R-425 the message stays for 4,000 ms', async () => {
    await register();
    await time.pass(3_999);
    expect(shownText()).toContain('Registration successful');
    await time.pass(1);
    expect(shownText()).not.toContain('Registration successful');
  });

  test('A-39 a second registration begins with empty fields', async () => {
    await register();
    await time.pass(2_000);
    await press('link', 'How to use');
    await press('link', 'Register');
    expect(await field('Phone number')).toHaveProperty('value', '');
  });
});

test('R-179 a visitor who comes back without the code in the address has it still', async () => {
  await open('/register?code=NAGA88', visitor);
  await press('link', 'How to use');
  await open('/register', visitor);
  await toDetails();
  expect(await field('Inviter code (Optional)')).toHaveProperty('value', 'NAGA88');
});

describe('the steps', () => {
  test('A-39 after a reload Back leads to the number too', async () => {
    await open('/register', visitor);
    await toBank();
    await reload();
    // It was verified just now, so no code follows.
    await fill('Phone number', phone);
    await press('button', 'Next');
    await see('Your details');
    await press('button', 'Back');
    await see("The number you'll log in with");
  });

  test('R-164 A-33 a number that was verified just now needs no second code', async () => {
    await open('/register', visitor);
    await toDetails();
    await reload();
    await fill('Phone number', phone);
    await press('button', 'Next');
    await see('Your details');
    expect(callsOf('sendOtp')).toHaveLength(2);
    expect(callsOf('verifyOtp')).toHaveLength(1);
  });

  test('A-39 a reload leads to the first step', async () => {
    await open('/register', visitor);
    await toBank();
    await reload();
    await see("The number you'll log in with");
  });

  test('A-39 a number that is changed needs a new code', async () => {
    await open('/register', visitor);
    await toDetails();
    await goBack();
    await fill('Phone number', '0899000222');
    await press('button', 'Next');
    await see('Code sent to 0899000222');
    expect(callsOf('sendOtp')).toHaveLength(2);
  });
});

describe('password managers', () => {
  test('A-39 find the number as the user name beside a new password', async () => {
    await open('/register', visitor);
    await toDetails();
    const password = await field('Password');
    expect(password.getAttribute('autocomplete')).toBe('new-password');
    const user = password.closest('form')?.querySelector('input[autocomplete=username]');
    expect(user).toHaveProperty('value', phone);
  });
});

describe('a new code', () => {
  test('A-33 can be asked for 60,000 ms after the last one and not before', async () => {
    await open('/register', visitor);
    await toCode();
    await see('New code in 60 seconds');
    await time.pass(59_900);
    expect(all('button', 'Send a new code')).toEqual([]);
    await see('New code in 1 second');
    await time.pass(100);
    expect(all('button', 'Send a new code')).toHaveLength(1);
  });

  test('A-33 that is refused leaves the last one valid', async () => {
    await open('/register', visitor);
    await toCode();
    await time.pass(60_000);
    control.fail('sendOtp', { code: 'OTP_SEND_FAIL' });
    await press('button', 'Send a new code');
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    await fill('OTP code', control.otp(phone) ?? '');
    await press('button', 'Verify');
    await see('Your details');
  });

  test('A-33 starts the wait again', async () => {
    await open('/register', visitor);
    await toCode();
    await time.pass(61_000);
    await press('button', 'Send a new code');
    await see('New code in 60 seconds');
  });

  test('A-121 B-04 that was asked for is typed without another tap', async () => {
    await open('/register', visitor);
    await toCode();
    const code = await field('OTP code');
    await time.pass(60_000);
    await press('button', 'Send a new code');
    await see('New code in 60 seconds');
    await until(() => document.activeElement === code, 'the focus');
  });
});

describe('what is wrong with two fields together', () => {
  test.each(['Password', 'Confirm password'])('R-169 goes when "%s" is corrected', async (label) => {
    await open('/register', visitor);
    await toDetails();
    await fillDetails();
    await fill(label, 'another1');
    await press('button', 'Next');
    await see("Passwords don't match");
    await fill(label, 'naga1234');
    expect(shownText()).not.toContain("Passwords don't match");
  });

  test.each([
    ['Bank', 'SCB'],
    ["Account holder's first name", 'SOMSRI'],
  ])('R-176 goes when "%s" is corrected', async (label, value) => {
    await open('/register', visitor);
    await toBank();
    await fillBank();
    await fill('Bank', 'KTB');
    await fill("Account holder's first name", 'สมศรี');
    await press('button', 'Register');
    await see('Bank account name must be in English only');
    await fill(label, value);
    expect(shownText()).not.toContain('Bank account name must be in English only');
  });
});

describe('a refusal', () => {
  test('R-182 of the details leaves the form ready for another try', async () => {
    await open('/register', visitor);
    await toDetails();
    await fill('Name', 'Somsri');
    await fill('Password', 'naga1234');
    await fill('Confirm password', 'naga1234');
    control.fail('validateAccount', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Next');
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    await press('button', 'Next');
    await see('Bank account');
  });

  test('R-182 of the registration leaves the form ready for another try', async () => {
    await open('/register', visitor);
    await toBank();
    await fillBank();
    control.fail('registerAccount', { code: 'EXISTING_BANK' });
    await press('button', 'Register');
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    await press('button', 'Register');
    await see('Registration successful');
  });
});
