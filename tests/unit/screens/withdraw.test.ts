import { describe, expect, test } from 'vitest';
import { all, field, fill, find, goBack, open, press, reload, see, shownText, until } from '../../support/screen.ts';
import { typicalOf } from '../../support/read-as.ts';
import { entryOf } from '../../support/statement-entries.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

const bonusHolder = '0834567890';
const sheet = '/user/home?open=withdraw';

describe('that a bonus is held', () => {
  test('R-262 is not said to a member without one', async () => {
    await open(sheet);
    await see('Withdrawal limits');
    expect(callsOf('checkActiveBonus').length).toBeGreaterThan(0);
    expect(shownText()).not.toContain('You have an active bonus');
  });

  test('R-262 is said to a member with one', async () => {
    await open(sheet, { as: bonusHolder });
    await see('You have an active bonus');
  });

  test('R-262 is read again when the sheet opens again', async () => {
    await open(sheet);
    await see('Withdrawal limits');
    await press('button', 'Close');
    control.setBonus(rich, 100);
    await press('link', 'Withdraw');
    await see('You have an active bonus');
  });
});

describe('the shares of the balance', () => {
  const names = () => all('button', /^(25%|50%|All)/).map(({ textContent }) => /^(25%|50%|All)/.exec(textContent)?.[0]);

  test.each([
    ['without a bonus', rich, ['25%', '50%', 'All']],
    ['with a bonus', bonusHolder, ['All']],
  ])('A-150 R-214 that are offered %s', async (_which, as, offered) => {
    await open(sheet, { as });
    await find('button', /^All/);
    await time.settle();
    expect(names()).toEqual(offered);
  });
});

test('A-150 B-04 a typed amount stays when the main wallet turns out to be empty', async () => {
  await open('/user/profile?open=withdraw');
  await fill(/Amount/, '500');
  control.fail('withdrawAll', { code: 'MONEY_NOT_ENOUGH' });
  const wallet = typicalOf('getWallet');
  control.fail('getWallet', { body: { ...wallet, wallet: { amount: 0 } }, times: 50 });
  await press('button', 'Withdraw 500.00 baht');
  // The lower balance says nothing about the command.
  await press('button', 'Back');
  await see(/Main wallet\s*฿0\.00/);
  expect(await field(/Amount/)).toHaveProperty('value', '500');
});

describe('the limits', () => {
  test('R-255 R-256 are read again when the sheet opens again', async () => {
    await open(sheet);
    await see('Withdrawal limits');
    await press('button', 'Close');
    const before = callsOf('getWithdrawLimits').length;
    await press('link', 'Withdraw');
    await see('Withdrawal limits');
    expect(callsOf('getWithdrawLimits')).toHaveLength(before + 1);
  });
});

describe('an accepted withdrawal', () => {
  const send = async () => {
    await fill(/Amount/, '500');
    await press('button', 'Withdraw 500.00 baht');
    await see('Wait for transfer');
    // After the last look at the account that follows every money command.
    await time.pass(60_000);
  };
  /** Over the profile, because home reads balances of its own. */
  const withdraw = async () => {
    await open('/user/profile?open=withdraw');
    await send();
  };

  test('B-41 says that the balance is not loaded where it cannot be read', async () => {
    await open('/user/profile?open=withdraw');
    await fill(/Amount/, '500');
    await until(() => !shownText().includes('Loading'), 'the limits');
    control.fail('getWallet', { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' }, times: 20 });
    await press('button', 'Withdraw 500.00 baht');
    await see('Wait for transfer');
    await see(/Main wallet\s*We couldn't load this/);
  });

  // The open form reads the account every 30 s, too. So what is read with the result is looked at before that.
  test('A-126 that is not paid out shows at once the money that came back', async () => {
    await withdraw();
    await see(/Main wallet\s*฿7,680\.00/);
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see("Your withdrawal didn't go through");
    await time.pass(1);
    expect(shownText()).toMatch(/Main wallet\s*฿8,180\.00/);
  });

  test('A-126 that is not paid out says that the money is back, once the wallet shows it', async () => {
    await withdraw();
    await see(/Main wallet\s*฿7,680\.00/);
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see('500.00 baht is back in your main wallet. Try again, or contact support.');
  });

  test('A-126 that is not paid out leads to support while the wallet does not show the money', async () => {
    await withdraw();
    await see(/Main wallet\s*฿7,680\.00/);
    control.fail('getWallet', { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' }, times: 20 });
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see("If the money isn't back in your main wallet, please contact support.");
  });

  test.each([
    ['SUCCESS', 'Paid out to your bank account', 'success'],
    ['FAILED', "Your withdrawal didn't go through", 'failed'],
  ] as const)('A-126 has the mark of its state: %s', async (status, title, mark) => {
    await withdraw();
    expect((await find('group', 'Wait for transfer')).dataset['kind']).toBe('inProgress');
    control.settleWithdrawal(rich, 0, status);
    expect((await find('group', title)).dataset['kind']).toBe(mark);
  });

  test('A-126 that is paid out reads the balance at once', async () => {
    await withdraw();
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await see('Paid out to your bank account');
    await time.settle();
    expect(callsOf('getWallet').at(-1)?.at).toBe(callsOf('listStatements').at(-1)?.at);
  });

  test.each([
    ['SUCCESS', 'Paid out to your bank account'],
    ['FAILED', "Your withdrawal didn't go through"],
  ] as const)('A-126 that ended with %s is no longer called on its way', async (status, text) => {
    const onItsWay = 'Please wait for the transfer to your bank account';
    await withdraw();
    await see(onItsWay);
    control.settleWithdrawal(rich, 0, status);
    await see(text);
    expect(shownText()).not.toContain(onItsWay);
  });

  test('A-126 follows its own entry, not that of an equal one before it', async () => {
    await open('/user/home');
    await press('link', 'Withdraw');
    await send();
    await goBack();
    await press('link', 'Withdraw');
    await send();
    const before = callsOf('listStatements').length;
    control.settleWithdrawal(rich, 1, 'SUCCESS');
    await time.pass(60_000);
    expect(callsOf('listStatements').length).toBeGreaterThan(before);
    expect(shownText()).toContain('Wait for transfer');
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await see('Paid out to your bank account');
  });

  test.each([
    ['deposit of the same amount', {}],
    ['withdrawal of a larger amount', { statementType: 'withdraw', from: 'WALLET', to: 'KBANK', amount: 1000 }],
  ])('A-126 does not follow a newer %s', async (_what, newer) => {
    const [deposit, withdrawal] = [
      entryOf({ status: 'PENDING', createdAt: '2026-11-20T20:52:00+07:00', ...newer }),
      entryOf({ statementType: 'withdraw', status: 'PENDING', from: 'WALLET', to: 'KBANK' }),
    ];
    const answer = (statements: (typeof deposit)[]) => {
      control.clearFaults();
      control.fail('listStatements', { status: 200, body: { total: 2, statements }, times: 99 });
    };
    await open('/user/profile?open=withdraw');
    answer([deposit, withdrawal]);
    await send();
    answer([{ ...deposit, status: 'SUCCESS' }, withdrawal]);
    await time.pass(60_000);
    expect(shownText()).toContain('Wait for transfer');
    answer([
      { ...deposit, status: 'SUCCESS' },
      { ...withdrawal, status: 'SUCCESS' },
    ]);
    await see('Paid out to your bank account');
  });

  test('A-62 leaves an empty form for the next one', async () => {
    await open('/user/home');
    await press('link', 'Withdraw');
    await send();
    await goBack();
    await press('link', 'Withdraw');
    expect(await field(/Amount/)).toHaveProperty('value', '');
  });

  test('quality 1: a reload of its page sends nothing', async () => {
    await withdraw();
    await reload();
    await see('Withdrawal limits');
    expect(callsOf('withdrawAll')).toHaveLength(1);
  });
});

describe('an amount above the limit and above the balance', () => {
  const send = async () => {
    await open('/user/profile?open=withdraw');
    await fill(/Amount/, '60000');
    await press('button', 'Withdraw 60,000.00 baht');
  };

  test('A-62 B-20 has one message, that of the smaller one', async () => {
    await send();
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the message');
    const field = (await find('textbox', /Amount/)).closest('[data-invalid]');
    const said = Array.from(field?.querySelectorAll('p') ?? [], ({ textContent }) => textContent);
    expect(said.filter(Boolean)).toEqual(["That's more than you have available"]);
  });

  test('A-150 is not promised to the bank account', async () => {
    await send();
    await find('button', 'Withdraw');
    expect(shownText()).not.toContain('60,000.00');
  });
});
