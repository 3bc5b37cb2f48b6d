import type { Page } from '@playwright/test';
import { holdAnswer } from '../support/held-answer.ts';
import { moneySheet } from '../support/money-sheet.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

// React reports an error that a boundary has caught.
test.use({ expectedConsole: [/removeChild|NotFoundError/] });

/** Replaces an element by a copy, as an extension may. React cannot remove it any more, and ends with an error. */
const replaceByCopy = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const element = document.querySelector(found);
    element?.replaceWith(element.cloneNode(true));
  }, selector);

test('quality 17: a sheet that crashes during a command leads to its outcome, and the page behind stays', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const { sheet, amount, submit } = moneySheet(page, 'Withdraw');
  await amount.fill('150');
  const letGo = await holdAnswer(page, 'withdrawAll');
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await replaceByCopy(page, 'dialog form');
  await letGo();
  await expect(page.getByText(/received your request to withdraw 150\.00 baht/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(callsOf(sandbox, 'withdrawAll')).toHaveLength(1);
});

test(
  'quality 17: a page that crashes leaves the bars, and is shown again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/statement');
    const main = page.getByRole('main');
    await main.locator('summary').click();
    await replaceByCopy(page, 'details p');
    await main.getByLabel('From').fill('2026-11-01');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
    await again.click();
    await expect(main.getByRole('listitem').first()).toBeVisible();
  },
);
