import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { register } from '../../src/i18n/en/register.ts';
import { advancePageClock, stopClock } from '../support/page-time.ts';
import { field, fillBank, fillProfile, next, phone } from '../support/register-test.ts';
import { callsOf, expect, password, test } from '../support/wallet-test.ts';

const { registeredNow } = register;
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

test('R-167 R-168 R-170 R-171 R-177 R-178 R-186 the details are validated by the service, a double click registers once, and /login follows after 2 s', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await toProfile(page);
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
  for (const label of ['Account number', 'First name', 'Last name']) await expect(field(page, label)).toBeEditable();
  await expect(field(page, 'Bank').locator('option')).not.toHaveCount(1);
  await expect(field(page, 'Currency')).toHaveCount(0);
  await next(page);
  expect(callsOf(sandbox, 'registerAccount')).toEqual([]);
  await fillBank(page);
  await stopClock(page);
  await page.locator('button[type=submit]').dblclick();
  await expect.poll(() => callsOf(sandbox, 'registerAccount')[0]?.status).toBe(200);
  await expect(page.getByText('Registration successful')).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/\/register$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/login$/);
  expect(callsOf(sandbox, 'registerAccount')).toHaveLength(1);
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
});

test(
  'R-181 A-148 EXISTING_USER after a registration without an answer says that the number is registered now',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await toBank(page);
    await fillBank(page);
    sandbox.control.fail('registerAccount', { status: 502, body: 'Bad Gateway', apply: true });
    for (const text of [/^We got no clear answer, so your account may already exist\./, registeredNow]) {
      await next(page);
      await expect(page.getByRole('alert')).toHaveText([text]);
      await advancePageClock(page);
    }
    await back(page);
    await next(page);
    await expect(page.getByRole('alert')).toHaveText([registeredNow]);
  },
);

test('R-185 R-164 A-33 A-39 going back keeps the input, and a number that was verified just now needs no second code', async ({
  page,
  sandbox,
}) => {
  await toBank(page);
  await fillBank(page);
  await back(page);
  await expect(field(page, 'Name')).toHaveValue('Duangjai Todsob');
  await expect(field(page, 'Confirm password')).toHaveValue(password);
  await page.goForward();
  await expect(field(page, 'Account number')).toHaveValue('9876543210');
  await expect(field(page, 'Bank')).toHaveValue('KBANK');
  await expect(field(page, 'First name')).toHaveValue('DUANGJAI');
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('Duangjai Todsob');
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await expect(field(page, 'Name')).toBeVisible();
  await expect(field(page, 'OTP code')).toHaveCount(0);
  expect(callsOf(sandbox, 'sendOtp')).toHaveLength(2);
  expect(callsOf(sandbox, 'verifyOtp')).toHaveLength(1);
});

test('R-181 R-182 R-184 a refusal shows its text at the step and field it is about', async ({ page, sandbox }) => {
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
  await next(page);
  await fillProfile(page);
  await next(page);
  await fillBank(page);
  await refuse('registerAccount', 'REGISTER_FAIL');
  await refuse('registerAccount', 'EXISTING_BANK', 'Account number');
  await refuse('registerAccount', 'BANK_ACCOUNT_NAME_ENG', 'First name');
  await next(page);
  await expect(page.getByText('Registration successful')).toBeVisible();
});

test(
  'A-114 R-429 a failed load of sources shows a message beside the field',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('listSources', { status: 500 });
    await toProfile(page);
    await page.getByRole('button', { name: "Couldn't load. Try again." }).click();
    await expect(field(page, 'How did you hear about us? (Optional)').locator('option')).not.toHaveCount(1);
  },
);
