import { field, fillProfile, next, phone } from '../support/register-test.ts';
import { smallFields } from '../support/small-fields.ts';
import { expect, test } from '../support/wallet-test.ts';

// `every-screen.spec.ts` has all other pages and modals.
test('quality 14: no step of the registration has a field below 16 px', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  const found = await smallFields(page);
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await field(page, 'OTP code').fill('123456');
  found.push(...(await smallFields(page)));
  await next(page);
  await fillProfile(page);
  found.push(...(await smallFields(page)));
  await next(page);
  await expect(field(page, 'Bank')).toBeVisible();
  found.push(...(await smallFields(page)));
  expect(found).toEqual([]);
});
