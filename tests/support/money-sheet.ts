import type { Page } from '@playwright/test';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { groupAmount } from '../../src/money/group-typed.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { expect } from './wallet-test.ts';

/** The colour of refusals in the light scheme. */
export const coral = 'rgb(196, 55, 44)';

/** The English sheet of a command with an amount, and the elements of home behind it. */
export function moneySheet(page: Page, name: 'Transfer' | 'Withdraw') {
  const sheet = page.getByRole('dialog', { name, exact: true });
  return {
    sheet,
    amount: sheet.getByLabel('Amount (baht)'),
    submit: sheet.locator('button[type=submit]'),
    alert: page.getByRole('alertdialog', { name: "That didn't go through" }),
    card: page.getByRole('region', { name: 'Total balance' }),
  };
}

export type MoneySheet = ReturnType<typeof moneySheet>;

/**
 * A refusal: its code, the typed amount, and a function that makes the sandbox refuse. Amounts must differ, because an
 * equal command within 200 ms joins the previous one.
 */
export type Refused = [code: ErrorCode, typed: string, arrange: () => void];

/** Each refusal is one alert with title and text. Afterwards the typed amount is still there and focused (B-04). */
export async function expectRefusals({ amount, submit, alert }: MoneySheet, refusals: readonly Refused[]) {
  for (const [code, typed, arrange] of refusals) {
    arrange();
    await amount.fill(typed);
    await submit.click();
    await expect(alert).toContainText(errors[code]);
    await expect(alert.locator('p').locator('xpath=..').locator('svg')).toHaveCSS('color', coral);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(amount).toHaveValue(groupAmount(typed));
    await expect(amount).toBeFocused();
    // Checked at this moment, because a toast disappears by itself.
    expect(await amount.page().locator('[data-tone]').count()).toBe(0);
  }
}

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
