import { openGame } from '../support/game-test.ts';
import { alert } from '../support/money-sheet.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const ledger = (sandbox: Parameters<typeof callsOf>[0]) => sandbox.control.ledger(members.rich).accounts;

test(
  'R-292 A-64 an empty game disables the direction out of it; 0 or less focuses the field',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'JOKER2');
    await expect(modal.getByRole('radio', { name: 'Back to wallet' })).toBeDisabled();
    await expect(modal.getByRole('button', { name: 'Move everything into this game' })).toBeEnabled();
    for (const typed of ['0', '-1']) {
      await modal.getByLabel('Amount (baht)').fill(typed);
      await modal.getByRole('button', { name: 'Move into game' }).click();
      await expect(modal.getByLabel('Amount (baht)')).toBeFocused();
      await expect(modal.getByRole('alert')).toHaveText('Minimum amount 1.00 baht');
    }
    expect(callsOf(sandbox, 'transfer')).toHaveLength(0);
  },
);

test(
  'A-64 one button moves the amount, in the chosen direction, and is the main action once there is one',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const main = await modal
      .getByRole('button', { name: 'Open game' })
      .evaluate((it) => getComputedStyle(it).backgroundColor);
    await expect(modal.getByRole('button', { name: /^Move/ })).toHaveText([
      'Move into game',
      'Move everything into this game',
    ]);
    await modal.getByRole('radio', { name: 'Back to wallet' }).check();
    await expect(modal.getByRole('button', { name: /^Move/ })).toHaveText([
      'Move to wallet',
      'Move everything to wallet',
    ]);
    await modal.getByLabel('Amount (baht)').fill('100');
    await expect(modal.getByRole('button', { name: 'Move to wallet' })).toHaveCSS('background-color', main);
    await expect(modal.getByRole('button', { name: 'Open game' })).not.toHaveCSS('background-color', main);
    await page.keyboard.press('Enter');
    await expect(modal).toContainText('Moved 100.00 baht from Naga Slots to Main wallet');
    expect(callsOf(sandbox, 'transfer').map(({ body }) => body)).toEqual([
      { from: 'PGSLOT', to: 'WALLET', amount: 100 },
    ]);
  },
);

test(
  'R-208 R-293 B-02 a refusal keeps the amount; transfers in and out use the amount on the button',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const field = modal.getByLabel('Amount (baht)');
    await field.fill('9000');
    await modal.getByRole('button', { name: 'Move into game' }).click();
    await expect(alert(page)).toContainText('Your balance is too low. No money was moved.');
    await alert(page).getByRole('button', { name: 'Change amount' }).click();
    await expect(field).toHaveValue('9,000');
    await expect(field).toBeFocused();
    await modal.getByLabel('Amount (baht)').fill('1,000.25');
    await modal.getByRole('button', { name: 'Move into game 1,000.25 baht' }).click();
    await expect(modal).toContainText('Moved 1,000.25 baht from Main wallet to Naga Slots');
    await expect(modal).toContainText('Balance฿3,480.75');
    await modal.getByRole('button', { name: 'Got it' }).click();
    await expect(modal.getByLabel('Amount (baht)')).toHaveValue('');
    await modal.getByRole('radio', { name: 'Back to wallet' }).check();
    await modal.getByLabel('Amount (baht)').fill('480.75');
    await modal.getByRole('button', { name: 'Move to wallet 480.75 baht' }).dblclick();
    await expect(modal).toContainText('Moved 480.75 baht from Naga Slots to Main wallet');
    expect(ledger(sandbox)).toMatchObject({ WALLET: '7660.50', PGSLOT: '3000.00' });
    expect(callsOf(sandbox, 'transfer').map(({ body }) => body)).toEqual([
      { from: 'WALLET', to: 'PGSLOT', amount: 9000 },
      { from: 'WALLET', to: 'PGSLOT', amount: 1000.25 },
      { from: 'PGSLOT', to: 'WALLET', amount: 480.75 },
    ]);
  },
);

test(
  'A-151 B-20 shares are those of the source; another direction drops a share and keeps a typed amount',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const shares = modal.getByRole('group', { name: 'Quick amounts' }).getByRole('button');
    const field = modal.getByLabel('Amount (baht)');
    const out = modal.getByRole('radio', { name: 'Back to wallet' });
    await expect(field).toHaveAccessibleDescription('Main wallet ฿8,180.00');
    await expect(shares).toHaveText(['25%2,045.00', '50%4,090.00', 'All8,180.00']);
    await field.fill('7');
    await out.check();
    await expect(field).toHaveAccessibleDescription('Naga Slots ฿2,480.50');
    await expect(shares).toHaveText(['25%620.00', '50%1,240.00', 'All2,480.50']);
    await expect(field).toHaveValue('7');
    await shares.last().click();
    await expect(modal.getByRole('button', { name: 'Move to wallet' })).toHaveText('Move to wallet 2,480.50 baht');
    await modal.getByRole('radio', { name: 'Into the game' }).check();
    await expect(field).toHaveValue('');
  },
);

test(
  'R-047 R-294 A-65 moving everything into a game and back asks first and sends one request each',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const modal = await openGame(page, sandbox, 'PGSLOT');
    const question = page.getByRole('alertdialog');
    for (const [way, where, code, game, sum] of [
      ['Into the game', 'into this game', 'PGSLOT', 'Naga Slots', '10,000.00 baht'],
      ['Back to wallet', 'to wallet', 'WALLET', 'Main wallet', '12,480.50 baht'],
    ] as const) {
      sandbox.control.clearRequests();
      await modal.getByRole('radio', { name: way }).check();
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
  },
);
