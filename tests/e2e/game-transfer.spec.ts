import { openGame } from '../support/game-test.ts';
import { alert } from '../support/money-sheet.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const ledger = (sandbox: Parameters<typeof callsOf>[0]) => sandbox.control.ledger(members.rich).accounts;

test('R-292 A-64 an empty game disables transfers out of it; 0 or less focuses the field; Enter moves nothing', async ({
  page,
  sandbox,
}) => {
  const modal = await openGame(page, sandbox, 'JOKER2');
  await expect(modal.getByRole('button', { name: 'Move to wallet' })).toBeDisabled();
  await expect(modal.getByRole('button', { name: 'Move everything to wallet' })).toBeDisabled();
  await expect(modal.getByRole('button', { name: 'Move everything into this game' })).toBeEnabled();
  for (const typed of ['0', '-1']) {
    await modal.getByLabel('Amount (baht)').fill(typed);
    await modal.getByRole('button', { name: 'Move into game' }).click();
    await expect(modal.getByLabel('Amount (baht)')).toBeFocused();
    await expect(modal.getByRole('alert')).toHaveText('Minimum amount 1.00 baht');
  }
  // Enter leads to the two directions.
  const main = await modal
    .getByRole('button', { name: 'Open game' })
    .evaluate((it) => getComputedStyle(it).backgroundColor);
  await modal.getByLabel('Amount (baht)').fill('100');
  await expect(modal.getByRole('button', { name: 'Move into game' })).toHaveCSS('background-color', main);
  await expect(modal.getByRole('button', { name: 'Open game' })).not.toHaveCSS('background-color', main);
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('button', { name: 'Move into game' })).toBeFocused();
  expect(callsOf(sandbox, 'transfer')).toHaveLength(0);
});

test('R-251 R-208 R-293 R-426 A-151 B-02 B-04 a refusal keeps the amount; transfers in and out use the amount on the button', async ({
  page,
  sandbox,
}) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const shares = (of: string) => modal.getByRole('group', { name: `Quick amounts: ${of}` }).getByRole('button');
  await expect(shares('Main wallet')).toHaveText(['25%2,045.00', '50%4,090.00', 'All8,180.00']);
  await expect(shares('Naga Slots')).toHaveText(['25%620.00', '50%1,240.00', 'All2,480.50']);
  const field = modal.getByLabel('Amount (baht)');
  await field.fill('9000');
  await modal.getByRole('button', { name: 'Move into game' }).click();
  await expect(alert(page)).toContainText('Your balance is too low. No money was moved.');
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await expect(field).toHaveValue('9,000');
  await expect(field).toBeFocused();
  await modal.getByLabel('Amount (baht)').fill('1,000.25');
  await modal.getByRole('button', { name: 'Move into game 1,000.25 baht' }).click();
  await expect(modal).toContainText('Moved 1,000.25 baht from Main wallet to Naga Slots');
  await expect(modal).toContainText('Balance฿3,480.75');
  await modal.getByRole('button', { name: 'Got it' }).click();
  await expect(modal.getByLabel('Amount (baht)')).toHaveValue('');
  await modal.getByLabel('Amount (baht)').fill('480.75');
  await modal.getByRole('button', { name: 'Move to wallet 480.75 baht' }).dblclick();
  await expect(modal).toContainText('Moved 480.75 baht from Naga Slots to Main wallet');
  expect(ledger(sandbox)).toMatchObject({ WALLET: '7660.50', PGSLOT: '3000.00' });
  expect(callsOf(sandbox, 'transfer').map(({ body }) => body)).toEqual([
    { from: 'WALLET', to: 'PGSLOT', amount: 9000 },
    { from: 'WALLET', to: 'PGSLOT', amount: 1000.25 },
    { from: 'PGSLOT', to: 'WALLET', amount: 480.75 },
  ]);
});

test('A-151 B-20 a share is that of one account, and a smaller account does not take it', async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const share = (of: string, name: string) =>
    modal.getByRole('group', { name: `Quick amounts: ${of}` }).getByRole('button', { name });
  const moveIn = modal.getByRole('button', { name: 'Move into game' });
  const moveOut = modal.getByRole('button', { name: 'Move to wallet', exact: false });
  await share('Main wallet', 'All').click();
  await expect(moveIn).toHaveText('Move into game 8,180.00 baht');
  await expect(moveOut).toHaveText('Move to wallet');
  await expect(moveOut).toBeDisabled();
  // A typed amount may be more than the app knows of.
  await modal.getByLabel('Amount (baht)').fill('8181');
  await expect(moveOut).toBeEnabled();
  await share('Naga Slots', 'All').click();
  await expect(moveOut).toHaveText('Move to wallet 2,480.50 baht');
  await moveOut.click();
  await expect(modal).toContainText('Moved 2,480.50 baht from Naga Slots to Main wallet');
  expect(callsOf(sandbox, 'transfer').map(({ body }) => body)).toEqual([
    { from: 'PGSLOT', to: 'WALLET', amount: 2480.5 },
  ]);
});

test('R-047 R-294 A-65 moving everything into a game and back asks first and sends one request each', async ({
  page,
  sandbox,
}) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const question = page.getByRole('alertdialog');
  for (const [where, code, game, sum] of [
    ['into this game', 'PGSLOT', 'Naga Slots', '10,000.00 baht'],
    ['to wallet', 'WALLET', 'Main wallet', '12,480.50 baht'],
  ] as const) {
    sandbox.control.clearRequests();
    await modal.getByRole('button', { name: `Move everything ${where}` }).click();
    await expect(question).toContainText(`Move all your money into ${game}?`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(callsOf(sandbox, 'transferAll')).toHaveLength(0);
    await modal.getByRole('button', { name: `Move everything ${where}` }).click();
    if (code === 'PGSLOT')
      await expect(question.getByRole('definition')).toHaveText(['฿8,180.00', '฿1,500.00', '฿320.00']);
    await question.getByRole('button', { name: `Move ${sum}` }).dblclick();
    await expect(modal.getByText(sum, { exact: true })).toBeVisible();
    await expect(modal).toContainText(`All your money was moved into ${game}`);
    expect(callsOf(sandbox, 'transferAll').map(({ body }) => body)).toEqual([{ to: code }]);
    expect(ledger(sandbox)).toMatchObject({ [code]: '12480.50', BETFLIX: '0.00' });
    await modal.getByRole('button', { name: 'Got it' }).click();
  }
});
