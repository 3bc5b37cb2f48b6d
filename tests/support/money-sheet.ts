import type { Page } from '@playwright/test';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { expect } from './wallet-test.ts';

/** The sheet of a command with an amount, in English, and what stands on home behind it. */
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
 * A refusal: its code, the amount that is typed, and what makes the sandbox refuse. Each has an amount of its own: the same command,
 * given again within 200 ms of its answer, joins the last one and hears the refusal of that.
 */
export type Refused = [code: ErrorCode, typed: string, arrange: () => void];

/** Each refusal is one alert with title and text; afterwards what was typed is there and the amount has the focus (B-04). */
export async function expectRefusals({ amount, submit, alert }: MoneySheet, refusals: readonly Refused[]) {
  for (const [code, typed, arrange] of refusals) {
    arrange();
    await amount.fill(typed);
    await submit.click();
    await expect(alert).toContainText(errors[code]);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(amount).toHaveValue(typed);
    await expect(amount).toBeFocused();
    // At this moment: a toast goes by itself.
    expect(await amount.page().locator('[data-tone]').count()).toBe(0);
  }
}

/** Each amount is wrong, which is said beside it, and the field has the focus. */
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

/** Marks the document, and says later whether it is still that one. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
}
