import { describe, expect, test } from 'vitest';
import { all, field, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import * as steps from '../../support/screen-register.ts';

const { phone, visitor } = steps;
const said = () =>
  all('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** From the menu, because /login has another link. */
const toRegister = () => all('link', 'Register')[0]?.click();

/** A visitor whom a refusal leads to /login, with an account typed in. */
async function interrupt() {
  await open('/register', visitor);
  await steps.toBank();
  await steps.fillBank();
  control.fail('registerAccount', { code: 'EXPIRED_AUTH_TOKEN' });
  await press('button', 'Register');
  await find('button', 'Log in');
}

describe('a registration that a refusal interrupts', () => {
  test('A-26 has its account on the return', async () => {
    await interrupt();
    toRegister();
    await press('button', 'Next');
    await fill('Password', 'naga1234');
    await fill('Confirm password', 'naga1234');
    await press('button', 'Next');
    expect(await field('Account number')).toHaveProperty('value', '4051112223');
  });

  test('A-26 A-39 is empty on the second return', async () => {
    await interrupt();
    toRegister();
    await press('link', 'How to use');
    toRegister();
    expect(await field('Phone number')).toHaveProperty('value', '');
  });

  test('A-26 is not there for the visitor after another member', async () => {
    await interrupt();
    await fill('Phone number', '0812345678');
    await fill('Password', 'naga1234');
    await press('button', 'Log in');
    await see('Total balance');
    await press('button', 'Log out');
    toRegister();
    expect(await field('Phone number')).toHaveProperty('value', '');
  });
});

test('A-39 a registration that was refused is not kept when its page is left', async () => {
  await open('/register', visitor);
  await fill('Phone number', phone);
  control.fail('sendOtp', { code: 'REQUEST_LIMIT' });
  await press('button', 'Next');
  await until(() => said() !== '', 'the reason');
  await press('link', 'How to use');
  toRegister();
  expect(await field('Phone number')).toHaveProperty('value', '');
});

describe('the steps', () => {
  test('B-04 quality 14: the code is typed without a tap', async () => {
    await open('/register', visitor);
    await steps.toCode();
    expect(document.activeElement).toBe(await field('OTP code'));
  });

  test.each([
    ['the details', steps.toDetails, 'Your details'],
    ['the account', steps.toBank, 'Bank account'],
  ])('quality 14: %s take the focus with their name', async (_step, toStep, name) => {
    await open('/register', visitor);
    await toStep();
    await until(() => document.activeElement?.tagName === 'SECTION', 'the focus');
    const id = document.activeElement?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(name);
  });

  test('A-39 Back from the details skips the code, which is used up', async () => {
    await open('/howto', visitor);
    toRegister();
    await steps.toDetails();
    await goBack();
    await see("The number you'll log in with");
    await goBack();
    await until(() => location.pathname === '/howto', 'the page before');
  });

  test('A-39 a change of the number needs the later steps again', async () => {
    await open('/register', visitor);
    await steps.toDetails();
    await goBack();
    await fill('Phone number', '0899000222');
    history.forward();
    await time.pass(1_000);
    expect(shownText()).not.toContain('Your details');
  });

  test('A-39 quality 1: Back waits while the account is sent', async () => {
    await open('/register', visitor);
    await steps.toBank();
    await steps.fillBank();
    const release = holdAnswer('registerAccount');
    await press('button', 'Register');
    await until(() => callsOf('registerAccount').length === 1, 'the request');
    await time.pass(1);
    const isOff = (await find('button', 'Back')).hasAttribute('disabled');
    await release();
    expect(isOff).toBe(true);
  });
});

describe('a code', () => {
  test('A-38 quality 1: cannot be verified while a new one is asked for', async () => {
    await open('/register', visitor);
    await steps.toCode();
    await fill('OTP code', '123456');
    await time.pass(60_000);
    const release = holdAnswer('sendOtp');
    await press('button', 'Send a new code');
    await until(() => callsOf('sendOtp').length === 2, 'the request');
    await time.pass(1);
    (await find('button', 'Verify')).click();
    await time.settle();
    await release();
    expect(callsOf('verifyOtp')).toEqual([]);
  });

  test('R-182 B-04 that is wrong leaves an empty field', async () => {
    await open('/register', visitor);
    await steps.toCode();
    control.fail('verifyOtp', { code: 'OTP_CODE_INVALID' });
    await fill('OTP code', '654321');
    await press('button', 'Verify');
    await until(() => said() !== '', 'the reason');
    expect(await field('OTP code')).toHaveProperty('value', '');
  });

  test.each(['OTP_VERIFIED', 'OTP_CODE_VALID'])('R-183 A-34 that is refused with %s is verified', async (code) => {
    await open('/register', visitor);
    await steps.toCode();
    control.fail('verifyOtp', { code });
    await fill('OTP code', '654321');
    await press('button', 'Verify');
    await see('Your details');
  });

  test.each(['OTP_VERIFIED', 'OTP_CODE_VALID'])('R-183 A-33 is not needed after a refusal with %s', async (code) => {
    await open('/register', visitor);
    await fill('Phone number', phone);
    control.fail('sendOtp', { code });
    await press('button', 'Next');
    await see('Your details');
  });

  test('R-183 A-33 that is not needed any more leads to the details', async () => {
    await open('/register', visitor);
    await steps.toCode();
    await time.pass(60_000);
    control.fail('sendOtp', { code: 'OTP_VERIFIED' });
    await press('button', 'Send a new code');
    await see('Your details');
  });

  test('R-163 A-38 that is sent again is announced with its reference', async () => {
    await open('/register', visitor);
    await steps.toCode();
    const sentFirst = shownText();
    await time.pass(60_000);
    await press('button', 'Send a new code');
    await until(() => callsOf('sendOtp').length === 2, 'the request');
    await until(() => all('status').some(({ textContent }) => textContent.includes(`Code sent to ${phone}`)), 'it');
    const [spoken = ''] = all('status').flatMap(({ textContent }) => /Reference (\S+)/.exec(textContent)?.[1] ?? []);
    expect(spoken).not.toBe('');
    expect(sentFirst).not.toContain(spoken);
  });
});
