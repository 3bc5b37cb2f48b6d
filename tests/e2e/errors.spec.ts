import type { Page } from '@playwright/test';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { errors as en } from '../../src/i18n/en/errors.ts';
import { errors as la } from '../../src/i18n/la/errors.ts';
import { errors as th } from '../../src/i18n/th/errors.ts';
import { errorCodesIn } from '../support/ledger-codes.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const notReached = "We couldn't reach the server. Check your connection and try again.";

/** All codes of a login, and the common codes. */
const codes = [...errorCodesIn('R-432 R-435'), 'INTERNAL_SERVER_ERROR', 'KEY_MISSING', 'KEY_INVALID'] as const;

const secret = (page: Page) => page.locator('input[name=password]');

/** Submits a new password each time, so that it is not a repetition. */
async function submit(page: Page, attempt: number | string) {
  await secret(page).fill(`secret-${attempt}`);
  await page.locator('button[type=submit]').click();
}

async function alertText(page: Page): Promise<string[]> {
  return (await page.getByRole('alert').allTextContents()).map(withoutLineBreaks);
}

test.describe('in Lao', () => {
  test.use({ language: 'la' });
  test('R-423 R-435 R-446 every code of the login shows one Lao text, and the form can be sent again', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/login');
    await page.locator('input[name=username]').fill(members.rich);
    for (const code of codes) {
      sandbox.control.fail('login', { code });
      await submit(page, code);
      await expect.poll(() => alertText(page), code).toEqual([la[code]]);
      expect(la[code]).toMatch(/\p{Script=Lao}{4}/u);
      await expect(secret(page)).toHaveValue(`secret-${code}`);
      await expect(page.locator('button[type=submit]')).toBeEnabled();
      await expect(page).toHaveURL(/\/login$/);
      await secret(page).press('End');
      await secret(page).press('x');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await expect(page.locator('input[name=username]')).toHaveValue(members.rich);
    expect(callsOf(sandbox, 'login')).toHaveLength(codes.length);
  });
});

test('R-423 R-450 A-145 an error text and its link change language', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(members.rich);
  sandbox.control.fail('login', { code: 'INACTIVE_USER' });
  await submit(page, 1);
  for (const [locale, texts] of Object.entries({ en, th, la })) {
    await page.getByRole('combobox').selectOption(locale);
    await expect.poll(() => alertText(page)).toEqual([texts.INACTIVE_USER]);
  }
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('R-423 quality 7: any other message is shown as plain text', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(members.rich);
  for (const [attempt, message] of [
    'ABC xyz',
    'NOT_A_CODE',
    'constructor',
    '__proto__',
    'บัญชีนี้ถูกระงับชั่วคราว',
    '$t(common:home) {count} {{name}} %s',
    '<img src=x onerror="window.ran = 1"><b>bold</b><script>window.ran = 2</script>',
    '&lt;b&gt; &amp;',
    'https://evil.example.com/x javascript:alert(1)',
    'A'.repeat(300),
  ].entries()) {
    sandbox.control.fail('login', { status: 400, body: { message } });
    await submit(page, attempt);
    await expect.poll(() => alertText(page)).toEqual([message]);
    await expect(page.getByRole('alert').locator('*')).toHaveCount(0);
  }
  // The longest of them, in one word, on the narrowest screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('R-445 A-119 an answer that cannot be read shows a message', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(members.rich);
  for (const [attempt, fault] of [
    { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
    { status: 200, body: { token: 5 } },
  ].entries()) {
    sandbox.control.fail('login', fault);
    await submit(page, attempt);
    const notRead = "The server's answer could not be read. Please try again later.";
    await expect.poll(() => alertText(page)).toEqual([notRead]);
  }
});

test('R-002 R-445 quality 6: a login without an answer ends after 60 s, and not before', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(members.rich);
  sandbox.control.fail('login', { connection: 'never', times: 50 });
  await submit(page, 1);
  const button = page.locator('button[type=submit]');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => sandbox.requests.some(({ operationId }) => operationId === 'login')).toBe(true);
  await page.clock.fastForward(50_000);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveText([notReached]);
  await expect(button).not.toHaveAttribute('aria-busy');
});
