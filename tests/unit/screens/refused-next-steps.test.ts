import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { typicalOf } from '../../support/read-as.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

const bonusHolder = '0834567890';

const send = async (address: string, button: RegExp) => {
  await open(address);
  await fill(/Amount/, '100');
  await press('button', button);
};

describe.each<[string, string, RegExp, OperationId, string]>([
  ['transfer', '/user/profile?open=transfer&to=PGSLOT', /^Transfer 100/, 'transfer', 'Main wallet → Naga Slots'],
  ['transfer in a game', '/user/profile?open=game&slot=PGSLOT', /^Move .*100/, 'transfer', 'Main wallet → Naga Slots'],
  [
    'withdrawal',
    '/user/profile?open=withdraw',
    /^Withdraw 100/,
    'withdrawAll',
    'Withdraw · Kasikornbank · 123-456-7890',
  ],
])('a %s', (_name, address, button, operation, about) => {
  test('R-426 A-157 that is refused names where the money was to go', async () => {
    control.fail(operation, { code: 'NO_DATA' });
    await send(address, button);
    await find('alertdialog');
    expect(shownText()).toContain(about);
  });

  test('R-426 A-118 that is unknown names where the money was to go', async () => {
    control.fail(operation, { connection: 'breakBefore', times: 9 });
    await send(address, button);
    await see('Not confirmed yet');
    expect(shownText()).toContain(about);
  });

  test('A-157 R-423 that is refused in the words of the service leads to the contact page', async () => {
    control.fail(operation, { status: 400, body: { message: 'Tell our staff the number 4711.' } });
    await send(address, button);
    await press('link', 'Contact us');
    await until(() => location.pathname === '/user/contact', 'the contact page');
  });
});

describe('a withdrawal that was not paid out', () => {
  const fail = async () => {
    await open('/user/profile?open=withdraw');
    await fill(/Amount/, '500');
    await press('button', 'Withdraw 500.00 baht');
    await see(/Main wallet\s*฿7,680\.00/);
  };

  test('A-126 A-62 can be sent again with its amount, once the money is back', async () => {
    await fail();
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see('500.00 baht is back in your main wallet');
    await press('button', 'Withdraw again');
    expect(await field(/Amount/)).toHaveProperty('value', '500');
    expect(callsOf('withdrawAll')).toHaveLength(1);
  });

  test('A-126 A-145 leads to support while the money is not back', async () => {
    await fail();
    control.fail('getWallet', { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' }, times: 20 });
    control.settleWithdrawal(rich, 0, 'FAILED');
    await find('link', 'Contact us');
    expect(all('button', 'Withdraw again')).toEqual([]);
  });
});

test('A-157 a refused QR code names its channel and says that no money was moved', async () => {
  control.fail('createQrcode', { code: 'NO_BANK' });
  await open('/user/profile?open=deposit&way=qr&bank=WW');
  await fill(/Amount/, '500');
  await press('button', 'Create QR 500.00 baht');
  await find('alertdialog');
  expect(shownText()).toContain('Deposit by QR · PromptPay 1');
  expect(shownText()).toContain('No money was moved.');
});

test('A-157 an alert with a button for the contact page has no second link to it', async () => {
  control.fail('transfer', { code: 'INACTIVE_USER' });
  await send('/user/profile?open=transfer&to=PGSLOT', /^Transfer 100/);
  await find('alertdialog');
  expect(shownText()).toContain('contact support');
  expect(all('link').map(({ textContent }) => textContent)).toEqual(['Contact us']);
});

describe('a refused refund', () => {
  const text = "You haven't met the refund conditions yet. Your balance hasn't changed.";
  const refuse = async () => {
    control.lose(rich, 1_777);
    await open('/user/profile?open=refund&step=ask');
    control.fail('receiveRefund', { code: 'REFUND_CONDITION' });
    await press('button', /^Claim .* baht$/);
    await until(() => document.querySelector('[data-tone=danger]') !== null, 'the toast');
    await time.pass(10_000);
  };

  test('R-281 A-107 keeps its reason in the question after the toast', async () => {
    await refuse();
    expect(document.querySelector('[data-tone=danger]')).toBeNull();
    expect(shownText()).toContain(text);
  });

  test('R-281 A-107 has no reason any more while it is tried again', async () => {
    await refuse();
    const release = holdAnswer('receiveRefund');
    await press('button', /^Claim .* baht$/);
    expect(shownText()).toContain('Claim your refund?');
    expect(shownText()).not.toContain(text);
    await release();
  });
});

describe('accounts for a bank transfer', () => {
  const show = async (mode: string) => {
    const { banks, ...lookup } = typicalOf('getDepositLookup');
    const own = banks.filter(({ bankType }) => bankType === 'BANK').map((bank) => ({ ...bank, mode }));
    control.fail('getDepositLookup', { status: 200, body: { ...lookup, banks: own }, times: 9 });
    await open('/user/profile?open=deposit&way=transfer');
    await find('link', 'Upload slip');
  };
  const isMain = async () => (await find('link', 'Upload slip')).dataset['wide'] === 'primary';

  test('R-215 A-52 that support checks promise no minute, and the slip is the main action', async () => {
    await show('MANUAL');
    expect(shownText()).toContain('Then upload the slip. Our team checks it and credits your wallet.');
    expect(shownText()).not.toContain('1 minute');
    expect(await isMain()).toBe(true);
  });

  test('R-215 A-52 that are automatic promise the minute, and the slip is not the main action', async () => {
    await show('AUTO');
    expect(shownText()).toContain('within 1 minute');
    expect(await isMain()).toBe(false);
  });
});

describe('a game whose account is not loaded', () => {
  const fail = async (code: 'INTERNAL_SERVER_ERROR' | 'REQUEST_LIMIT') => {
    control.fail('getSlotAccount', { code, times: 9 });
    await open('/user/profile?open=game&slot=PGSLOT');
    await find('button', /^Couldn't load the game account/);
  };

  test('A-114 has the transfer as its main action', async () => {
    await fail('INTERNAL_SERVER_ERROR');
    expect((await find('button', 'Move into game')).dataset['wide']).toBe('primary');
  });

  test.each([
    ['INTERNAL_SERVER_ERROR', false],
    ['REQUEST_LIMIT', true],
  ] as const)('A-114 after %s has a line with the reason: %s', async (code, has) => {
    await fail(code);
    expect(/try again later/.test(shownText())).toBe(has);
  });
});

test('B-03 balances that were not refreshed can be read again from their note', async () => {
  await open('/user/home');
  await see('฿12,480.50');
  control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 1 });
  await press('button', 'Refresh balance');
  await find('button', 'Try again');
  await press('button', 'Try again');
  await until(() => all('button', 'Try again').length === 0, 'the end of the note');
});

test('A-157 a bonus that cannot be cancelled leads to its conditions', async () => {
  await open('/user/bonus?open=cancel-bonus', { as: bonusHolder });
  control.fail('clearBonus', { code: 'BONUS_CONDITION' });
  await press('button', 'Cancel bonus');
  await press('link', 'See bonus conditions');
  await until(() => location.search === '?open=bonus&code=DAILY20', 'the held bonus');
});

test('R-262 A-157 a withdrawal with a held bonus leads to its conditions', async () => {
  await open('/user/profile?open=withdraw', { as: bonusHolder });
  await press('link', 'See bonus conditions');
  await until(() => location.pathname === '/user/bonus', 'the bonuses');
});
