import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { all, fill, find, goBack, open, press, reload, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, sandbox, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// What home says after a load that failed or came late, and of its tiles.

const bonusHeld = { as: '0834567890' };
const noJson = { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' };
const main = async () => (await find('main')).textContent.replaceAll('\u00a0', ' ');

describe('a first read of the balances that failed', () => {
  const lose = async () => {
    control.fail('getWallet', noJson);
    await open('/user/home');
    await see("We couldn't load your balance");
  };
  const card = () => find('region', 'Total balance');
  const allRead = async () => {
    await until(() => callsOf('listStatements').length > 0, 'the last request');
    await time.pass(1_000);
  };

  test('R-428 A-114 is said by the card once, with its retry and nothing else', async () => {
    await lose();
    expect((await card()).textContent).toBe("We couldn't load your balanceTry again");
    expect((await card()).querySelectorAll('a')).toHaveLength(0);
  });

  test('A-114 has the only retry of home', async () => {
    await lose();
    await allRead();
    expect(all('button', /try again/i)).toHaveLength(1);
  });

  test('R-456 A-114 leaves neither codes nor amounts without their sign', async () => {
    await lose();
    await allRead();
    expect(await main()).not.toMatch(/JOKER2|\d\.\d\d/);
  });

  test('A-114 quality 14: leaves the focus on the card after the retry', async () => {
    await lose();
    await press('button', 'Try again');
    await see('Main wallet ฿8,180.00');
    const whole = await card();
    await until(() => document.activeElement === whole, 'the focus');
  });
});

describe('the age of the balances', () => {
  const fail = (operation: 'getWallet' | 'refreshSlots') => control.fail(operation, { ...noJson, times: 50 });
  const age = async () => {
    await open('/user/home');
    await see('฿12,480.50');
    fail('getWallet');
    await time.pass(180_000);
    await press('button', 'Refresh balance');
    await see("Couldn't update. Last updated: 3 minutes ago.");
  };

  test('A-48 R-189 is kept as the time of the last complete load', async () => {
    await open('/user/home');
    await see(/Last updated 20\/11\/2026/);
    const kept = Date.parse(localStorage.getItem('last_sync') ?? '');
    expect(Math.abs(kept - Date.now())).toBeLessThan(1_000);
  });

  test('A-48 R-189 is shown after a reload that could not refresh', async () => {
    await open('/user/home');
    await see(/Last updated 20\/11\/2026/);
    const [shown = ''] = /Last updated \S+ \S{8}/.exec(shownText()) ?? [];
    fail('refreshSlots');
    await time.pass(60_000);
    await reload();
    await see("Couldn't update");
    expect(shownText()).toContain(shown);
  });

  test('B-03 A-42 is in words, beside the old balances of the games too', async () => {
    await age();
    expect(await main()).toContain('฿12,480.50');
    expect(await main()).toContain('฿1,500.00');
  });

  test('B-03 A-42 is beside the old balances after a reload', async () => {
    await age();
    await reload();
    await see("Couldn't update. Last updated: 3 minutes ago.");
    expect(await main()).toContain('฿12,480.50');
  });

  test('B-03 A-116 leaves no balance in the storage that outlives the tab', async () => {
    await age();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('2480.5');
  });
});

test('R-208 quality 2: an answer from before a transfer does not replace the balance', async () => {
  await open('/user/home?open=transfer&to=PGSLOT');
  await until(() => callsOf('getSpinActive').length > 0, 'home');
  await press('button', 'Close');
  const before = callsOf('getWallet').length;
  const release = holdAnswer('getWallet');
  await press('button', 'Refresh balance');
  await until(() => callsOf('getWallet').length > before, 'the refresh');
  control.clearRequests();
  const card = () =>
    document.querySelector('section[aria-label="Total balance"]')?.textContent.replaceAll('\u00a0', ' ');
  await press('link', 'Transfer');
  await press('button', /^To/);
  await press('button', /^Naga Slots/);
  await fill(/Amount/, '100');
  await press('button', 'Transfer 100.00 baht');
  await until(() => callsOf('transfer').length === 1, 'the transfer');
  await release();
  await see('Transfer done');
  await time.pass(10_000);
  expect(card()).toContain('Main wallet ฿8,080.00');
  expect(card()).not.toContain("Couldn't update");
});

test('A-119 the wallet of another member than the first of the session is not shown', async () => {
  const typical = typicalOf('getWallet');
  const body = { ...typical, profile: { ...typical.profile, _id: 'another-member' }, wallet: { amount: 77 } };
  await open('/user/home');
  await see('฿12,480.50');
  control.fail('getWallet', { body, times: 9 });
  await press('button', 'Refresh balance');
  await until(() => callsOf('getWallet').length > 1, 'the answer');
  await time.pass(1_000);
  expect(await main()).toContain('฿12,480.50');
  expect(await main()).not.toContain('฿77.00');
});

describe('the tiles of home', () => {
  test.each([
    ['the bonus that is held', bonusHeld, /^Bonus conditions/, 'Bonus conditionsActive bonus'],
    ['no bonus', {}, /^Bonus conditions/, 'Bonus conditions'],
    ['the coins', bonusHeld, /^Wheel/, 'Wheel1 coin'],
  ])('R-193 R-194 B-23 name %s', async (_what, visit, tile, text) => {
    await open('/user/home', visit);
    await until(() => callsOf('checkActiveBonus').length > 0, 'the bonus');
    await time.pass(100);
    expect((await find('link', tile)).textContent).toBe(text);
  });

  test('R-194 lead to the wheel', async () => {
    await open('/user/home');
    await press('link', /^Wheel/);
    await until(() => location.pathname === '/user/spin', 'the wheel');
  });

  test('R-195 read all again by "Refresh all", and show it', async () => {
    control.reset({ scenario: 'spinOff' });
    await open('/user/home');
    await find('button', 'Refresh all');
    control.setGameBalance(rich, 'PGSLOT', '3000.00');
    control.clearRequests();
    await press('button', 'Refresh all');
    await see('฿13,000.00');
    await until(() => callsOf('getSpinActive').length > 0, 'the wheel');
    const load = ['refreshSlots', 'getWallet', 'getSpinActive'];
    const calls = sandbox.requests.map(({ operationId }) => String(operationId));
    expect(calls.filter((id) => load.includes(id))).toEqual(load);
  });

  test('B-05 that are tapped at once open the modal of the first', async () => {
    await open('/user/home');
    await find('link', /^Wheel/);
    const openers = [...document.querySelectorAll('a')].filter(({ search }) => search.includes('open='));
    expect(openers.length).toBeGreaterThan(3);
    for (const opener of openers.sort((one) => (one.textContent === 'Deposit' ? -1 : 1))) opener.click();
    await find('dialog', 'Deposit');
    await goBack();
    await until(() => all('dialog').length === 0, 'the page');
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  });
});

describe('the latest transactions', () => {
  test('B-23 are from the first ten of the statement', async () => {
    await open('/user/home');
    await until(() => callsOf('listStatements').length > 0, 'the request');
    expect(callsOf('listStatements').map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }]);
  });

  test.each(['listStatements', 'checkActiveBonus'] as const)('R-205 B-23 wait for the wheel: %s', async (extra) => {
    await open('/user/home');
    await until(() => callsOf(extra).length > 0, 'the request');
    const order = sandbox.requests.map(({ operationId }) => operationId);
    expect(order.indexOf('getSpinActive')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf(extra)).toBeGreaterThan(order.indexOf('getSpinActive'));
  });
});
