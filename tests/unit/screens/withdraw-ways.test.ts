import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, goBack, open, press, reaction, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const sheet = '/user/profile?open=withdraw';
const typical = typicalOf('getWallet');

const names = () => all('button', /^(25%|50%|All)/).map(({ textContent }) => /^(25%|50%|All)/.exec(textContent)?.[0]);

describe('the shares of the balance', () => {
  test('R-255 B-20 above the largest withdrawal are not offered', async () => {
    control.fail('getWithdrawLimits', { body: { withdrawMin: 100, withdrawMax: 5000 } });
    await open(sheet);
    await find('button', /^25%/);
    expect(names()).toEqual(['25%', '50%']);
  });

  test('R-255 B-20 below the smallest withdrawal are not offered', async () => {
    control.fail('getWithdrawLimits', { body: { withdrawMin: 3000, withdrawMax: 50000 } });
    await open(sheet);
    await find('button', /^All/);
    expect(names()).toEqual(['50%', 'All']);
  });
});

describe('the limits', () => {
  test('R-264 A-114 that could not be loaded are loaded by a tap, and unlock the withdrawal', async () => {
    control.fail('getWithdrawLimits', { code: 'INTERNAL_SERVER_ERROR' });
    await open(sheet);
    await see("We couldn't load your limits");
    expect(all('button', 'Withdraw')).toEqual([]);
    expect((await find('button', 'Try again')).dataset['wide']).toBe('primary');
    await press('button', 'Try again');
    await find('button', /^All/);
    await fill(/Amount/, '500');
    expect((await find('button', 'Withdraw 500.00 baht')).hasAttribute('disabled')).toBe(false);
  });

  test('R-264 quality 5: that failed twice keep the amount, can be tried again, and send nothing', async () => {
    control.fail('getWithdrawLimits', { code: 'INTERNAL_SERVER_ERROR', times: 2 });
    await open(sheet);
    await fill(/Amount/, '500');
    await press('button', 'Try again');
    await until(() => callsOf('getWithdrawLimits').length === 2, 'the second failure');
    await until(() => all('button', 'Try again').some((again) => !again.hasAttribute('aria-busy')), 'its end');
    expect(all('button', /^Withdraw/)).toEqual([]);
    await press('button', 'Try again');
    await find('button', 'Withdraw 500.00 baht');
    expect(callsOf('withdrawAll')).toEqual([]);
  });

  test('R-264 that are not known yet offer no share of the balance', async () => {
    const release = holdAnswer('getWithdrawLimits');
    await open(sheet);
    await see(/Available\s*฿8,180\.00/);
    const during = names();
    await release();
    await find('button', /^All/);
    expect(during).toEqual([]);
  });

  test.each([
    ['99.99', 'The minimum withdrawal is 100.00 baht'],
    ['100', undefined],
    ['5000', undefined],
    ['5000.01', 'The maximum withdrawal is 5,000.00 baht'],
  ])('R-255 R-256 of 100 and 5,000 baht say of %s: %s', async (amount, text) => {
    control.fail('getWithdrawLimits', { body: { withdrawMin: 100, withdrawMax: 5000 } });
    control.fail('withdrawAll', { code: 'BONUS_CONDITION' });
    await open(sheet);
    await see('100.00');
    await fill(/Amount/, amount);
    await press('button', /^Withdraw/);
    await time.pass(1_000);
    if (text !== undefined) await see(text);
    expect(callsOf('withdrawAll')).toHaveLength(text === undefined ? 1 : 0);
  });
});

describe('money in games', () => {
  test('A-150 is not named when there is none', async () => {
    const slots = typical.slots.map((slot) => ({ ...slot, amount: 0 }));
    control.fail('getWallet', { body: { ...typical, slots }, times: 20 });
    await open(sheet);
    await find('button', /^All/);
    expect(shownText()).not.toContain('more is in games');
  });

  test('A-150 is named without that of games that are not open', async () => {
    const slots = typical.slots.map((slot) => ({ ...slot, amount: slot.isActive ? slot.amount : 700 }));
    control.fail('getWallet', { body: { ...typical, slots }, times: 20 });
    await open(sheet);
    const inGames = typical.slots.reduce((sum, slot) => sum + (slot.isActive ? (slot.amount ?? 0) : 0), 0);
    await see(`฿${inGames.toLocaleString('en', { minimumFractionDigits: 2 })} more is in games`);
  });

  const moveBack = async () => {
    await open('/user/home?open=withdraw');
    await fill(/Amount/, '9000');
    await press('button', 'Move all back');
    await press('button', /^Move [\d,.]+ baht$/);
  };

  test('A-150 A-62 that was moved back leads back to the withdrawal with its amount', async () => {
    await moveBack();
    await press('button', 'Back to the withdrawal');
    expect(await field(/Amount/)).toHaveProperty('value', '9,000');
    await see(/Main wallet\s*฿12,480\.50/);
  });

  test('A-150 A-65 that is moved back is asked about once', async () => {
    await moveBack();
    await find('button', 'Back to the withdrawal');
    expect(all('dialog')).toHaveLength(1);
    expect(callsOf('transferAll').map(({ body }) => body)).toEqual([{ to: 'WALLET' }]);
  });

  test('A-65 A-150 stays when the question is cancelled', async () => {
    await open(sheet);
    await fill(/Amount/, '500');
    await press('button', 'Move all back');
    await press('button', 'Cancel');
    expect(await field(/Amount/)).toHaveProperty('value', '500');
    expect(callsOf('transferAll')).toEqual([]);
  });

  test('A-65 B-10 is not told by the question while amounts are hidden', async () => {
    await open('/user/home');
    await press('button', 'Hide amounts');
    await press('link', 'Withdraw');
    await press('button', 'Move all back');
    await find('button', 'Move everything to wallet');
    expect(shownText()).not.toContain('2,480.50');
    await press('button', 'Cancel');
    await goBack();
    await press('button', 'Show amounts');
  });

  test('A-65 of each game is listed by the question, except of empty ones', async () => {
    await open(sheet);
    await press('button', 'Move all back');
    await find('button', /^Move [\d,.]+ baht$/);
    const names = Array.from(document.querySelectorAll('dialog:last-of-type dt'), ({ textContent }) => textContent);
    expect(names.filter((name) => typical.slots.some((slot) => slot.name === name))).toEqual(
      typical.slots.filter(({ isActive, amount }) => isActive && amount !== 0).map(({ name }) => name),
    );
  });
});

test('A-150 B-05 the deposit that an empty wallet leads to closes to the page', async () => {
  await open('/user/home', { as: '0823456789' });
  await press('link', 'Withdraw');
  const dialog = (await find('link', 'Deposit')).closest('dialog');
  expect(dialog).not.toBeNull();
  await press('link', 'Deposit');
  await find('link', /^Bank transfer/);
  await goBack();
  await time.pass(reaction);
  expect([location.pathname, location.search]).toEqual(['/user/home', '']);
});

describe('a refused withdrawal', () => {
  test('A-157 names the amount and the balance of the main wallet', async () => {
    control.fail('withdrawAll', { code: 'MONEY_NOT_ENOUGH' });
    await open(sheet);
    await fill(/Amount/, '500');
    await press('button', 'Withdraw 500.00 baht');
    const alert = (await find('button', 'Change amount')).closest('[role=alertdialog]');
    await until(() => alert?.querySelectorAll('dd').length === 2, 'the balance');
    const facts = Array.from(alert?.querySelectorAll('dt') ?? [], ({ textContent }) => textContent);
    expect(facts).toEqual(['Amount', 'Main wallet']);
  });

  test.each(['BONUS_CONDITION', 'BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE'])(
    'A-157 because of a held bonus leads to it: %s',
    async (code) => {
      control.fail('withdrawAll', { code });
      await open(sheet);
      await fill(/Amount/, '500');
      await press('button', 'Withdraw 500.00 baht');
      await press('link', 'See bonus conditions');
      await until(() => location.pathname === '/user/bonus', 'the bonuses');
    },
  );
});

describe('a withdrawal that was not paid out', () => {
  test('A-126 A-150 and that is given again waits for its own result', async () => {
    await open('/user/profile?open=withdraw');
    const give = async () => {
      await press('button', 'Withdraw 500.00 baht');
      await see('Wait for transfer');
      // After the last look at the account that follows every money command.
      await time.pass(60_000);
    };
    await fill(/Amount/, '500');
    await give();
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see("Your withdrawal didn't go through");
    await press('button', 'Withdraw again');
    await find('button', 'Withdraw 500.00 baht');
    await give();
    expect(shownText()).toContain('Wait for transfer');
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await see('Paid out to your bank account');
  });

  test('A-126 is not called back while the wallet has got another sum', async () => {
    await open(sheet);
    await fill(/Amount/, '500');
    await press('button', 'Withdraw 500.00 baht');
    await see('Wait for transfer');
    await time.pass(60_000);
    await see(/Main wallet\s*฿7,680\.00/);
    control.credit(rich, 70);
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see("Your withdrawal didn't go through");
    await see(/Main wallet\s*฿8,250\.00/);
    await see("If the money isn't back in your main wallet, please contact support.");
  });
});

test('A-126 a withdrawal is followed by its own amount, not by a later one of another', async () => {
  await open(sheet);
  await fill(/Amount/, '500');
  await press('button', 'Withdraw 500.00 baht');
  await see('Wait for transfer');
  await time.pass(60_000);
  // An older one of 1,000 baht waits too.
  control.settleWithdrawal(rich, 1, 'SUCCESS');
  const before = callsOf('listStatements').length;
  await until(() => callsOf('listStatements').length > before, 'a look at the statement');
  await time.pass(1_000);
  expect(shownText()).toContain('Wait for transfer');
});
