import type { Page } from '@playwright/test';
import type { OperationId, Schemas } from '../../generated/operations.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { register } from '../../src/i18n/en/register.ts';
import { advancePageClock, stopClock } from '../support/page-time.ts';
import { fillBank, field, fillProfile, next, phone } from '../support/register-test.ts';
import { password, callsOf, expect, test } from '../support/wallet-test.ts';

const { alreadyRegistered } = register;
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

async function toProfile(page: Page) {
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await field(page, 'OTP code').fill('123456');
  await next(page);
  await expect(field(page, 'Name')).toBeVisible();
}

async function toBank(page: Page) {
  await toProfile(page);
  await fillProfile(page);
  await next(page);
  await expect(field(page, 'Bank')).toBeVisible();
}

test(
  'R-167 R-170 R-171 the details, whose sources load again on a tap, are validated before the bank step',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('listSources', { status: 500 });
    await page.clock.install();
    await toProfile(page);
    await page.getByRole('button', { name: "Couldn't load. Try again." }).click();
    for (const label of ['Name', 'Password', 'Confirm password', 'Inviter code (Optional)']) {
      await expect(field(page, label)).toBeEditable();
    }
    await expect(field(page, 'How did you hear about us? (Optional)').locator('option')).not.toHaveCount(1);
    await next(page);
    expect(callsOf(sandbox, 'validateAccount')).toEqual([]);
    await fillProfile(page);
    sandbox.control.fail('validateAccount', { code: 'UNVERIFIED_OTP' });
    await next(page);
    await expect(page.getByRole('alert')).toHaveText([errors.UNVERIFIED_OTP]);
    await expect(field(page, 'Password')).toHaveValue(password);
    await expect(field(page, 'Bank')).toHaveCount(0);
    await advancePageClock(page);
    await next(page);
    await expect(field(page, 'Bank')).toBeVisible();
    expect(callsOf(sandbox, 'validateAccount')).toHaveLength(2);
    for (const label of ['Account number', "Account holder's first name", "Account holder's last name"])
      await expect(field(page, label)).toBeEditable();
    await expect(field(page, 'Bank').locator('option')).not.toHaveCount(1);
    await expect(field(page, 'Currency')).toHaveCount(0);
    await next(page);
    expect(callsOf(sandbox, 'registerAccount')).toEqual([]);
  },
);

test('R-177 R-178 R-186 a double click registers once, and /login follows after 2 s', async ({ page, sandbox }) => {
  await page.clock.install();
  await toBank(page);
  await fillBank(page);
  await stopClock(page);
  await page.locator('button[type=submit]').dblclick();
  await expect.poll(() => callsOf(sandbox, 'registerAccount')[0]?.status).toBe(200);
  await expect(page.getByText('Registration successful')).toBeVisible();
  // In the place of the form.
  await expect(page.getByRole('heading', { name: 'You can log in now' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/\/register$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/login$/);
  expect(callsOf(sandbox, 'registerAccount')).toHaveLength(1);
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
});

test(
  'R-181 A-148 EXISTING_USER after a registration without an answer says that it may be the own registration',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await toBank(page);
    await fillBank(page);
    sandbox.control.fail('registerAccount', { status: 502, body: 'Bad Gateway', apply: true });
    for (const text of [/^We didn't get a clear reply, so your account may already exist\./, alreadyRegistered]) {
      await next(page);
      await expect(page.getByRole('alert')).toHaveText([text]);
      await advancePageClock(page);
    }
    await back(page);
    await next(page);
    await expect(page.getByRole('alert')).toHaveText([alreadyRegistered]);
  },
);

test('R-185 A-39 going back and forward keeps the input', { tag: '@full' }, async ({ page }) => {
  await toBank(page);
  await fillBank(page);
  await back(page);
  await expect(field(page, 'Name')).toHaveValue('Duangjai Todsob');
  await expect(field(page, 'Confirm password')).toHaveValue(password);
  await page.goForward();
  await expect(field(page, 'Account number')).toHaveValue('9876543210');
  await expect(field(page, 'Bank')).toHaveValue('KBANK');
  await expect(field(page, "Account holder's first name")).toHaveValue('DUANGJAI');
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('Duangjai Todsob');
});

test(
  'R-181 R-182 R-184 a refusal shows its text at the step and field it is about',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const refuse = async (operationId: OperationId, code: keyof typeof errors, fault?: string) => {
      sandbox.control.fail(operationId, { code });
      await next(page);
      await expect(page.getByRole('alert')).toHaveText([errors[code]]);
      if (fault !== undefined) await expect(field(page, fault)).toBeFocused();
      await advancePageClock(page);
    };
    await page.clock.install();
    await page.goto('/register');
    await field(page, 'Phone number').fill(phone);
    await refuse('sendOtp', 'REQUEST_LIMIT');
    await refuse('sendOtp', 'EXISTING_USER', 'Phone number');
    await expect(field(page, 'Phone number')).toHaveValue(phone);
    await next(page);
    await field(page, 'OTP code').fill('123456');
    await refuse('verifyOtp', 'OTP_VERIFY_FAIL');
    await refuse('verifyOtp', 'OTP_EXPIRED', 'OTP code');
    await field(page, 'OTP code').fill('123456');
    await next(page);
    await fillProfile(page);
    await next(page);
    await fillBank(page);
    await refuse('registerAccount', 'REGISTER_FAIL');
    await refuse('registerAccount', 'EXISTING_BANK', 'Account number');
    await refuse('registerAccount', 'BANK_ACCOUNT_NAME_ENG', "Account holder's first name");
    // The browser may have sent the registration that succeeded a second time.
    sandbox.control.fail('registerAccount', { code: 'EXISTING_USER' });
    await next(page);
    await expect(page.getByRole('alert')).toHaveText([alreadyRegistered]);
    await expect(page.locator('form').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await advancePageClock(page);
    await next(page);
    await expect(page.getByText('Registration successful')).toBeVisible();
  },
);

test(
  'R-160 R-161 R-165 a ten-digit number gets a code with a reference',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/register');
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    const problem = page.getByText('The phone number must support 10 digits', { exact: true });
    await field(page, 'Phone number').fill('08912345678');
    await next(page);
    await expect(problem).toBeVisible();
    await field(page, 'Phone number').fill(phone);
    await expect(problem).toBeHidden();
    expect(callsOf(sandbox, 'sendOtp')).toEqual([]);
    const answer = page.waitForResponse('**/api/otp/send');
    await next(page);
    const { otpRef, otpToken } = (await (await answer).json()) as Schemas['OtpSendResponse']; // the sandbox checked it
    expect(callsOf(sandbox, 'sendOtp').map(({ body }) => body)).toEqual([{ phoneNumber: phone }]);
    await expect(page.getByText('Step 2 of 4', { exact: true })).toBeVisible();
    await expect(page.getByText(`Reference ${otpRef}`, { exact: true })).toBeVisible();
    await field(page, 'OTP code').pressSequentially('654321');
    // The caret behind the sixth digit does not scroll the digits out of their cells.
    expect(await field(page, 'OTP code').evaluate((input) => input.parentElement?.scrollLeft)).toBe(0);
    await next(page);
    await expect(page.getByRole('alert')).toHaveText([errors.OTP_CODE_INVALID]);
    await expect(field(page, 'Name')).toHaveCount(0);
    // The field is emptied for a new code. A pasted message may contain spaces.
    await expect(field(page, 'OTP code')).toHaveValue('');
    await expect(field(page, 'OTP code')).toHaveAttribute('autocomplete', 'one-time-code');
    await field(page, 'OTP code').fill('๑๒๓ 456');
    expect(callsOf(sandbox, 'verifyOtp')).toHaveLength(1);
    await next(page);
    await expect(page.getByText('Step 3 of 4', { exact: true })).toBeVisible();
    expect(callsOf(sandbox, 'verifyOtp').map(({ body }) => body)).toEqual([
      { otpToken, otpCode: '654321' },
      { otpToken, otpCode: '123456' },
    ]);
    await fillProfile(page);
    await next(page);
    await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  },
);
