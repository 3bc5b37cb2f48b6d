import { errors as la } from '../../src/i18n/la/errors.ts';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

test.describe('in Lao', () => {
  test.use({ language: 'la' });
  test('R-423 R-446 a refused login shows its Lao text, or the raw message, and can be sent again', async ({
    page,
    sandbox,
  }) => {
    const secret = page.locator('input[name=password]');
    const said = async () => (await page.getByRole('alert').allTextContents()).map(withoutLineBreaks);
    await page.goto('/login');
    await page.locator('input[name=username]').fill(members.rich);
    const raw = '<img src=x onerror="window.ran = 1"> constructor $t(common:home)';
    for (const [message, text] of [
      ['WRONG_PASSWORD', la.WRONG_PASSWORD],
      ['REQUEST_LIMIT', la.REQUEST_LIMIT],
      [raw, raw],
    ] as const) {
      sandbox.control.fail('login', { status: 400, body: { message } });
      // A new password, so that it is not a repetition.
      await secret.fill(`secret-${message}`);
      await page.locator('button[type=submit]').click();
      await expect.poll(said).toEqual([text]);
      await expect(secret).toHaveValue(`secret-${message}`);
      await expect(page.locator('button[type=submit]')).toBeEnabled();
      await secret.press('End');
      await secret.press('x');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(callsOf(sandbox, 'login')).toHaveLength(3);
  });
});

test('R-002 R-445 quality 6: a login without an answer ends after 60 s, and not before', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(members.rich);
  await page.getByLabel('Password', { exact: true }).fill('secret');
  sandbox.control.fail('login', { connection: 'never', times: 50 });
  const button = page.locator('button[type=submit]');
  await button.click();
  await expect.poll(() => sandbox.requests.some(({ operationId }) => operationId === 'login')).toBe(true);
  await page.clock.fastForward(50_000);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveText([
    "We couldn't reach the server. Check your connection and try again.",
  ]);
  await expect(button).not.toHaveAttribute('aria-busy');
});
