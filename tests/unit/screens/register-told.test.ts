import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import * as steps from '../../support/screen-register.ts';
import { callsOf, control, settings, time } from '../../support/screen-service.ts';
import { all, field, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';

// What a registration sends, keeps and refuses by itself.

const { phone, visitor, start, alerts } = steps;
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const goForward = async () => {
  history.forward();
  await time.settle();
};

test('A-121 Back from the code gives the focus to the step of the phone number', async () => {
  await open('/register', steps.visitor);
  await steps.toCode();
  await press('button', 'Back');
  await field('Phone number');
  await until(() => document.activeElement?.textContent.includes('Phone number') === true, 'the focus');
  expect(document.activeElement).not.toBe(document.body);
});

describe('Back and Forward in the wizard', () => {
  const fillAndGoBack = async () => {
    await start();
    await steps.toBank();
    await steps.fillBank();
    await goBack();
    await see('Your details');
  };

  test.each([
    ['Name', 'Somsri Jaidee'],
    ['Password', 'naga1234'],
    ['Confirm password', 'naga1234'],
  ])('R-185 A-39 keep "%s"', async (label, value) => {
    await fillAndGoBack();
    expect(await field(label)).toHaveProperty('value', value);
  });

  test.each([
    ['Account number', '4051112223'],
    ["Account holder's first name", 'SOMSRI'],
    ["Account holder's last name", 'JAIDEE'],
  ])('R-185 A-39 keep "%s"', async (label, value) => {
    await fillAndGoBack();
    await goForward();
    await see('Bank account');
    expect(await field(label)).toHaveProperty('value', value);
  });
});

describe('a phone number', () => {
  const tooLong = 'The phone number must support 10 digits';

  test('R-161 with eleven digits is not sent, and says why until it is typed again', async () => {
    await start();
    await fill('Phone number', '08912345678');
    await press('button', 'Next');
    await see(tooLong);
    await fill('Phone number', phone);
    expect(shownText()).not.toContain(tooLong);
    expect(callsOf('sendOtp')).toEqual([]);
  });

  test('R-163 is sent alone for a code', async () => {
    await start();
    await steps.toCode();
    expect(callsOf('sendOtp').map(({ body }) => body)).toEqual([{ phoneNumber: phone }]);
  });

  test('R-163 quality 14: to which a code was sent is announced with the reference', async () => {
    control.fail('sendOtp', { body: { ...typicalOf('sendOtp'), otpRef: 'QZXW' } });
    await start();
    await steps.toCode();
    const text = `Code sent to ${phone}. Reference QZXW`;
    await until(() => all('status').some(({ textContent }) => textContent === text), 'the announcement');
  });
});

describe('a code', () => {
  const type = async (code: string) => {
    await start();
    await steps.toCode();
    await fill('OTP code', code);
    await press('button', 'Verify');
  };

  test('R-166 is offered by the browser from the message', async () => {
    await start();
    await steps.toCode();
    expect((await field('OTP code')).getAttribute('autocomplete')).toBe('one-time-code');
  });

  test('R-166 A-34 that is pasted with Thai digits and a space is sent in plain ones', async () => {
    control.fail('sendOtp', { body: { ...typicalOf('sendOtp'), otpToken: 'token-1' } });
    await type('๑๒๓ 456');
    await until(() => callsOf('verifyOtp').length === 1, 'the request');
    expect(callsOf('verifyOtp').map(({ body }) => body)).toEqual([{ otpToken: 'token-1', otpCode: '123456' }]);
  });

  test('R-182 that is wrong leads no further, and says so once', async () => {
    await type('654321');
    await until(() => alerts().length > 0, 'the reason');
    expect(alerts()).toHaveLength(1);
    await find('heading', 'Verify with a code');
  });
});

describe('a registration without codes', () => {
  const toDetails = async () => {
    control.reset({ scenario: 'otpOff' });
    // Whether there are codes is read once per load of the page.
    await open('/register', { as: null, anew: true });
    await fill('Phone number', phone);
    await press('button', 'Next');
    await see('Your details');
  };

  test('R-160 R-163 has three steps, and asks for no code', async () => {
    await toDetails();
    await see('Step 2 of 3');
    expect(callsOf('sendOtp')).toEqual([]);
  });
});

describe('the details', () => {
  test('R-169 with different passwords are not sent, and the second one says why', async () => {
    await start();
    await steps.toDetails();
    await steps.fillDetails();
    await fill('Confirm password', 'different');
    await press('button', 'Next');
    await see("Passwords don't match");
    expect(describedBy(await field('Confirm password'))).toContain("Passwords don't match");
    expect(callsOf('validateAccount')).toEqual([]);
  });
});

describe('the name of the account holder', () => {
  const toName = async () => {
    await start();
    await steps.toBank();
    await steps.fillBank();
  };

  test.each(["Account holder's first name", "Account holder's last name"])(
    'R-175 has capital letters and keeps its spaces while it is typed: %s',
    async (label) => {
      await toName();
      await fill(label, ' som');
      expect(await field(label)).toHaveProperty('value', ' SOM');
    },
  );

  test('R-176 is in English letters at some banks, and not sent otherwise', async () => {
    await toName();
    await fill('Bank', 'KTB');
    await fill("Account holder's first name", 'ดวงใจ');
    await press('button', 'Register');
    await see('Bank account name must be in English only');
    expect(describedBy(await field("Account holder's first name"))).toContain('must be in English only');
    expect(callsOf('registerAccount')).toEqual([]);
  });
});

describe('the registration of the Laos build', () => {
  const use = async (laos: boolean) => {
    settings.laos = laos;
    await open('/terminated', { as: null, anew: true });
  };
  beforeAll(() => use(true));
  // The next file gets the Thai build again.
  afterAll(() => use(false));

  test.each([
    ['', 'Enter your phone number'],
    ['0207777', 'Enter a phone number with at least 8 digits'],
  ])('R-162 refuses the phone number "%s": %s', async (typed, problem) => {
    await start();
    await fill('Phone number', typed);
    await press('button', 'Next');
    await see(problem);
    expect(describedBy(await field('Phone number'))).toContain(problem);
    expect(callsOf('sendOtp')).toEqual([]);
  });

  test('R-162 sends a number with its country code and spaces as digits', async () => {
    await start();
    await fill('Phone number', ' +856 20 7777 1234 ');
    await press('button', 'Next');
    await until(() => callsOf('sendOtp').length === 1, 'the request');
    expect(callsOf('sendOtp').map(({ body }) => body)).toEqual([{ phoneNumber: '02077771234' }]);
  });

  test('R-162 A-32 signs in with Lao digits', async () => {
    await open('/login', visitor);
    await fill('Phone number', '໐໒໐ ໕໕໕໑-໒໓໔໕');
    await fill('Password', 'naga1234');
    await press('button', 'Log in');
    await see('Total balance');
    expect(callsOf('login').map(({ body }) => body)).toEqual([{ username: '02055512345', password: '(hidden)' }]);
  });
});
