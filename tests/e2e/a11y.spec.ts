import { findingsInBothSchemes } from '../support/axe.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test(
  'quality 14: axe finds nothing serious with wrong fields, a refusal, stale and hidden amounts, and the agreement',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    test.setTimeout(90_000);
    const problems: string[] = [];
    const look = async (state: string) => {
      problems.push(...(await findingsInBothSchemes(page)).map((finding) => `${state} ${finding}`));
    };
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await look('empty login');
    await page.getByLabel('Phone number').fill(members.rich);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await look('refused login');
    // The fault applies to the first load. A refresh tapped right after it would join it.
    sandbox.control.fail('refreshSlots', { code: 'REQUEST_LIMIT_1MIN' });
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('฿12,480.50');
    await expect(page.getByText(/^Not updated/)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('remember-agreement'));
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await look('stale and hidden');
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByText('@nagawallet')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('agreement');
    expect(problems).toEqual([]);
  },
);
