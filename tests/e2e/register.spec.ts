import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { errorCodesIn } from '../support/ledger-codes.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { advancePageClock, stopClock } from '../support/page-time.ts';
import { field, fillBank, fillProfile, next, phone } from '../support/register-test.ts';
import { callsOf, expect, password, test } from '../support/wallet-test.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

async function toOtp(page: Page, address: string) {
  await page.goto(address);
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await expect(field(page, 'OTP code')).toBeVisible();
}

async function toProfile(page: Page, address = '/register') {
  await toOtp(page, address);
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

test('R-167 R-168 R-170 the details step continues after validation by the service', async ({ page, sandbox }) => {
  await page.clock.install();
  await toProfile(page);
  for (const label of ['Name', 'Password', 'Confirm password', 'Inviter code (Optional)']) {
    await expect(field(page, label)).toBeEditable();
  }
  await expect(field(page, 'How did you hear about us? (Optional)').locator('option')).not.toHaveCount(1);
  await next(page);
  expect(callsOf(sandbox, 'validateAccount')).toEqual([]);
  await fillProfile(page);
  for (const code of ['INVALID_USER_INFO', 'EXISTING_USER', 'UNVERIFIED_OTP'] as const) {
    sandbox.control.fail('validateAccount', { code });
    await next(page);
    await expect(page.getByRole('alert')).toHaveText([errors[code]]);
    await expect(field(page, 'Name')).toHaveValue('Duangjai Todsob');
    await expect(field(page, 'Password')).toHaveValue(password);
    await expect(field(page, 'Bank')).toHaveCount(0);
    await advancePageClock(page);
  }
  await next(page);
  await expect(field(page, 'Bank')).toBeVisible();
  expect(callsOf(sandbox, 'validateAccount')).toHaveLength(4);
});

test('R-177 R-178 R-186 a double click registers once, and /login follows after 2 s', async ({ page, sandbox }) => {
  await page.clock.install();
  await toBank(page);
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

test('R-185 A-39 going back by the button or the browser keeps the input', async ({ page }) => {
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
});

test('R-171 R-174 the bank step needs bank, account number, first name and last name', async ({ page, sandbox }) => {
  await toBank(page);
  await fillBank(page);
  for (const [label, problem] of [
    ['Account number', 'Enter your account number'],
    ['First name', 'Enter the first name on the account'],
    ['Last name', 'Enter the last name on the account'],
  ] as const) {
    const typed = await field(page, label).inputValue();
    await field(page, label).fill('');
    await next(page);
    await expect(field(page, label)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText([problem]);
    await field(page, label).fill(typed);
  }
  await field(page, 'Bank').selectOption('');
  await next(page);
  await expect(page.getByRole('alert')).toHaveText(['Select your bank']);
  expect(callsOf(sandbox, 'registerAccount')).toEqual([]);
});

test('R-164 A-33 a number that was verified just now needs no second code', async ({ page, sandbox }) => {
  await toProfile(page);
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await expect(field(page, 'Name')).toBeVisible();
  await expect(field(page, 'OTP code')).toHaveCount(0);
  expect(callsOf(sandbox, 'sendOtp')).toHaveLength(2);
  expect(callsOf(sandbox, 'verifyOtp')).toHaveLength(1);
});

test('R-181 R-182 R-184 each refusal shows its text once, and the input stays', async ({ page, sandbox }) => {
  /** An error of a field leads to its step. */
  const faults: Partial<Record<keyof typeof errors, string>> = {
    ...{ EXISTING_USER: 'Phone number', PHONE_NUMBER_REQUIRE_10_DIGIT: 'Phone number' },
    ...{ OTP_CODE_INVALID: 'OTP code', OTP_EXPIRED: 'OTP code' },
    ...{ EXISTING_BANK: 'Account number', INVALID_BANK: 'Account number', BANK_ACCOUNT_NAME_ENG: 'First name' },
  };
  const expectEach = async (operationId: OperationId, codes: readonly (keyof typeof errors)[]) => {
    const typed = page.locator('form').locator('input, select');
    const values = () => typed.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)); // also true for a select
    const before = await values();
    expect(before.some((value) => value !== '')).toBe(true);
    for (const code of codes) {
      sandbox.control.fail(operationId, { code });
      await next(page);
      await expect(page.getByRole('alert'), code).toHaveText([errors[code]]);
      // A wrong code is typed again.
      if (code === 'OTP_CODE_INVALID') {
        await expect(field(page, 'OTP code')).toHaveValue('');
        await field(page, 'OTP code').fill('123456');
      } else expect(await values(), code).toEqual(before);
      await expect(page.locator('button[type=submit]')).not.toHaveAttribute('aria-busy');
      const leads = errors[code].includes('contact the admin');
      await expect(page.getByRole('alert').getByRole('link'), code).toHaveCount(leads ? 1 : 0);
      const fault = faults[code];
      if (fault !== undefined) await expect(field(page, fault), code).toBeFocused();
      await advancePageClock(page);
    }
  };
  const limits = errorCodesIn('R-435');
  await page.clock.install();
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await expectEach('sendOtp', [
    ...limits,
    'OTP_BLOCK',
    'OTP_SEND_FAIL',
    'EXISTING_USER',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
  ]);
  await next(page);
  await field(page, 'OTP code').fill('123456');
  await expectEach('verifyOtp', [
    ...limits,
    'OTP_TOKEN_INVALID',
    'OTP_NOT_EXIST',
    'OTP_EXPIRED',
    'OTP_CODE_INVALID',
    'OTP_VERIFY_FAIL',
    'OTP_BLOCK',
  ]);
  await next(page);
  await fillProfile(page);
  await expectEach('validateAccount', limits);
  await next(page);
  await fillBank(page);
  await expectEach('registerAccount', [
    ...limits,
    'EXISTING_BANK',
    'INVALID_BANK',
    'BANK_ACCOUNT_NAME_ENG',
    'REGISTER_FAIL',
    'GAME_ACTIVATION_FAIL',
  ]);
  await next(page);
  await expect(page.getByText('Registration successful')).toBeVisible();
});

test('A-114 R-429 a failed load of banks or sources shows a message beside the field', async ({ page, sandbox }) => {
  const expectRetryLine = async (id: 'listSources' | 'listBanks', label: string) => {
    const again = page.getByRole('button', { name: "Couldn't load. Try again." });
    await expect(again).toBeVisible();
    const letGo = await holdAnswer(page, id);
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(again).toBeHidden();
    await expect(field(page, label).locator('option')).not.toHaveCount(1);
  };
  sandbox.control.fail('listSources', { status: 500 });
  sandbox.control.fail('listBanks', { status: 500 });
  await toProfile(page);
  await expectRetryLine('listSources', 'How did you hear about us? (Optional)');
  await fillProfile(page);
  await next(page);
  await expectRetryLine('listBanks', 'Bank');
});
