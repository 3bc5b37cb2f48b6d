import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer } from '../../support/screen-service.ts';
import { all, field, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';

const game = '/user/profile?open=game&slot=PGSLOT';
const typical = typicalOf('getWallet');

/** The wallet with these balances; games that are not named hold nothing. */
const hold = (main: number | null, games: Readonly<Record<string, number | null>> = {}) => {
  const slots = typical.slots.map((slot) => ({ ...slot, amount: slot.code in games ? games[slot.code] : 0 }));
  control.fail('getWallet', { body: { ...typical, wallet: { amount: main }, slots }, times: 30 });
};

// A radio button is an input.
const isChosen = async (name: string) => ((await find('radio', name)) as HTMLInputElement).checked;
const isOff = async (role: 'radio' | 'button', name: string) => (await find(role, name)).hasAttribute('disabled');

describe('the direction of a game transfer', () => {
  test.each([
    ['money in both', 8180, 2480, 'Into the game'],
    ['no money in the wallet', 0, 2480, 'Back to wallet'],
    ['no money in the game', 8180, 0, 'Into the game'],
    ['no money at all', 0, 0, 'Into the game'],
  ])('A-151 A-64 with %s is at first', async (_what, main, inGame, chosen) => {
    hold(main, { PGSLOT: inGame });
    await open(game);
    expect(await isChosen(chosen)).toBe(true);
  });

  test('R-292 A-64 out of an empty game cannot be chosen, out of an unknown one it can', async () => {
    hold(8180, { PGSLOT: 0 });
    await open(game);
    expect(await isOff('radio', 'Back to wallet')).toBe(true);
    control.clearFaults();
    hold(8180, { PGSLOT: null });
    await open(game);
    expect(await isOff('radio', 'Back to wallet')).toBe(false);
  });

  test('A-151 into the game when it is emptied meanwhile', async () => {
    await open(game);
    await press('radio', 'Back to wallet');
    await press('button', /^All/);
    await press('button', /^Move .*2,480/);
    await press('button', 'Got it');
    await until(() => all('radio', 'Into the game').length > 0, 'the form');
    expect(await isChosen('Into the game')).toBe(true);
  });
});

describe('an amount in the sheet of a game', () => {
  const toggle = async () => {
    await press('radio', 'Back to wallet');
    // The amount is an input.
    return ((await field(/Amount/)) as HTMLInputElement).value;
  };

  test('A-151 that is a share goes with its direction', async () => {
    await open(game);
    await press('button', /^50%/);
    expect(await toggle()).toBe('');
  });

  test('A-151 that was typed stays', async () => {
    await open(game);
    await fill(/Amount/, '50');
    expect(await toggle()).toBe('50');
  });

  test('A-151 that was typed after a share stays', async () => {
    await open(game);
    await press('button', /^50%/);
    await fill(/Amount/, '50');
    expect(await toggle()).toBe('50');
  });

  test.each([
    ['Into the game', /Main wallet\s*฿8,180\.00/],
    ['Back to wallet', /Naga Slots\s*฿2,480\.50/],
  ])('A-151 is beside the balance of its source: %s', async (way, balance) => {
    await open(game);
    await press('radio', way);
    const label = (await field(/Amount/)).getAttribute('aria-describedby') ?? '';
    const said = document.getElementById(label.split(' ')[0] ?? '')?.textContent.replaceAll('\u00a0', ' ');
    expect(said).toMatch(balance);
  });

  test('A-118 B-04 that is sent is there with its direction when the sheet opens again', async () => {
    await open('/user/home');
    await press('link', /Naga Slots/);
    await press('radio', 'Back to wallet');
    await fill(/Amount/, '1500');
    const release = holdAnswer('transfer');
    await press('button', /^Move .*1,500/);
    await until(() => callsOf('transfer').length === 1, 'the request');
    await goBack();
    await press('link', /Naga Slots/);
    const isOut = await isChosen('Back to wallet');
    await release();
    expect(isOut).toBe(true);
  });

  test.each(['0', '-1'])('R-292 A-64 of %s is not sent, and its field has the focus', async (typed) => {
    await open(game);
    await fill(/Amount/, typed);
    await press('button', 'Move into game');
    await see('Minimum amount 1.00 baht');
    const amount = await field(/Amount/);
    await until(() => document.activeElement === amount, 'the focus');
    expect(callsOf('transfer')).toEqual([]);
  });

  test('R-293 that was refused stays, with the focus', async () => {
    control.fail('transfer', { code: 'MONEY_NOT_ENOUGH' });
    await open(game);
    await fill(/Amount/, '100');
    await press('button', /^Move .*100/);
    await press('button', 'Change amount');
    const amount = await field(/Amount/);
    expect(amount).toHaveProperty('value', '100');
    await until(() => document.activeElement === amount, 'the focus');
  });

  test('A-157 that was refused names the balance of its source', async () => {
    control.fail('transfer', { code: 'MONEY_NOT_ENOUGH' });
    await open(game);
    await press('radio', 'Back to wallet');
    await fill(/Amount/, '100');
    await press('button', /^Move .*100/);
    const alert = (await find('button', 'Change amount')).closest('[role=alertdialog]');
    await until(() => alert?.querySelectorAll('dd').length === 2, 'the balance');
    expect(Array.from(alert?.querySelectorAll('dt') ?? [], ({ textContent }) => textContent)).toContain('Naga Slots');
  });
});

describe('moving everything', () => {
  test.each([
    ['Into the game', 'Move everything into this game', '10,000.00', { to: 'PGSLOT' }],
    ['Back to wallet', 'Move everything to wallet', '4,300.50', { to: 'WALLET' }],
  ])('R-294 A-65 goes where the direction says, and names its sum: %s', async (way, name, sum, body) => {
    await open(game);
    await press('radio', way);
    await press('button', name);
    await press('button', `Move ${sum} baht`);
    await until(() => callsOf('transferAll').length === 1, 'the request');
    expect(callsOf('transferAll')[0]?.body).toEqual(body);
  });

  test.each([
    ['Into the game', 'Move everything into this game', true],
    ['Back to wallet', 'Move everything to wallet', false],
  ])('A-64 of a member with money in this game only: %s', async (way, name, off) => {
    hold(0, { PGSLOT: 50 });
    await open(game);
    await press('radio', way);
    expect(await isOff('button', name)).toBe(off);
  });

  test('A-65 A-42 names no sum while a game could not be read', async () => {
    const slots = [...typical.slots, { code: 7 }];
    control.fail('getWallet', { body: { ...typical, slots }, times: 30 });
    await open(game);
    await press('button', 'Move everything into this game');
    await find('button', 'Cancel');
    expect(all('button', /^Move [\d,.]+ baht$/)).toEqual([]);
  });
});

describe('a deposit is offered in the sheet of a game', () => {
  test.each([
    ['no money at all', 0, {}, 1],
    ['money in the wallet', 100, {}, 0],
    ['money in this game', 0, { PGSLOT: 50 }, 0],
    ['money in another game', 0, { JOKER2: 50 }, 0],
  ])('A-150 A-64 to a member with %s', async (_what, main, games, count) => {
    hold(main, games);
    await open(game);
    await find('radio', 'Into the game');
    expect(all('link', /Make a deposit first/)).toHaveLength(count);
  });
});

test('A-151 R-199 credits of a game are shown if they differ from the balance', async () => {
  await open(game);
  await see('Balance');
  expect(shownText()).not.toContain('Game balance');
  await open('/user/profile?open=game&slot=BETFLIX');
  await see(/Game balance\s*150\.00 credits/);
});

test('A-114 a game that does not exist says so', async () => {
  await open('/user/profile?open=game&slot=NOPE');
  await see("We couldn't find this game, or it isn't available");
});
