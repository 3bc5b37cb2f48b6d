import { describe, expect, test } from 'vitest';
import { callsOf, control, holdAnswer, time, transferElsewhere } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, reload, see, until } from '../../support/screen.ts';

// What the form of a transfer shows and takes, and what becomes of one that is under way when the page is left.

const sheet = '/user/profile?open=transfer';

async function pick(side: 'From' | 'To', account: string) {
  await press('button', new RegExp(`^${side} `));
  await press('button', new RegExp(`^${account}`));
}

describe('the form of a transfer', () => {
  const problems = () =>
    all('alert')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  const chosen = async (side: 'From' | 'To') => (await find('button', new RegExp(`^${side} `))).textContent;

  test('R-246 has the main wallet as its source', async () => {
    await open(sheet);
    expect(await chosen('From')).toMatch(/^Main wallet.*8,180\.00/);
  });

  test('R-246 B-04 without a destination asks for it, with the focus, and sends nothing', async () => {
    await open(sheet);
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
    await see('Select account');
    const to = await find('button', /^To /);
    await until(() => document.activeElement === to, 'the focus');
    expect(callsOf('transfer')).toEqual([]);
  });

  test('R-246 has one message without a destination, whatever the amount', async () => {
    await open(sheet);
    await fill(/Amount/, '0.99');
    await press('button', /^Transfer/);
    await see('Select account');
    expect(problems()).toEqual(['Select account']);
  });

  test.each([
    ['From', 'Naga Slots', 'PGSLOT'],
    ['To', 'Main wallet', 'PGSLOT'],
  ] as const)('R-247 calls the same account on both sides so at once: %s', async (side, account, to) => {
    await open(`${sheet}&to=${to}`);
    await pick(side, account);
    await see("You can't transfer to the same account");
  });

  test('R-247 quality 5: sends nothing to the same account', async () => {
    await open(`${sheet}&to=PGSLOT`);
    await fill(/Amount/, '100');
    await pick('To', 'Main wallet');
    await press('button', 'Transfer 100.00 baht');
    await time.pass(1_000);
    expect(problems()).toEqual(["You can't transfer to the same account"]);
    expect(callsOf('transfer')).toEqual([]);
  });

  test('R-253 A-45 offers the main wallet and the open accounts in this order, and marks the source', async () => {
    await open(sheet);
    await press('button', /^To /);
    const names = Array.from(
      document.querySelectorAll('dialog li button > span > span:first-child'),
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Main wallet Source', 'Naga Slots', 'Lotus 88', 'Sepak', 'Huay']);
  });

  test('B-20 of more than there is can be sent all the same', async () => {
    await open(`${sheet}&to=JOKER2`);
    await fill(/Amount/, '81800');
    await see("That's more than you have available");
    expect((await find('button', 'Transfer 81,800.00 baht')).hasAttribute('disabled')).toBe(false);
  });

  test('B-20 swaps its accounts, and back', async () => {
    await open(`${sheet}&to=JOKER2`);
    const both = async () => [await chosen('From'), await chosen('To')].map((text) => text.replace(/฿.*/, ''));
    await press('button', 'Swap accounts');
    const swapped = await both();
    await press('button', 'Swap accounts');
    expect([swapped, await both()]).toEqual([
      ['Lotus 88', 'Main wallet'],
      ['Main wallet', 'Lotus 88'],
    ]);
  });

  test('B-46 has the picture of the game', async () => {
    await open(`${sheet}&to=JOKER2`);
    expect((await find('button', /^To /)).querySelector('img')?.getAttribute('src')).toMatch(/joker2-logo/);
  });
});

test('B-41 the game that a transfer leads to has its money', async () => {
  await open(`${sheet}&to=PGSLOT`);
  await fill(/Amount/, '10');
  await press('button', 'Transfer 10.00 baht');
  await press('link', 'Go to Naga Slots');
  await see(/Balance\s*฿2,490\.50/);
});

describe('a transfer that is under way when the page is left', () => {
  test('A-116 quality 1: is told as done when the statement shows it, without another request', async () => {
    await open(`${sheet}&to=PGSLOT`);
    await fill(/Amount/, '1.25');
    const release = holdAnswer('transfer');
    await press('button', 'Transfer 1.25 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
    await reload();
    // In its sheet, or in a toast if the sheet was still loading.
    await until(() => /Your statement shows it: \d\d/.test(document.body.textContent), 'the outcome');
    await release();
    expect(callsOf('transfer')).toHaveLength(1);
  });

  test('A-116 A-118 is told as double when its second entry comes after it was told as done', async () => {
    await open(`${sheet}&to=PGSLOT`);
    control.setDeviations({ listLagMs: 8_000 });
    await fill(/Amount/, '1.25');
    const release = holdAnswer('transfer');
    await press('button', 'Transfer 1.25 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
    await reload();
    await release();
    await time.pass(5_000);
    // Once more, as from a network that repeats requests.
    await transferElsewhere({ from: 'WALLET', to: 'PGSLOT', amount: 1.25 });
    await see(/Your statement shows it: \d\d/);
    await see('Your statement shows two transfers of 1.25 baht. Please contact support.');
  });

  test('A-116 asks before the page is left', async () => {
    await open(`${sheet}&to=PGSLOT`);
    await fill(/Amount/, '1.25');
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const before = asks();
    const release = holdAnswer('transfer');
    await press('button', 'Transfer 1.25 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
    const during = asks();
    await release();
    await see('Transfer done');
    expect([before, during, asks()]).toEqual([false, true, false]);
  });
});

test('A-116 quality 1: a transfer that repeats its key after a reload does so once', async () => {
  const give = async () => {
    await fill(/Amount/, '1.25');
    await press('button', /1\.25 baht$/);
  };
  await open(`${sheet}&to=PGSLOT`);
  sessionStorage.setItem('keys-honoured', 'true');
  control.fail('transfer', { status: 502, body: 'Bad Gateway' });
  const release = holdAnswer('transfer');
  await give();
  await until(() => callsOf('transfer').length === 1, 'the request');
  await reload();
  await release();
  await press('button', 'Back');
  await press('button', 'Transfer 1.25 baht');
  await see('Transfer done');
  await press('link', 'Go to Naga Slots');
  await give();
  await until(() => callsOf('transfer').length === 3, 'the next transfer');
  const [first, repeated, next] = callsOf('transfer').map(({ headers }) => headers['idempotency-key']);
  expect(repeated).toBe(first);
  expect(next).not.toBe(first);
});

test.each([
  ['transfer', '/user/home?open=transfer&to=PGSLOT', 'Transfer 1.25 baht', 'Transfer', '1.25'],
  ['withdrawAll', '/user/home?open=withdraw', 'Withdraw 100.00 baht', 'Withdraw', '100'],
  ['transfer', '/user/home?open=game&slot=PGSLOT', /^Move into game 1\.25/, /Naga Slots/, '1.25'],
] as const)(
  'A-116 an unconfirmed %s from before a reload is in its form when the sheet opens again: %s',
  async (operation, address, submit, link, amount) => {
    await open(address);
    sessionStorage.setItem('keys-honoured', 'true');
    control.fail(operation, { status: 502, body: 'Bad Gateway' });
    const release = holdAnswer(operation);
    await fill(/Amount/, amount);
    await press('button', submit);
    await until(() => callsOf(operation).length === 1, 'the request');
    await reload();
    await release();
    await press('button', 'Back');
    await press('button', 'Close');
    await press('link', link);
    expect(await field(/Amount/)).toHaveProperty('value', amount);
  },
);
