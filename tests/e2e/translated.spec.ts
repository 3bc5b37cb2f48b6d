import { moneySheet } from '../support/money-sheet.ts';
import { translatePage } from '../support/translator.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test('quality 17: on a translated page the button names the amount that is sent, and the outcome appears', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const { sheet, amount, submit } = moneySheet(page, 'Withdraw');
  await amount.fill('150');
  await expect(submit).toContainText('Withdraw 150.00 baht');
  await translatePage(page);
  await expect(submit.locator('font').first()).toBeVisible();
  await amount.fill('1500');
  await expect(submit).toContainText('Withdraw 1,500.00 baht');
  await submit.click();
  await expect(sheet).toContainText("We've received your request to withdraw 1,500.00 baht");
});
