import type { Page } from '@playwright/test';
import { expect } from './wallet-test.ts';

/** The colour of refusals in the light scheme. */
export const coral = 'rgb(196, 55, 44)';

/** The message of a refusal. */
export const alert = (page: Page) => page.getByRole('alertdialog', { name: "That didn't go through" });

/** The English sheet of a command with an amount, and the elements of home behind it. */
export function moneySheet(page: Page, name: 'Transfer' | 'Withdraw') {
  const sheet = page.getByRole('dialog', { name, exact: true });
  return {
    sheet,
    amount: sheet.getByLabel('Amount (baht)'),
    submit: sheet.locator('button[type=submit]'),
    alert: alert(page),
    card: page.getByRole('region', { name: 'Total balance' }),
  };
}

export type MoneySheet = ReturnType<typeof moneySheet>;

/** Each amount shows its problem beside the field, which has the focus. */
export async function expectProblems(
  { sheet, amount }: MoneySheet,
  problems: readonly (readonly [typed: string, problem: string])[],
) {
  for (const [typed, problem] of problems) {
    await amount.fill(typed);
    await amount.press('Enter');
    await expect(sheet.getByRole('alert')).toHaveText([problem]);
    await expect(amount).toBeFocused();
  }
}

/** Marks the document. The returned function checks that it was not reloaded. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
}
