import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import { field, fillProfile, next, phone } from '../support/register-test.ts';
import { callsOf, expect, submitLogin, test } from '../support/wallet-test.ts';

/** The number as a member may type it. */
const typedPhone = ' 089-123 4567 ';

async function enterPhone(page: Page) {
  await field(page, 'Phone number').fill(typedPhone);
  await next(page);
  await expect(field(page, 'Name')).toBeVisible();
  await fillProfile(page);
}

test(
  'R-169 R-175 R-176 passwords are equal, names are in capitals, and in English letters at some banks',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.reset({ scenario: 'otpOff' });
    await page.goto('/register');
    await enterPhone(page);
    await field(page, 'Confirm password').fill('different');
    await next(page);
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    expect(callsOf(sandbox, 'validateAccount')).toEqual([]);
    await fillProfile(page);
    await next(page);
    await field(page, 'Bank').selectOption('KTB');
    await field(page, 'Account number').fill('9876543210');
    const [first, last] = [field(page, "Account holder's first name"), field(page, "Account holder's last name")];
    await first.fill('ดวงใจ');
    await next(page);
    await expect(page.getByRole('alert')).toHaveText(['Enter the last name on the account']);
    await last.fill('x');
    await next(page);
    await expect(first).toHaveAccessibleDescription('Bank account name must be in English only');
    await first.fill('');
    await first.pressSequentially(' som');
    await last.fill('');
    await last.pressSequentially('chai ');
    await expect(first).toHaveValue(' SOM');
    await expect(last).toHaveValue('CHAI ');
    expect(callsOf(sandbox, 'registerAccount')).toEqual([]);
  },
);

test('R-163 R-180 R-187 without OTPs three steps register the input in baht, with the code of the address', async ({
  page,
  sandbox,
}) => {
  sandbox.control.reset({ scenario: 'otpOff' });
  await page.goto('/register?code=OLD');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('code'))).toBe('OLD');
  await page.goto('/register?code=ABC');
  await expect(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
  await enterPhone(page);
  await expect(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
  expect([...callsOf(sandbox, 'sendOtp'), ...callsOf(sandbox, 'verifyOtp')]).toEqual([]);
  const inviter = field(page, 'Inviter code (Optional)');
  await expect(inviter).toHaveValue('ABC');
  await inviter.fill('NAGA88');
  await field(page, 'How did you hear about us? (Optional)').selectOption({ label: 'เพื่อนแนะนำ' });
  await next(page);
  await field(page, 'Bank').selectOption({ label: 'ธนาคารกสิกรไทย' });
  await field(page, 'Account number').fill('9876543210');
  await field(page, "Account holder's first name").fill(' som');
  await field(page, "Account holder's last name").fill('chai ');
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
