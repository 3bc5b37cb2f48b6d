import { describe, expect, test } from 'vitest';
import * as steps from '../../support/screen-register.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { fill, press, see, until } from '../../support/screen.ts';

// What a registration does after its first try, with the same number or another one.

const { phone, start, alerts } = steps;
const isRefused = () => until(() => alerts().length > 0, 'the reason');

test.each(['validateAccount', 'registerAccount'] as const)(
  'A-32 a number with its country code is sent as the service knows it: %s',
  async (operation) => {
    await start();
    await fill('Phone number', '+66 89-900-0111');
    await press('button', 'Next');
    await fill('OTP code', control.otp(phone) ?? '');
    await press('button', 'Verify');
    await see('Your details');
    await steps.fillDetails();
    await press('button', 'Next');
    await see('Bank account');
    await steps.fillBank();
    await press('button', 'Register');
    await see('Registration successful');
    expect(callsOf(operation).map(({ body }) => body)).toMatchObject([{ username: phone }]);
  },
);

test.each(['validateAccount', 'registerAccount'] as const)(
  'R-182 A-113 whether there are codes is asked again after %s calls the phone unverified',
  async (operation) => {
    await start();
    await (operation === 'validateAccount' ? steps.toDetails() : steps.toBank());
    await (operation === 'validateAccount' ? steps.fillDetails() : steps.fillBank());
    const asked = callsOf('getRegisterOtp').length;
    control.fail(operation, { code: 'UNVERIFIED_OTP' });
    await press('button', operation === 'validateAccount' ? 'Next' : 'Register');
    await isRefused();
    await until(() => callsOf('getRegisterOtp').length === asked + 1, 'the question');
  },
);

describe('two numbers without an answer', () => {
  const other = '0899000222';
  const send = async (count: number) => {
    control.fail('registerAccount', { status: 502, body: 'Bad Gateway' });
    await press('button', 'Register');
    await until(() => callsOf('registerAccount').length === count, 'the request');
    await see('your account may already exist');
  };
  const toNumber = async () => {
    await press('button', 'Back');
    await see('Your details');
    await press('button', 'Back');
    await see("The number you'll log in with");
  };

  test('A-148 the first is remembered too', async () => {
    await start();
    await steps.toBank();
    await steps.fillBank();
    await send(1);
    await toNumber();
    await fill('Phone number', other);
    await press('button', 'Next');
    await see(`Code sent to ${other}`);
    await fill('OTP code', control.otp(other) ?? '');
    await press('button', 'Verify');
    await see('Your details');
    await press('button', 'Next');
    await see('Bank account');
    // A choice does not survive a step here, as it does in browsers.
    await fill('Bank', 'SCB');
    await send(2);
    await toNumber();
    control.fail('sendOtp', { code: 'EXISTING_USER' });
    await fill('Phone number', phone);
    await press('button', 'Next');
    await isRefused();
    expect(alerts().join('')).toContain('If you have just registered it');
  });
});
