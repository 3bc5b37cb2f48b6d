import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

// What the sheet of a game shows of a transfer, and what the transfer sends.

const game = '/user/profile?open=game&slot=PGSLOT';
const typical = typicalOf('getWallet');
const texts = (name: RegExp) => all('button', name).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const isMain = async (name: RegExp | string) => (await find('button', name)).dataset['wide'] === 'primary';

const ways = [
  ['Into the game', 'Move into game', 'Move everything into this game'],
  ['Back to wallet', 'Move to wallet', 'Move everything to wallet'],
] as const;

describe('the buttons of a transfer', () => {
  test.each(ways)('A-64 A-65 %s are one for the amount and one for everything', async (way, one, everything) => {
    await open(game);
    await press('radio', way);
    expect(texts(/^Move/).map((text) => text.trim())).toEqual([one, everything]);
  });

  test.each(ways)('A-64 %s name the amount, once there is one', async (way, one) => {
    await open(game);
    await press('radio', way);
    await fill(/Amount/, '1,000.25');
    await find('button', `${one} 1,000.25 baht`);
  });

  test('A-64 have the transfer as the main action once there is an amount, and not before', async () => {
    await open(game);
    // Until then it is opening the game. The style sheet takes its colour from it.
    const leads = () => document.querySelector('[data-submit][data-leads]') !== null;
    const before = [leads(), await isMain('Move into game')];
    await fill(/Amount/, '100');
    expect([before, [leads(), await isMain(/^Move into game 100/)]]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('A-64 R-292 offer to move everything into an empty game', async () => {
    const slots = typical.slots.map((slot) => ({ ...slot, amount: 0 }));
    control.fail('getWallet', { body: { ...typical, wallet: { amount: 100 }, slots }, times: 30 });
    await open(game);
    expect((await find('button', 'Move everything into this game')).hasAttribute('disabled')).toBe(false);
  });
});

describe('the shares', () => {
  test.each([
    ['Into the game', ['25%2,045.00', '50%4,090.00', 'All8,180.00']],
    ['Back to wallet', ['25%620.00', '50%1,240.00', 'All2,480.50']],
  ])('A-151 B-20 name the amounts of their source: %s', async (way, shown) => {
    await open(game);
    await press('radio', way);
    expect(texts(/^(25%|50%|All)/)).toEqual(shown);
  });
});

describe('a transfer', () => {
  const move = async (way: string, amount: string) => {
    await open(game);
    await press('radio', way);
    await fill(/Amount/, amount);
    await press('button', /^Move .*baht$/);
  };
  const rows = [
    ['Into the game', '1,000.25', 'from Main wallet to Naga Slots', { from: 'WALLET', to: 'PGSLOT', amount: 1000.25 }],
    ['Back to wallet', '480.75', 'from Naga Slots to Main wallet', { from: 'PGSLOT', to: 'WALLET', amount: 480.75 }],
  ] as const;

  test.each(rows)(
    'R-293 is sent once with its direction and the amount on the button: %s',
    async (way, amount, _said, body) => {
      await move(way, amount);
      await find('button', 'Got it');
      expect(callsOf('transfer').map((call) => call.body)).toEqual([body]);
    },
  );

  test.each(rows)('R-293 B-41 says what was moved, from where and to where: %s', async (way, amount, said) => {
    await move(way, amount);
    await see(`Moved ${amount} baht ${said}`);
  });

  test('R-293 leaves the balance of the game up to date', async () => {
    await move('Into the game', '1,000.25');
    await see(/Balance\s*฿3,480\.75/);
  });

  test('R-293 A-64 leaves an empty field', async () => {
    await move('Into the game', '1,000.25');
    await press('button', 'Got it');
    expect(await field(/Amount/)).toHaveProperty('value', '');
  });

  test('R-208 B-02 that is more than the wallet has is refused, and no money is moved', async () => {
    await move('Into the game', '9000');
    await find('button', 'Change amount');
    expect(shownText()).toContain('Your balance is too low. No money was moved.');
    await until(() => callsOf('transfer').length === 1, 'the request');
    expect(control.ledger(rich).accounts).toMatchObject({ WALLET: '8180.00', PGSLOT: '2480.50' });
  });
});
