import { describe, expect, test } from 'vitest';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// What sheets of games and money say after a failure, or while an outcome is open.

const game = '/user/profile?open=game&slot=PGSLOT';
const dialogText = async (name: string) => (await find('dialog', name)).textContent.replaceAll('\u00a0', ' ');

describe('a choice of games', () => {
  test('R-298 A-45 has each open account with its balance', async () => {
    await open('/user/home');
    await press('link', 'Choose a game account');
    const chooser = await find('dialog', 'Choose a game account');
    await find('button', /^Naga Slots/);
    expect(Array.from(chooser.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
      'Naga Slots฿2,480.50',
      'Lotus 88฿0.00',
    ]);
  });

  test('R-298 opens the account that is chosen', async () => {
    await open('/user/home?open=games&category=slot');
    await press('button', /^Lotus 88/);
    await find('dialog', 'Lotus 88');
    expect(new URLSearchParams(location.search).get('slot')).not.toBe('PGSLOT');
  });
});

describe('a game account that was not loaded', () => {
  const noJson = { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' };

  test('A-107 A-114 because of a rate limit says so in its place, once', async () => {
    control.fail('getSlotAccount', { code: 'REQUEST_LIMIT' });
    await open(game);
    await see('Too many attempts');
    expect(shownText().match(/Couldn't load the game account/g)).toHaveLength(1);
    expect(all('alertdialog')).toEqual([]);
  });

  test('A-114 cannot be opened as a game', async () => {
    control.fail('getSlotAccount', { code: 'REQUEST_LIMIT' });
    await open(game);
    await see('Too many attempts');
    expect(all('button', 'Open game')).toEqual([]);
  });

  test('A-114 is not read again without a press', async () => {
    control.fail('getSlotAccount', { code: 'REQUEST_LIMIT' });
    await open(game);
    await see('Too many attempts');
    await time.pass(5_000);
    expect(callsOf('getSlotAccount')).toHaveLength(1);
  });

  test('A-107 R-428 for no known reason has a retry and no word of a result', async () => {
    control.fail('getSlotAccount', noJson);
    await open(game);
    await find('button', /Try again/);
    expect(shownText()).not.toMatch(/unclear|result|Bad gateway/);
    expect(all('alertdialog')).toEqual([]);
  });

  test('quality 14: leaves the focus in the sheet after the retry', async () => {
    control.fail('getSlotAccount', noJson);
    await open(game);
    await press('button', /Try again/);
    await see('Game username');
    const sheet = await find('dialog', 'Naga Slots');
    expect(document.activeElement).not.toBe(document.body);
    expect(sheet.contains(document.activeElement)).toBe(true);
  });
});

describe('a game whose account does not exist', () => {
  const lose = async () => {
    control.fail('getSlotAccount', { code: 'SLOT_NO_ACCOUNT' });
    await open(game);
    await find('button', 'Open account');
  };

  test('R-299 R-287 has one sentence, no field and no amount', async () => {
    await lose();
    const sheet = await find('dialog', 'Naga Slots');
    expect(Array.from(sheet.querySelectorAll('p:not([role])'), ({ textContent }) => textContent)).toEqual([
      "We couldn't find your account for this game",
    ]);
    expect(all('textbox')).toEqual([]);
    expect(sheet.textContent).not.toContain('฿');
  });

  test('R-299 R-287 has its login and its balance when it was opened', async () => {
    await lose();
    await press('button', 'Open account');
    await see('Game username');
    expect(await dialogText('Naga Slots')).toContain('฿2,480.50');
  });
});

test('quality 14: after the statement was loaded again the focus is on its heading', async () => {
  control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR' });
  await open('/user/statement');
  const heading = await find('heading', 'Statement');
  await press('button', /Try again/);
  await until(() => all('button', /Try again/).length === 0, 'the list');
  await until(() => document.activeElement === heading, 'the focus');
});

describe('a withdrawal whose outcome is being checked', () => {
  const begin = async () => {
    await open('/user/home?open=withdraw');
    await fill(/Amount/, '100');
    await find('button', 'Withdraw 100.00 baht');
    control.fail('withdrawAll', { connection: 'breakBefore' });
    const release = holdAnswer('getWallet');
    await press('button', 'Withdraw 100.00 baht');
    await until(() => document.querySelector('[data-unknown]') !== null, 'the check');
    return release;
  };

  test('B-01 quality 2: locks its sheet', async () => {
    const release = await begin();
    const isBusy = document.querySelector('[data-unknown]')?.getAttribute('aria-busy');
    const buttons = all('button', 'Withdraw 100.00 baht');
    await release();
    expect([isBusy, buttons]).toEqual(['true', []]);
  });

  test('B-01 B-04 has its amount in the form when it was checked', async () => {
    const release = await begin();
    await release();
    await see('Your balance and statement are now up to date.');
    await press('button', 'Back');
    expect(await field(/Amount/)).toHaveProperty('value', '100');
    expect((await find('button', 'Withdraw 100.00 baht')).hasAttribute('disabled')).toBe(false);
    expect(callsOf('withdrawAll')).toHaveLength(1);
  });
});

describe('a transfer', () => {
  const give = async () => {
    await fill(/Amount/, '5000');
    await press('button', 'Transfer 5,000.00 baht');
  };

  test('A-118 whose answer was lost is done when a late statement shows it, with another deposit before it', async () => {
    control.setDeviations({ listLagMs: 8_000 });
    await open('/user/home?open=transfer&to=PGSLOT');
    control.credit(rich, 100);
    control.fail('transfer', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html', apply: true });
    await give();
    await until(() => callsOf('transfer').length === 1, 'the request');
    await see(/Transfer done|Transferred/);
    expect(callsOf('transfer')).toHaveLength(1);
  });
});
