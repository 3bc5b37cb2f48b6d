import type { OperationId, Schemas } from '../../generated/operations.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { field, fillProfile, next, phone } from '../support/register-test.ts';
import { callsOf, expect, submitLogin, test } from '../support/wallet-test.ts';

test('R-160 R-161 R-165 a ten-digit number gets a code with a reference', async ({ page, sandbox }) => {
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
});

/** The number as a member may type it. */
const typedPhone = ' 089-123 4567 ';

test('R-019 R-160 R-163 R-168 R-169 R-174 R-175 R-176 R-180 R-187 A-36 A-122 without OTPs two steps follow; input is validated and registered, and signs in as typed', async ({
  page,
  sandbox,
}) => {
  sandbox.control.reset({ scenario: 'otpOff' });
  await page.goto('/register?code=OLD');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('code'))).toBe('OLD');
  await page.goto('/register?code=ABC');
  await expect(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
  await field(page, 'Phone number').fill(typedPhone);
  await next(page);
  await expect(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
  expect([...callsOf(sandbox, 'sendOtp'), ...callsOf(sandbox, 'verifyOtp')]).toEqual([]);
  const inviter = field(page, 'Inviter code (Optional)');
  await expect(inviter).toHaveValue('ABC');
  await inviter.fill('NAGA88');
  await fillProfile(page);
  await field(page, 'Confirm password').fill('different');
  await next(page);
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(callsOf(sandbox, 'validateAccount')).toEqual([]);
  await fillProfile(page);
  await field(page, 'How did you hear about us? (Optional)').selectOption({ label: 'เพื่อนแนะนำ' });
  await next(page);
  await field(page, 'Bank').selectOption({ label: 'ธนาคารกสิกรไทย' });
  await field(page, 'Account number').fill('9876543210');
  await field(page, 'First name').fill('ดวงใจ');
  await field(page, 'Bank').selectOption('KTB');
  await next(page);
  await expect(page.getByRole('alert')).toHaveText(['Enter the last name on the account']);
  await field(page, 'Last name').fill('x');
  await next(page);
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Bank account name must be in English only');
  await field(page, 'Bank').selectOption({ label: 'ธนาคารกสิกรไทย' });
  await field(page, 'First name').fill('');
  await field(page, 'First name').pressSequentially(' som');
  await field(page, 'Last name').fill('');
  await field(page, 'Last name').pressSequentially('chai ');
  await expect(field(page, 'First name')).toHaveValue(' SOM');
  await expect(field(page, 'Last name')).toHaveValue('CHAI ');
  await next(page);
  await expect(page.getByText('Registration successful')).toBeVisible();
  const details: Record<string, unknown> = {
    // The log keeps no passwords.
    ...{ name: 'Duangjai Todsob', username: phone, password: expect.any(String) },
    ...{ sourceCode: 'FRIEND', inviteCode: 'NAGA88', currency: 'BAHT' },
  };
  const bodies = (id: OperationId) => callsOf(sandbox, id).map(({ body }) => body);
  expect(bodies('validateAccount')).toEqual([{ ...details, bankCode: '', bankAccountName: '', bankAccountNo: '' }]);
  expect(bodies('registerAccount')).toEqual([
    { ...details, bankCode: 'KBANK', bankAccountName: 'SOM CHAI', bankAccountNo: '9876543210' },
  ]);
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, typedPhone);
  await expect(page).toHaveURL(/\/user\/home$/);
});
