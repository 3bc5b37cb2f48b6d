import { openGame } from '../support/game-test.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const ledger = (sandbox: Parameters<typeof callsOf>[0], phone: string = members.rich) =>
  sandbox.control.ledger(phone).accounts;

test('R-292 A-64 0 or less focuses the field and sends nothing', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const field = modal.getByLabel('Amount (baht)');
  for (const text of ['', '0', '-5', '0.99']) {
    for (const name of ['Move into game', 'Move to wallet']) {
      await field.fill(text);
      await modal.getByRole('button', { name }).click();
      await expect(field).toBeFocused();
      await expect(modal.getByRole('alert')).toBeVisible();
    }
  }
  await expect(modal.getByRole('alert')).toHaveText('Minimum amount 1.00 baht');
  expect(callsOf(sandbox, 'transfer')).toHaveLength(0);
});

test('R-292 A-64 an empty game disables transfers out of it', async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'JOKER2');
  await expect(modal.getByRole('button', { name: 'Move to wallet' })).toBeDisabled();
  await expect(modal.getByRole('button', { name: 'Move everything to wallet' })).toBeDisabled();
  await expect(modal.getByRole('button', { name: 'Move everything into this game' })).toBeEnabled();
  await expect(modal.getByRole('button', { name: 'Move into game' })).toBeEnabled();
});

test('R-292 without any money all transfers are disabled', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT', members.empty);
  await expect(modal.getByRole('button', { name: 'Move everything into this game' })).toBeDisabled();
  await expect(modal.getByRole('button', { name: 'Move to wallet' })).toBeDisabled();
});

test('R-251 R-208 B-02 transfers in and out use the amount on the button', async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  await modal.getByLabel('Amount (baht)').fill('1,000.25');
  await modal.getByRole('button', { name: 'Move into game 1,000.25 baht' }).click();
  await expect(modal).toContainText('Transferred 1,000.25 baht from Main wallet to Naga Slots');
  await expect(modal).toContainText('Balance฿3,480.75');
  expect(ledger(sandbox)).toMatchObject({ WALLET: '7179.75', PGSLOT: '3480.75' });
  await modal.getByRole('button', { name: 'Got it' }).click();
  await expect(modal.getByLabel('Amount (baht)')).toHaveValue('');
  await modal.getByLabel('Amount (baht)').fill('480.75');
  await modal.getByRole('button', { name: 'Move to wallet 480.75 baht' }).click();
  await expect(modal).toContainText('Transferred 480.75 baht from Naga Slots to Main wallet');
  expect(ledger(sandbox)).toMatchObject({ WALLET: '7660.50', PGSLOT: '3000.00' });
  expect(callsOf(sandbox, 'transfer').map(({ body }) => body)).toEqual([
    { from: 'WALLET', to: 'PGSLOT', amount: 1000.25 },
    { from: 'PGSLOT', to: 'WALLET', amount: 480.75 },
  ]);
});

test('quality 1: five taps, and one on the other button, send once', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  sandbox.control.fail('transfer', { delayMs: 300 });
  await modal.getByLabel('Amount (baht)').fill('100');
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLButtonElement>('dialog form button');
    for (let count = 0; count < 5; count += 1) first?.click();
    second?.click();
  });
  await expect(modal).toContainText('Transferred 100.00 baht from Main wallet to Naga Slots');
  expect(callsOf(sandbox, 'transfer')).toHaveLength(1);
});

test('R-293 R-426 B-04 a refusal is an alert with title and message; the amount stays and is focused', async ({
  page,
  sandbox,
}) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const field = modal.getByLabel('Amount (baht)');
  await field.fill('9000');
  await modal.getByRole('button', { name: 'Move into game' }).click();
  const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
  await expect(alert).toContainText('Your balance is too low. No money was moved.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(field).toHaveValue('9,000');
  await expect(field).toBeFocused();
  await field.fill('90');
  await modal.getByRole('button', { name: 'Move into game' }).click();
  await expect(modal).toContainText('Transferred 90.00 baht');
});

test('R-047 R-294 A-65 moving everything into the game asks first and sends one request', async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  await modal.getByRole('button', { name: 'Move everything into this game' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Move all your money into Naga Slots?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(callsOf(sandbox, 'transferAll')).toHaveLength(0);
  await modal.getByRole('button', { name: 'Move everything into this game' }).click();
  await expect(question.getByRole('definition')).toHaveText(['฿8,180.00', '฿1,500.00', '฿320.00']);
  await question.getByRole('button', { name: 'Move 10,000.00 baht' }).dblclick();
  await expect(modal).toContainText('All your money was moved into Naga Slots');
  await expect(modal).toContainText('Balance฿12,480.50');
  expect(callsOf(sandbox, 'transferAll').map(({ body }) => body)).toEqual([{ to: 'PGSLOT' }]);
  expect(ledger(sandbox)).toMatchObject({ WALLET: '0.00', PGSLOT: '12480.50', BETFLIX: '0.00' });
});

test('R-294 A-65 moving everything out sends WALLET', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  await modal.getByRole('button', { name: 'Move everything to wallet' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Move all your money into Main wallet?');
  await question.getByRole('button', { name: 'Move 4,300.50 baht' }).click();
  await expect(modal).toContainText('All your money was moved into Main wallet');
  expect(callsOf(sandbox, 'transferAll').map(({ body }) => body)).toEqual([{ to: 'WALLET' }]);
  expect(ledger(sandbox)['WALLET']).toBe('12480.50');
});

test('R-293 a refused transfer of everything is an alert too', async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT', members.bonusHeld);
  await modal.getByRole('button', { name: 'Move everything to wallet' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Move \d/ })
    .click();
  const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
  await expect(alert).toContainText("You haven't met the bonus conditions yet.");
});
