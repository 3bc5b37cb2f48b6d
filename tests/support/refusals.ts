import type { Locator, Page } from '@playwright/test';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { afterJoining } from './page-time.ts';
import { callsOf, expect } from './wallet-test.ts';

export const alert = (page: Page) => page.getByRole('alertdialog', { name: "That didn't go through" });

/**
 * Each code that refuses a command is one alert with its text, and the command can be given again. The page's clock is
 * installed. Unit tests prove the texts of all codes in all languages (texts.test.ts, failure-text.test.ts).
 */
export async function expectAlerts(
  page: Page,
  sandbox: Sandbox,
  operationId: OperationId,
  { codes, submit }: { codes: readonly ErrorCode[]; submit: Locator },
): Promise<void> {
  for (const code of codes) {
    sandbox.control.fail(operationId, { code });
    await submit.click();
    await expect(alert(page)).toBeVisible();
    const said = (await alert(page).getByRole('paragraph').allTextContents()).map(withoutLineBreaks);
    expect(said, code).toEqual([errors[code]]);
    // Checked at this moment, because a toast disappears by itself.
    expect(await page.locator('[data-tone]').count()).toBe(0);
    await alert(page).getByRole('button', { name: 'OK', exact: true }).click();
    await expect(submit).toBeFocused();
    await page.clock.fastForward(afterJoining);
  }
  expect(callsOf(sandbox, operationId)).toHaveLength(codes.length);
}
