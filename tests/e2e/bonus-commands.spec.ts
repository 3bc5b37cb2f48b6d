import { address, card, codeField, sheet } from '../support/bonus-page.ts';
import { goWithin } from '../support/command.ts';
import { coral } from '../support/money-sheet.ts';
import { expectAlerts } from '../support/refusals.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test('R-071 R-336 B-05 receiving sends one request, and the card shows the answer', async ({ page, sandbox }) => {
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8180.00');
  await openSignedIn(page, sandbox, address);
  await card(page, 'WEEKLY50').click();
  await sheet(page).getByRole('button', { name: 'Claim bonus' }).click();
  await expect(sheet(page)).toContainText(/^BonusBonus received.*50%.*Main wallet฿8,480.00/);
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(card(page, 'WEEKLY50')).toContainText('Current');
  await expect(page.getByText('You have an active bonus')).toBeVisible();
  expect(callsOf(sandbox, 'activateBonus').map(({ path }) => path)).toEqual(['/api/bonus/activate/WEEKLY50']);
  expect(callsOf(sandbox, 'listBonuses')).toHaveLength(1);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8480.00');
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('+฿300.00');
});

test('R-337 R-339 R-074 cancelling asks first, is sent once and shows the message', async ({ page, sandbox }) => {
  sandbox.control.setBonus(members.rich, '100.00');
  await openSignedIn(page, sandbox, address);
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel bonus' });
  const dialog = page.getByRole('dialog', { name: 'Cancel bonus' });
  await cancel.click();
  await expect(page).toHaveURL(/\?open=cancel-bonus$/);
  await expect(dialog).toContainText(
    'Cancel this bonus? It ends right away. How much you keep depends on the bonus conditions.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel bonus' })).toHaveCSS('background-color', coral);
  await dialog.getByRole('button', { name: 'Keep bonus' }).click();
  await expect(dialog).toHaveCount(0);
  expect(callsOf(sandbox, 'clearBonus')).toEqual([]);
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel bonus' }).click();
  await expect(dialog).toContainText('Bonus cancelledMain wallet');
  expect(callsOf(sandbox, 'clearBonus')).toHaveLength(1);
  expect(sandbox.control.member(members.rich).bonusCode).toBeNull();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  // The button that opened it is gone.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByText('Current')).toHaveCount(0);
  await page.goto(`${address}?open=cancel-bonus`);
  await expect(dialog).toContainText('You have no active bonus');
  await dialog.getByRole('link', { name: 'See bonuses' }).click();
  await expect(dialog).toHaveCount(0);
  // A message that is not a code is shown unchanged.
  sandbox.control.setBonus(members.rich, '100.00');
  sandbox.control.fail('clearBonus', { body: { message: 'Cleared by hand' } });
  await page.goto(`${address}?open=cancel-bonus`);
  await dialog.getByRole('button', { name: 'Cancel bonus' }).click();
  await expect(dialog.getByText('Cleared by hand')).toBeVisible();
});

test('R-338 R-343 R-436 R-447 a refusal is an alert with its text, the bonus stays, and it can be tried again', async ({
  page,
  sandbox,
}) => {
  sandbox.control.setBonus(members.rich, '100.00');
  await page.clock.install();
  await openSignedIn(page, sandbox, `${address}?open=bonus&code=SONGKRAN10`);
  const submit = sheet(page).getByRole('button', { name: 'Claim bonus' });
  await expectAlerts(page, sandbox, 'activateBonus', { codes: ['BONUS_REMAINING', 'BONUS_MAX_CLAIMED'], submit });
  await goWithin(page, `${address}?open=cancel-bonus`);
  const cancel = sheet(page).getByRole('button', { name: 'Cancel bonus' });
  await expectAlerts(page, sandbox, 'clearBonus', { codes: ['BONUS_CONDITION'], submit: cancel });
  expect(sandbox.control.member(members.rich).bonusCode).not.toBeNull();
  await cancel.click();
  await expect(sheet(page)).toContainText('Bonus cancelled');
});
