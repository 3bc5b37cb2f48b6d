import { describe, expect, test } from 'vitest';
import { all, fill, find, open, press, see, shownText } from '../../support/screen.ts';
import { control } from '../../support/screen-service.ts';

const game = '/user/profile?open=game&slot=PGSLOT';

async function move(way: string) {
  await open(game);
  await press('radio', way);
  await fill(/Amount/, '100');
  await press('button', /^Move .*100/);
}

async function moveEverything() {
  await open(game);
  await press('button', 'Move everything into this game');
  await press('button', 'Move 10,000.00 baht');
}

describe('a transfer in the sheet of a game', () => {
  test('A-118 B-41 into the game ends with one button that opens it, before the one that closes', async () => {
    await move('Into the game');
    const group = (await find('button', 'Got it')).closest('[role=group]');
    expect(Array.from(group?.querySelectorAll('button') ?? [], ({ textContent }) => textContent)).toEqual([
      'Open game',
      'Got it',
    ]);
    expect(all('button', 'Open game')).toHaveLength(1);
  });

  test('A-118 B-41 back to the wallet does not end with opening the game', async () => {
    await move('Back to wallet');
    await find('button', 'Got it');
    expect(all('button', 'Open game')).toEqual([]);
  });

  test('A-118 with an unknown outcome does not offer to open the game', async () => {
    control.fail('transfer', { connection: 'breakBefore', times: 9 });
    await move('Into the game');
    await find('link', 'Statement');
    expect(all('button', 'Open game')).toEqual([]);
  });
});

describe('moving everything', () => {
  test('R-426 A-118 that is unknown names the amount and the game', async () => {
    control.fail('transferAll', { connection: 'breakBefore', times: 9 });
    await moveEverything();
    await see(/Your 10,000\.00 baht transaction may have gone through/);
    expect(shownText()).toContain('Everything into Naga Slots');
  });

  test('A-157 R-426 that is refused names amount, game, and the accounts with money in them', async () => {
    control.fail('transferAll', { code: 'REQUEST_LIMIT' });
    await moveEverything();
    await find('alertdialog', "That didn't go through");
    await see('฿8,180.00');
    for (const said of ['Everything into Naga Slots', 'Amount10,000.00 baht', 'Main wallet', 'Sepak', 'Huay']) {
      expect(shownText()).toContain(said);
    }
    expect(shownText()).not.toContain('Lotus 88');
  });

  test('A-157 that is refused without a word about money says that none was moved', async () => {
    control.fail('transferAll', { code: 'REQUEST_LIMIT' });
    await moveEverything();
    await see('No money was moved');
  });

  test('A-157 that is refused does not ask for another amount', async () => {
    control.fail('transferAll', { code: 'MONEY_NOT_ENOUGH' });
    await moveEverything();
    await find('alertdialog', "That didn't go through");
    expect(all('button', 'Change amount')).toEqual([]);
  });
});
