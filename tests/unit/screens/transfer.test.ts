import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { control, holdAnswer } from '../../support/screen-service.ts';
import { all, field, fill, find, open, place, press, see, shownText, until } from '../../support/screen.ts';

const sheet = '/user/profile?open=transfer';
const typical = typicalOf('getWallet');
const same = "You can't transfer to the same account";

async function pick(side: 'From' | 'To', account: string) {
  await press('button', new RegExp(`^${side} `));
  await press('button', new RegExp(`^${account}`));
}

/** The field of an account says what is wrong with it. */
const noteOf = async (side: 'From' | 'To') => {
  const id = (await find('button', new RegExp(`^${side} `))).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('the accounts of a transfer', () => {
  test.each([
    ['From', 'Lotus 88'],
    ['To', 'Lotus 88'],
  ] as const)('R-247 A-45 that were the same are not called so after another choice of "%s"', async (side, other) => {
    await open(`${sheet}&to=PGSLOT`);
    await pick('From', 'Naga Slots');
    await see(same);
    await pick(side, other);
    expect(shownText()).not.toContain(same);
  });

  test('R-246 B-20 the message goes with the empty account when they are swapped', async () => {
    await open(sheet);
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await until(() => shownText().includes('Select account'), 'the message');
    await press('button', 'Swap accounts');
    expect([await noteOf('From'), await noteOf('To')]).toEqual(['Select account', null]);
  });
});

describe('the shares of a balance', () => {
  test.each([
    ['the main wallet', undefined, '8,180'],
    ['a game that was chosen', 'Naga Slots', '2,480.5'],
  ])('B-20 are those of %s', async (_source, account, amount) => {
    await open(`${sheet}&to=JOKER2`);
    if (account) await pick('From', account);
    await press('button', /^All/);
    expect(await field(/Amount/)).toHaveProperty('value', amount);
  });
});

describe('the shares in the sheet of a game', () => {
  test.each([
    ['Into the game', '8,180'],
    ['Back to wallet', '2,480.5'],
  ])('A-151 B-20 are those of the source: %s', async (way, amount) => {
    await open('/user/profile?open=game&slot=PGSLOT');
    await press('radio', way);
    await press('button', /^All/);
    expect(await field(/Amount/)).toHaveProperty('value', amount);
  });
});

describe('a refusal that names support, of a transfer whose sheet is closed', () => {
  test('A-145 goes when its link was followed', async () => {
    await open(`${sheet}&to=PGSLOT`);
    await fill(/Amount/, '100');
    control.fail('transfer', { status: 400, body: { message: 'Please contact support.' } });
    const release = holdAnswer('transfer');
    await press('button', 'Transfer 100.00 baht');
    await press('button', 'Close');
    await release();
    await press('link', 'contact support');
    await until(() => location.pathname === '/user/contact', 'the contact page');
    expect(all('alertdialog')).toEqual([]);
  });
});

test('A-62 B-20 no share below the minimum of a transfer is offered', async () => {
  control.fail('getWallet', { body: { ...typical, wallet: { ...typical.wallet, amount: 1.5 } }, times: 9 });
  await open(`${sheet}&to=PGSLOT`);
  await find('button', /^All/);
  control.clearFaults();
  control.fail('getWallet', { body: { ...typical, wallet: { ...typical.wallet, amount: 0.5 } }, times: 9 });
  await open(`${sheet}&to=PGSLOT`);
  await see(/Main wallet\s*฿0\.50/);
  expect(all('button', /^(All|25%|50%)/)).toEqual([]);
});

describe('the receipt of a transfer', () => {
  test.each([
    ['Main wallet', 'JOKER2', 1],
    ['Naga Slots', 'JOKER2', 1],
    ['Naga Slots', 'WALLET', 0],
  ])('B-41 from %s to %s has %i links to the game of its destination', async (from, to, count) => {
    await open(`${sheet}&to=${to}`);
    if (from !== 'Main wallet') await pick('From', from);
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await see('Transfer done');
    expect(all('link', /Lotus 88/)).toHaveLength(count);
  });

  test('B-41 shows no balance from before it while the balances are read', async () => {
    await open(`${sheet}&to=PGSLOT`);
    await fill(/Amount/, '100');
    await until(() => shownText().includes('8,180.00'), 'the balance before');
    // The balances are read once before the outcome is known, and again for the receipt.
    const release = holdAnswer('getWallet');
    await press('button', 'Transfer 100.00 baht');
    await see('Transfer done');
    const during = shownText();
    await release();
    expect(during).toMatch(/Main wallet(?!\s*฿)/);
    await see(/Main wallet\s*฿8,080\.00/);
  });

  test.each([
    ['Main wallet', 'JOKER2', ['Main wallet', 'Lotus 88']],
    ['Naga Slots', 'WALLET', ['Naga Slots', 'Main wallet']],
    ['Naga Slots', 'JOKER2', ['Naga Slots', 'Lotus 88']],
  ])('R-208 from %s to %s has the balances of both', async (from, to, names) => {
    await open(`${sheet}&to=${to}`);
    if (from !== 'Main wallet') await pick('From', from);
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await see('Transfer done');
    expect([...place().querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(names);
  });
});

test.each(['Into the game', 'Back to wallet'])(
  'R-208 the receipt of a game transfer has the balances of both: %s',
  async (way) => {
    await open('/user/profile?open=game&slot=PGSLOT');
    await press('radio', way);
    await fill(/Amount/, '100');
    await press('button', /^Move .*100/);
    const receipt = (await find('button', 'Got it')).closest('[role=group]');
    const names = Array.from(receipt?.querySelectorAll('dt') ?? []).map(({ textContent }) => textContent);
    expect(names).toEqual(['Main wallet', 'Naga Slots']);
  },
);

describe('a refused transfer', () => {
  const refuse = async (code: string) => {
    control.fail('transfer', { code });
    await open(`${sheet}&to=PGSLOT`);
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
  };
  const isInAlert = (element: Element) => element.closest('[role=alertdialog]') !== null;

  test('A-157 names the amount and the balance of its source', async () => {
    await refuse('MONEY_NOT_ENOUGH');
    const alert = (await find('button', 'Change amount')).closest('[role=alertdialog]');
    await until(() => alert?.querySelectorAll('dd').length === 2, 'the balance');
    expect([...(alert?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Amount',
      '100.00 baht',
      'Main wallet',
      '฿8,180.00',
    ]);
  });

  test('A-157 for lack of money in the main wallet leads to the deposit', async () => {
    await refuse('MONEY_NOT_ENOUGH');
    await find('button', 'Change amount');
    await press('link', 'Deposit');
    await find('link', /^Bank transfer/);
  });

  test('A-157 below the minimum leads to no deposit', async () => {
    await refuse('TRANSFER_MINIMUM');
    await find('button', 'Change amount');
    expect(all('link', 'Deposit').filter(isInAlert)).toEqual([]);
  });

  test('A-157 because of a bonus leads to its conditions', async () => {
    await refuse('BONUS_CONDITION');
    await press('link', 'See bonus conditions');
    await until(() => location.pathname === '/user/bonus', 'the page of bonuses');
  });

  test('A-157 A-145 whose message names support leads to the contact page', async () => {
    await refuse('NO_WALLET');
    await press('link', 'Contact us');
    await until(() => location.pathname === '/user/contact', 'the contact page');
  });
});

describe('a member without money in the main wallet', () => {
  const poor = '0823456789';
  const sheets = [
    ['transfer', 'No money available yet. Make a deposit first.'],
    ['withdraw', 'Deposit'],
  ] as const;

  test.each(sheets)('A-150 is led to the deposit by the sheet %s without money in games', async (name, link) => {
    await open(`/user/home?open=${name}`, { as: poor });
    expect(await find('link', link)).toBeDefined();
  });

  test.each(sheets)('A-150 is not led to the deposit by the sheet %s with money in games', async (name, link) => {
    control.setGameBalance(poor, 'PGSLOT', 50);
    await open(`/user/home?open=${name}`, { as: poor });
    if (name === 'withdraw') await see('Move 50.00 baht back');
    else await pick('From', 'Naga Slots').then(() => see('฿50.00'));
    expect(all('link', link)).toEqual([]);
  });
});

describe('all of a balance', () => {
  const warning = "That's more than you have available";

  test.each([
    ['8180.00', false],
    ['8180.01', true],
  ])('A-62 of 8,180.00 baht: %s is called more than there is: %s', async (amount, isTooMuch) => {
    await open(sheet);
    await see('Available');
    await fill(/Amount/, amount);
    expect(shownText().includes(warning)).toBe(isTooMuch);
  });
});
