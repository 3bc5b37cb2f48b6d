import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, fill, find, open, press, reaction, reload, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const typical = typicalOf('getWallet');
const fail = (operation: OperationId, times = 50) => control.fail(operation, { code: 'INTERNAL_SERVER_ERROR', times });
const newcomer = '0823456789';
const section = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
const heard = () => all('status').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the age of the balances', () => {
  test('A-48 R-189 is not known before a complete load', async () => {
    fail('refreshSlots');
    await open('/user/home');
    await see("Couldn't update");
    expect(shownText().match(/Last updated/g)).toHaveLength(1);
  });

  test('A-48 R-189 stays that of the last complete load after one that failed', async () => {
    await open('/user/home');
    await see(/Last updated 20\/11\/2026/);
    const [shown] = /Last updated \S+ \S{8}/.exec(shownText()) ?? [];
    fail('refreshSlots');
    await time.pass(60_000);
    await press('button', 'Refresh balance');
    await see("Couldn't update");
    expect(shownText()).toContain(shown);
  });

  test('B-03 is beside balances whose reading failed', async () => {
    await open('/user/home');
    await see('฿12,480.50');
    fail('getWallet');
    await press('button', 'Refresh balance');
    await see("Couldn't update. Last updated:");
    expect(shownText()).toContain('฿12,480.50');
  });

  test('B-03 is beside balances that could not be read again after a transfer', async () => {
    await open('/user/home?open=transfer&to=PGSLOT');
    await fill(/Amount/, '100');
    fail('getWallet');
    await press('button', 'Transfer 100.00 baht');
    await see('Transfer done');
    await until(
      () => document.body.textContent.includes("Couldn't update. Last updated:"),
      'the note behind the sheet',
    );
  });

  test('A-48 A-22 of one member is not told to the next one', async () => {
    await open('/user/home');
    await see(/Last updated 20\/11\/2026/);
    await press('button', 'Log out');
    fail('refreshSlots');
    await open('/user/home', { as: newcomer });
    await see("Couldn't update");
    expect(shownText()).not.toMatch(/Last updated 20\/11/);
  });
});

describe('a refresh of the balances', () => {
  test('B-03 is not announced in a tab that is not seen', async () => {
    await open('/user/home');
    const release = holdAnswer('getWallet');
    await press('button', 'Refresh balance');
    await until(() => callsOf('getWallet').length === 2, 'the request');
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await release();
    const texts: string[] = [];
    for (let passed = 0; passed < 20; passed += 1) {
      await time.pass(100);
      texts.push(...heard());
    }
    Reflect.deleteProperty(document, 'hidden');
    expect(texts.join()).not.toContain('Balances refreshed');
  });

  test('A-105 shows that it runs', async () => {
    await open('/user/home');
    const release = holdAnswer('refreshSlots');
    await press('button', 'Refresh balance');
    const isBusy = (await find('button', 'Refresh balance')).getAttribute('aria-busy');
    await release();
    expect(isBusy).toBe('true');
    expect((await find('button', 'Refresh balance')).getAttribute('aria-busy')).toBeNull();
  });

  test.each([
    ['the latest transactions', 'listStatements'],
    ['whether a bonus is held', 'checkActiveBonus'],
    ['the wheel', 'getSpinActive'],
  ] as const)('R-205 B-23 reads %s again', async (_what, operation) => {
    await open('/user/home');
    await until(() => callsOf(operation).length === 1, 'the first reading');
    await press('button', 'Refresh balance');
    // Entries in progress are read again by themselves, but later.
    await time.pass(1_000);
    expect(callsOf(operation)).toHaveLength(2);
  });

  test('R-194 R-195 is the last tile while there is no wheel', async () => {
    control.fail('getSpinActive', { body: { isActive: false }, times: 9 });
    await open('/user/home');
    await press('button', 'Refresh all');
    expect(callsOf('refreshSlots')).toHaveLength(2);
    expect(all('link', /^Wheel/)).toEqual([]);
  });

  test('R-194 A-113 is the last tile when the wheel could not be read', async () => {
    fail('getSpinActive');
    await open('/user/home');
    await find('button', 'Refresh all');
  });
});

test('A-48 B-05 coins that the service does not name are not shown', async () => {
  control.fail('getWallet', { body: { ...typical, profile: { ...typical.profile, coin: null } }, times: 9 });
  await open('/user/home');
  expect((await find('link', /Wheel/)).textContent).toBe('Wheel');
});

test('A-44 an invite bonus of an unknown amount can be received from home', async () => {
  control.fail('getWallet', { body: { ...typical, invite: { ...typical.invite, amount: null } }, times: 20 });
  await open('/user/home');
  await see('Latest transactions');
  await find('link', 'Claim bonus');
});

test('A-44 R-191 the invite bonus of home is asked about at once', async () => {
  await open('/user/home');
  await press('link', 'Claim bonus');
  await find('button', /^Claim 150\.00 baht$/);
});

describe('the main action of home', () => {
  const isMain = async () => (await find('link', 'Deposit')).hasAttribute('data-main');

  test('A-114 is the deposit', async () => {
    await open('/user/home');
    expect(await isMain()).toBe(true);
  });

  test('A-114 is not the deposit where the balances are missing', async () => {
    fail('getWallet');
    await open('/user/home');
    await see("We couldn't load your balance");
    expect(await isMain()).toBe(false);
  });
});

describe('the games of home', () => {
  test('A-45 R-298 a choice is offered where a category has more than one open account', async () => {
    await open('/user/home');
    await see('Naga Slots');
    const offered = ['Slots', 'Sports and casino', 'Lotto'].filter((name) => section(name)?.querySelector('header a'));
    expect(offered).toEqual(['Slots']);
  });

  test('A-45 R-298 the choice is that of its category', async () => {
    await open('/user/home');
    await press('link', 'Choose a game account');
    expect(new URLSearchParams(location.search).get('category')).toBe('slot');
  });

  test('A-119 those that cannot be shown are counted below them', async () => {
    control.fail('getWallet', { body: { ...typical, slots: [null, ...typical.slots, null] }, times: 9 });
    await open('/user/home');
    await see("2 items can't be shown here");
  });

  test('R-199 A-43 credits are the balance in the unit of the game', async () => {
    await open('/user/home');
    await see('Sepak 150.00 credits');
  });

  test('R-286 B-04 an account that was opened by its card keeps the focus on it', async () => {
    await open('/user/home');
    await press('button', /Mekong/);
    const card = await find('link', /Mekong/);
    await until(() => document.activeElement === card, 'the focus');
  });

  test('R-082 A-105 an account is asked for once, also while the balances are read after it', async () => {
    await open('/user/home');
    const release = holdAnswer('getWallet');
    await press('button', /Mekong/);
    await until(() => callsOf('getWallet').length === 2, 'the reading');
    // Sooner it is a double tap.
    await time.pass(reaction);
    (await find('button', /Mekong/)).click();
    await release();
    await find('link', /Mekong/);
    expect(callsOf('activateSlot')).toHaveLength(1);
  });

  test('R-287 an account that is open already is shown as open', async () => {
    await open('/user/home');
    control.fail('activateSlot', { code: 'SLOT_ALREADY_ACTIVE', apply: true });
    await press('button', /Mekong/);
    await find('link', /Mekong/);
  });

  test('R-287 an account that could not be opened can be opened then', async () => {
    await open('/user/home');
    control.fail('activateSlot', { code: 'SLOT_ACTIVATE_FAIL' });
    await press('button', /Mekong/);
    await until(() => callsOf('activateSlot').length === 1, 'the request');
    await press('button', /Mekong/);
    await find('link', /Mekong/);
  });
});

describe('hidden amounts', () => {
  test('A-116 B-10 are not shown while they load either', async () => {
    await open('/user/home');
    await press('button', 'Hide amounts');
    control.credit(rich, 20);
    await reload();
    expect(shownText()).not.toContain('12,500.50');
    await press('button', 'Show amounts');
    await see('฿12,500.50');
    await reload();
    await see('฿12,500.50');
  });
});
