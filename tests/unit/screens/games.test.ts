import { describe, expect, test } from 'vitest';
import { field, fill, find, goBack, open, press, see, until } from '../../support/screen.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

const game = '/user/profile?open=game&slot=PGSLOT';

describe('a game account', () => {
  test('R-288 is read again when its sheet opens again, and its password is hidden', async () => {
    await open('/user/home');
    await press('link', /Naga Slots/);
    await press('button', 'Show');
    await see('Hide password');
    await goBack();
    await press('link', /Naga Slots/);
    await find('button', 'Show');
    expect(callsOf('getSlotAccount')).toHaveLength(2);
  });

  test('R-287 that could not be opened can be opened then', async () => {
    await open('/user/profile?open=game&slot=UFABET');
    control.fail('activateSlot', { code: 'SLOT_ACTIVATE_FAIL' });
    await press('button', 'Open account');
    await until(() => callsOf('activateSlot').length === 1, 'the request');
    await press('button', 'Open account');
    await see('Game username');
  });

  test('A-65 is named by the question before its password is reset', async () => {
    await open(game);
    await press('button', 'Reset game password');
    await see('The password of Naga Slots stops working right away. Reset it?');
  });

  test('R-289 whose password could not be reset can be reset then', async () => {
    await open(game);
    control.fail('resetSlotPassword', { code: 'SLOT_RESET_PASSWORD_FAIL' });
    await press('button', 'Reset game password');
    await press('button', 'Reset');
    await until(() => callsOf('resetSlotPassword').length === 1, 'the request');
    await press('button', 'Reset game password');
    await press('button', 'Reset');
    await see('Game password reset');
    expect(callsOf('resetSlotPassword')).toHaveLength(2);
  });

  test('R-289 whose password could not be reset says nothing of a new one', async () => {
    await open(game);
    control.fail('resetSlotPassword', { code: 'SLOT_RESET_PASSWORD_FAIL' });
    await press('button', 'Reset game password');
    await press('button', 'Reset');
    await until(() => callsOf('resetSlotPassword').length === 1, 'the request');
    await find('button', 'Reset game password');
    expect(document.body.textContent).not.toContain('Game password reset');
  });
});

test('R-293 an amount that was moved into a game is not there for the next one', async () => {
  await open(game);
  await fill(/Amount/, '100');
  await press('button', /^Move .*100/);
  await press('button', 'Got it');
  expect(await field(/Amount/)).toHaveProperty('value', '');
});

describe('a transfer', () => {
  const transfer = async () => {
    await press('button', /^To /);
    await press('button', /^Naga Slots/);
    await fill(/Amount/, '100');
    await press('button', 'Transfer 100.00 baht');
  };

  test('R-250 that is done leaves an empty amount for the next one', async () => {
    await open('/user/home');
    await press('link', 'Transfer');
    await transfer();
    await see('Transfer done');
    await goBack();
    await press('link', 'Transfer');
    expect(await field(/Amount/)).toHaveProperty('value', '');
  });

  test('R-250 that is done shows the new balance on home', async () => {
    await open('/user/home');
    await press('link', 'Transfer');
    await transfer();
    await see('Transfer done');
    await goBack();
    await see(/Main wallet\s*฿8,080\.00/);
    expect(control.ledger(rich).accounts['WALLET']).toBe('8080.00');
  });

  test('R-251 that was refused keeps its accounts, which can be used again', async () => {
    await open('/user/profile?open=transfer');
    control.fail('transfer', { code: 'MONEY_NOT_ENOUGH' });
    await transfer();
    await press('button', 'Change amount');
    await press('button', 'Transfer 100.00 baht');
    await see('Transfer done');
    expect(callsOf('transfer').map(({ body }) => body)).toEqual([
      { from: 'WALLET', to: 'PGSLOT', amount: 100 },
      { from: 'WALLET', to: 'PGSLOT', amount: 100 },
    ]);
  });
});
