import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time, transferElsewhere } from '../../support/screen-service.ts';
import { all, field, fill, find, goBack, open, press, reaction, see, shownText, until } from '../../support/screen.ts';

const sheet = '/user/profile?open=transfer';
const typical = typicalOf('getWallet');

async function pick(side: 'From' | 'To', account: string) {
  await press('button', new RegExp(`^${side} `));
  await press('button', new RegExp(`^${account}`));
}

describe('a picker of accounts', () => {
  test.each([
    ['From', 'Main wallet'],
    ['To', 'Naga Slots'],
  ] as const)('A-45 marks as chosen what the form has: %s', async (side, account) => {
    await open(`${sheet}&to=PGSLOT`);
    await press('button', new RegExp(`^${side} `));
    const pressed = all('button').filter((each) => each.getAttribute('aria-pressed') === 'true');
    expect(pressed.map(({ textContent }) => textContent.startsWith(account))).toEqual([true]);
  });

  test('R-253 A-45 has the main wallet and the open accounts', async () => {
    await open(`${sheet}&to=PGSLOT`);
    await press('button', /^To /);
    const names = all('button').filter((each) => each.hasAttribute('aria-pressed'));
    const offered = typical.slots.filter(({ isActive }) => isActive).map(({ name }) => name);
    expect(names).toHaveLength(offered.length + 1);
    for (const name of offered) expect(names.some(({ textContent }) => textContent.startsWith(name))).toBe(true);
  });

  test('A-119 says how many accounts could not be read', async () => {
    const slots = [...typical.slots, { code: 7 }];
    control.fail('getWallet', { body: { ...typical, slots }, times: 9 });
    await open(`${sheet}&to=PGSLOT`);
    await press('button', /^To /);
    await see(/1 .*(not|n't)/);
  });
});

describe('the chosen accounts', () => {
  test.each(['From', 'To'] as const)('R-246 of "%s" take the message away', async (side) => {
    await open(sheet);
    if (side === 'From') await press('button', 'Swap accounts');
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await see('Select account');
    await pick(side, 'Naga Slots');
    expect(shownText()).not.toContain('Select account');
  });

  test('B-20 A-62 the available balance is that of the source', async () => {
    await open(`${sheet}&to=JOKER2`);
    await see(/Available\s*฿8,180\.00/);
    await pick('From', 'Naga Slots');
    await see(/Available\s*฿2,480\.50/);
  });

  test.each([
    ['2480.50', false],
    ['2480.51', true],
  ])('A-62 %s of a game with 2,480.50 is called more than there is: %s', async (amount, isTooMuch) => {
    await open(`${sheet}&to=JOKER2`);
    await pick('From', 'Naga Slots');
    await fill(/Amount/, amount);
    expect(shownText().includes("That's more than you have available")).toBe(isTooMuch);
  });
});

describe('a refused transfer from a game', () => {
  const refuse = async (code: string) => {
    control.fail('transfer', { code });
    await open(`${sheet}&to=WALLET`);
    await pick('From', 'Naga Slots');
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    return (await find('button', /^(Change amount|OK)$/)).closest('[role=alertdialog]');
  };

  test('A-157 names the balance of the game', async () => {
    const alert = await refuse('MONEY_NOT_ENOUGH');
    await until(() => alert?.querySelectorAll('dd').length === 2, 'the balance');
    const facts = Array.from(alert?.querySelectorAll('dt') ?? [], ({ textContent }) => textContent);
    expect(facts).toEqual(['Amount', 'Naga Slots']);
  });

  test('A-157 for lack of money leads to no deposit', async () => {
    const alert = await refuse('MONEY_NOT_ENOUGH');
    expect(Array.from(alert?.querySelectorAll('a') ?? [])).toEqual([]);
  });

  test.each([
    ['TRANSFER_FAIL', false],
    ['REQUEST_LIMIT', true],
  ])('A-157 says once that no money was moved: %s', async (code, isSaid) => {
    const alert = await refuse(code);
    expect(alert?.textContent.includes('No money was moved')).toBe(isSaid);
  });
});

describe('a transfer that is sent', () => {
  test('A-118 B-04 is there with its accounts when the sheet opens again', async () => {
    await open('/user/home');
    await press('link', 'Transfer');
    await pick('To', 'Naga Slots');
    await fill(/Amount/, '1500');
    const release = holdAnswer('transfer');
    await press('button', 'Transfer 1,500.00 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
    await goBack();
    await press('link', 'Transfer');
    const { value } = (await field(/Amount/)) as HTMLInputElement; // the amount is an input
    const to = (await find('button', /^To /)).textContent;
    await release();
    expect([value, to.startsWith('Naga Slots')]).toEqual(['1,500', true]);
  });

  test('B-41 B-05 the game it leads to closes to the page', async () => {
    await open('/user/home');
    await press('link', 'Transfer');
    await pick('To', 'Naga Slots');
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await press('link', 'Go to Naga Slots');
    await see('Game username');
    await goBack();
    await time.pass(reaction);
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  });

  test('B-41 into the main wallet leads to no game', async () => {
    await open(`${sheet}&to=WALLET`);
    await pick('From', 'Naga Slots');
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await see('Transfer done');
    expect(all('link', /^Go to/)).toEqual([]);
  });
});

describe('the balances of a transfer', () => {
  test('A-114 that could not be loaded can be loaded by a tap', async () => {
    control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 50 });
    await open(sheet);
    await find('button', /Try again/);
    control.clearFaults();
    await press('button', /Try again/);
    await field(/Amount/);
  });

  test('A-150 a member with money in a game only is led to no deposit', async () => {
    const wallet = { ...typical, wallet: { amount: 0 } };
    control.fail('getWallet', { body: wallet, times: 20 });
    await open(`${sheet}&to=WALLET`);
    await field(/Amount/);
    await see(/Main wallet\s*฿0\.00/);
    expect(all('link', /Make a deposit first/)).toEqual([]);
  });

  test('A-150 A-42 a member with an unknown balance in a game is led to no deposit', async () => {
    const slots = typical.slots.map((slot) => ({ ...slot, amount: null }));
    control.fail('getWallet', { body: { ...typical, wallet: { amount: 0 }, slots }, times: 20 });
    await open(`${sheet}&to=WALLET`);
    await field(/Amount/);
    await see(/Main wallet\s*฿0\.00/);
    expect(all('link', /Make a deposit first/)).toEqual([]);
  });
});

test.each([
  ['From', 'an account that is missing', '&to=', true, 'Select account'],
  ['To', 'an account that is missing', '&to=', false, 'Select account'],
  ['To', 'the same account', '&to=WALLET', false, undefined],
] as const)('B-04 the account "%s" names its error: %s', async (side, _what, to, isSwapped, text) => {
  await open(`${sheet}${to}`);
  if (isSwapped) await press('button', 'Swap accounts');
  await press('button', 'Transfer');
  const account = await find('button', new RegExp(`^${side} `));
  await until(() => account.hasAttribute('aria-describedby'), 'the description');
  const note = document.getElementById(account.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(text ?? note?.textContent);
  expect(note?.getAttribute('role')).toBe('alert');
});

test('R-251 R-208 a transfer of more than another device has left is refused, and the balance is read', async () => {
  await open('/user/home?open=transfer&to=JOKER2');
  await fill(/Amount/, '500');
  await transferElsewhere({ from: 'WALLET', to: 'PGSLOT', amount: 8_000 });
  await press('button', 'Transfer 500.00 baht');
  await see('Your balance is too low. No money was moved.');
  // Home behind the alert.
  await until(() => /Main wallet\s*฿180\.00/.test(document.body.textContent), 'the balance');
});
