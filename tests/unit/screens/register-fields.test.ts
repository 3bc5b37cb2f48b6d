import { describe, expect, test } from 'vitest';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer } from '../../support/screen-service.ts';
import { typicalOf } from '../../support/read-as.ts';
import { texts } from '../../support/texts.ts';
import * as steps from '../../support/screen-register.ts';

const { phone, visitor } = steps;
const fields = () =>
  [...document.querySelectorAll('main form :is(input, select):not([hidden])')].map((each) => each.getAttribute('name'));
const required = () =>
  [...document.querySelectorAll('main form [aria-required=true]')].map((each) => each.getAttribute('name'));
const profile = ['name', 'password', 'confirmPassword'];
const bank = ['bankCode', 'bankAccountNo', 'firstName', 'lastName'];

const start = () => open('/register', visitor);
async function to(step: () => Promise<void>) {
  await start();
  await step();
}

const toNumber = async () => undefined;

describe('the wizard', () => {
  test('R-160 begins with the phone number, as the first of four steps', async () => {
    await start();
    await see("The number you'll log in with");
    await see('Step 1 of 4');
  });

  test.each([
    ['code', 'Step 2 of 4', 'Verify with a code', steps.toCode],
    ['details', 'Step 3 of 4', 'Your details', steps.toDetails],
    ['account', 'Step 4 of 4', 'Bank account', steps.toBank],
  ])('R-160 goes on with the %s: %s', async (_step, count, title, toStep) => {
    await to(toStep);
    await find('heading', title);
    await see(count);
  });

  test.each([
    ['R-168 the number', ['username'], toNumber],
    ['R-168 the code', ['otpCode'], steps.toCode],
    ['R-168 the details, without source and inviter', profile, steps.toDetails],
    ['R-174 the account', bank, steps.toBank],
  ])('%s is called required', async (_what, names, toStep) => {
    await to(toStep);
    expect(required()).toEqual(names);
  });
});

test('R-165 the step of the code has the reference beside its field', async () => {
  control.fail('sendOtp', { body: { ...typicalOf('sendOtp'), otpRef: 'QZXW' } });
  await start();
  await steps.toCode();
  const form = (await field('OTP code')).closest('form');
  // Outside the form it is announced too.
  expect(form?.textContent).toContain('Reference QZXW');
});

describe('the details', () => {
  test('R-167 are name, two passwords, source and inviter code', async () => {
    await to(steps.toDetails);
    expect(fields()).toEqual([...profile, 'sourceCode', 'inviteCode']);
    const source = await field('How did you hear about us? (Optional)');
    await until(() => source.querySelectorAll('option').length > 1, 'the sources');
    await field('Inviter code (Optional)');
  });

  test('R-168 without source and inviter code are accepted', async () => {
    await to(steps.toBank);
    expect(callsOf('validateAccount').map(({ body }) => body)).toMatchObject([{ sourceCode: '', inviteCode: '' }]);
  });

  test.each([
    ['Name', 'Enter your name'],
    ['Password', 'Enter your password'],
    ['Confirm password', 'Enter the password again'],
  ])('R-168 without "%s" are not sent: %s', async (label, problem) => {
    await to(steps.toDetails);
    await steps.fillDetails();
    await fill(label, '');
    await press('button', 'Next');
    await see(problem);
    expect(callsOf('validateAccount')).toEqual([]);
  });

  test('R-170 lead to the account when the service has accepted them, and not before', async () => {
    await to(steps.toDetails);
    await steps.fillDetails();
    const release = holdAnswer('validateAccount');
    await press('button', 'Next');
    await until(() => callsOf('validateAccount').length === 1, 'the check');
    expect(shownText()).not.toContain('Bank account');
    await release();
    await find('heading', 'Bank account');
  });

  test('R-170 that are refused stay as they were typed', async () => {
    await to(steps.toDetails);
    await steps.fillDetails();
    control.fail('validateAccount', { code: 'REGISTER_FAIL' });
    await press('button', 'Next');
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    await find('heading', 'Your details');
    expect(await field('Name')).toHaveProperty('value', 'Somsri Jaidee');
    expect(await field('Password')).toHaveProperty('value', 'naga1234');
  });
});

describe('the account', () => {
  test('R-171 R-172 is bank, number, first and last name, without a currency outside Laos', async () => {
    await to(steps.toBank);
    expect(fields()).toEqual(bank);
    const banks = await field('Bank');
    await until(() => banks.querySelectorAll('option').length > 1, 'the banks');
  });

  test.each([
    ['Bank', 'Select your bank'],
    ['Account number', 'Enter your account number'],
    ["Account holder's first name", 'Enter the first name on the account'],
    ["Account holder's last name", 'Enter the last name on the account'],
  ])('R-174 without "%s" is not sent: %s', async (label, problem) => {
    await to(steps.toBank);
    await steps.fillBank();
    await fill(label, '');
    await press('button', 'Register');
    await see(problem);
    expect(callsOf('registerAccount')).toEqual([]);
  });
});

describe('a code that may not be sent yet', () => {
  test.each([
    ['REQUEST_LIMIT', 'en'],
    ['REQUEST_LIMIT_1MIN', 'en'],
    ['REQUEST_LIMIT', 'th'],
    ['REQUEST_LIMIT', 'la'],
  ] as const)('R-184 leaves the number and a reason in words: %s, %s', async (code, locale) => {
    const [c, errors] = await Promise.all([texts(locale, 'common'), texts(locale, 'errors')]);
    control.fail('sendOtp', { code });
    await open('/register', { as: null, locale });
    await fill(c('phoneNumber'), phone);
    await press('button', c('next'));
    await see(errors(code));
    expect(await field(c('phoneNumber'))).toHaveProperty('value', phone);
  });
});

test.each([
  ['listSources', { sources: [null, ...typicalOf('listSources').sources, null] }, steps.toDetails],
  ['listBanks', { banks: [null, ...typicalOf('listBanks').banks, null] }, steps.toBank],
] as const)('A-119 a list of choices says how many cannot be chosen: %s', async (operation, body, toStep) => {
  control.fail(operation, { body, times: 9 });
  await to(toStep);
  await see("2 items can't be shown here");
});
