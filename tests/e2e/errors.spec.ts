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
