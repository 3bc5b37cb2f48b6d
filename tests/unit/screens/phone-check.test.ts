import { describe, expect, test } from 'vitest';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, see, until } from '../../support/screen.ts';
import * as steps from '../../support/screen-register.ts';

const { phone } = steps;

async function toCode() {
  await open('/register', steps.visitor);
  await steps.toCode();
}

async function toDetails() {
  await open('/register', steps.visitor);
  await steps.toDetails();
  await steps.fillDetails();
}

describe('a phone that was checked', () => {
  test('A-38 is not sent a second code by Back and Next while the first is typed', async () => {
    await toCode();
    await press('button', 'Back');
    await see("The number you'll log in with");
    await press('button', 'Next');
    await see(`Code sent to ${phone}`);
    expect(callsOf('sendOtp')).toHaveLength(1);
  });

  test('R-185 A-38 keeps what was typed of its code by Back and Next', async () => {
    await toCode();
    await fill('OTP code', '12');
    await press('button', 'Back');
    await see("The number you'll log in with");
    await press('button', 'Next');
    await see(`Code sent to ${phone}`);
    expect(await field('OTP code')).toHaveProperty('value', '12');
  });

  test('A-38 loses what was typed of its code when a new one is sent', async () => {
    await toCode();
    await fill('OTP code', '12');
    await time.pass(60_000);
    await press('button', 'Send a new code');
    await until(() => callsOf('sendOtp').length === 2, 'the new code');
    expect(await field('OTP code')).toHaveProperty('value', '');
  });

  test('A-38 is not asked about again by Back and Next after the code', async () => {
    await toDetails();
    await press('button', 'Back');
    await see("The number you'll log in with");
    await press('button', 'Next');
    await see('Your details');
    expect(callsOf('sendOtp')).toHaveLength(1);
  });
});

describe('a phone that the service calls unverified', () => {
  const checkAgain = async () => {
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    while (!document.body.textContent.includes("The number you'll log in with")) await press('button', 'Back');
    await press('button', 'Next');
    await until(() => callsOf('sendOtp').length === 2, 'another check');
  };

  test('R-182 by the check of the details is checked again', async () => {
    await toDetails();
    control.fail('validateAccount', { code: 'UNVERIFIED_OTP' });
    await press('button', 'Next');
    await until(() => callsOf('validateAccount').length === 1, 'the refusal');
    await checkAgain();
  });

  test('R-182 by the registration is checked again', async () => {
    await toDetails();
    await press('button', 'Next');
    await see('Bank account');
    await fill('Bank', 'SCB');
    await fill('Account number', '4051112223');
    await fill("Account holder's first name", 'SOMSRI');
    await fill("Account holder's last name", 'JAIDEE');
    control.fail('registerAccount', { code: 'UNVERIFIED_OTP' });
    await press('button', 'Register');
    await until(() => callsOf('registerAccount').length === 1, 'the refusal');
    await checkAgain();
  });
});

describe('a registration that a refusal interrupts', () => {
  const interrupt = async () => {
    await toDetails();
    control.fail('validateAccount', { code: 'EXPIRED_AUTH_TOKEN' });
    await press('button', 'Next');
    await find('button', 'Log in');
  };
  const goOn = async () => {
    all('link', 'Register')[0]?.click();
    await press('button', 'Next');
  };

  test.each([
    ['Name', 'Somsri Jaidee'],
    ['Password', ''],
    ['Confirm password', ''],
  ])('A-26 has on the return in "%s": %s', async (label, value) => {
    await interrupt();
    await goOn();
    expect(await field(label)).toHaveProperty('value', value);
  });

  test('A-26 is kept while somebody types at the login', async () => {
    await interrupt();
    await fill('Phone number', '0');
    await goOn();
    expect(await field('Name')).toHaveProperty('value', 'Somsri Jaidee');
  });
});

describe('a code that has expired', () => {
  const expire = async () => {
    await toCode();
    control.fail('verifyOtp', { code: 'OTP_EXPIRED' });
    await fill('OTP code', '123456');
    await press('button', 'Verify');
    await see('This code has expired');
  };

  test('A-38 R-182 is followed by a new one, whatever the wait', async () => {
    await expire();
    expect(all('button', 'Send a new code')).toHaveLength(1);
    await press('button', 'Send a new code');
    await until(() => callsOf('sendOtp').length === 2, 'the request');
    await find('button', 'Verify');
  });

  test('A-38 R-182 leaves an empty field', async () => {
    await expire();
    expect(await field('OTP code')).toHaveProperty('value', '');
  });

  test('A-38 R-182 can be replaced by typing another one', async () => {
    await expire();
    await fill('OTP code', control.otp(phone) ?? '');
    await press('button', 'Verify');
    await see('Your details');
  });
});
