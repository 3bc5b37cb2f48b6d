import type { Page } from '@playwright/test';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, test, submitLogin } from '../support/wallet-test.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { titled } from '../support/page-titles.ts';

const asked = (sandbox: Sandbox) => callsOf(sandbox, 'getActive').length;
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const gone = { body: { terminated: 'gone' } };

test('R-132 R-133 /login asks when it is loaded, entered and left; "gone" leads to /terminated', async ({
  page,
  sandbox,
}) => {
  sandbox.control.reset({ scenario: 'gone' });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/terminated$/);
  await expect(page).toHaveTitle('Page not found');
  sandbox.control.reset({ scenario: 'default' });
  await page.goto('/contact');
  await menu(page, 'Home').click();
  await expect.poll(() => asked(sandbox)).toBe(1);
  sandbox.control.fail('getActive', gone);
  await menu(page, 'Contact').click();
  await expect(page).toHaveURL(/\/terminated$/);
});

test('R-132 R-134 A-23 the login works although the active check gets no answer; home does not ask', async ({
  page,
  sandbox,
}) => {
  sandbox.control.fail('getActive', { connection: 'never', times: 50 });
  await page.goto('/login');
  await expect.poll(() => asked(sandbox)).toBeGreaterThan(0);
  await submitLogin(page);
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await expectSilence(page);
  const before = asked(sandbox);
  await menu(page, 'Statement').click();
  await expect(page).toHaveTitle(titled('Statement'));
  expect(asked(sandbox)).toBe(before);
});
