import type { Page } from '@playwright/test';
import { field, fillProfile, next, phone } from '../support/register-test.ts';
import { expect, test } from '../support/wallet-test.ts';

/** The accessible names of the visible fields that a screen reader calls required. */
const required = (page: Page) =>
  page
    .locator('main')
    .locator('[aria-required=true]')
    .evaluateAll((fields) => fields.map((each) => each.getAttribute('name')));

test('R-145 quality 14: both fields of the login are marked as required', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await expect.poll(() => required(page)).toEqual(['username', 'password']);
});

test(
  'R-168 R-174 quality 14: the fields that a registration needs are marked as required',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/register');
    await expect.poll(() => required(page)).toEqual(['username']);
    await field(page, 'Phone number').fill(phone);
    await next(page);
    await expect.poll(() => required(page)).toEqual(['otpCode']);
    await field(page, 'OTP code').fill('123456');
    await next(page);
    await expect.poll(() => required(page)).toEqual(['name', 'password', 'confirmPassword']);
    await fillProfile(page);
    await next(page);
    await expect.poll(() => required(page)).toEqual(['bankCode', 'bankAccountNo', 'firstName', 'lastName']);
  },
);
