import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, open, place, press, see, shownText, until } from '../../support/screen.ts';

// What is said of a money command, in its sheet and after the sheet is closed.

const transferSheet = '/user/profile?open=transfer&to=PGSLOT';
const typical = typicalOf('getWallet');
const toasts = () => Array.from(document.querySelectorAll('[data-tone]'), ({ textContent }) => textContent);

async function send(address: string, amount: string, button: string) {
  await open(address);
  await fill(/Amount/, amount);
  await press('button', button);
}

describe('a command whose sheet is closed', () => {
  const close = async (address: string, operation: OperationId, button: string) => {
    const release = holdAnswer(operation);
    await send(address, '100', button);
    await until(() => callsOf(operation).length === 1, 'the request');
    await press('button', 'Close');
    await until(() => all('dialog').length === 0, 'the end of the sheet');
    return release;
  };

  test.each([
    [transferSheet, 'transfer', 'Transfer 100.00 baht', 'Transferred 100.00 baht from Main wallet to Naga Slots'],
    [
      '/user/profile?open=withdraw',
      'withdrawAll',
      'Withdraw 100.00 baht',
      "We've received your request to withdraw 100.00 baht. Please wait for the transfer to your bank account.",
    ],
    ['/user/profile?open=deposit&way=qr&bank=WW', 'createQrcode', 'Create QR 100.00 baht', 'QR code for 100.00 baht'],
  ] as const)('A-118 and that is done says so once: %s', async (address, operation, button, text) => {
    const release = await close(address, operation, button);
    await release();
    await until(() => toasts().length > 0, 'the toast');
    expect(toasts().map((said) => said.replaceAll('\u00a0', ' ').includes(text))).toEqual([true]);
  });

  test('A-118 and that is refused says what was refused, and why', async () => {
    control.fail('transfer', { code: 'TRANSFER_MINIMUM' });
    const release = await close(transferSheet, 'transfer', 'Transfer 100.00 baht');
    await release();
    await until(() => toasts().length > 0, 'the toast');
    expect(toasts().map((said) => said.startsWith('Transfer · '))).toEqual([true]);
    expect(all('alertdialog')).toEqual([]);
  });

  test('A-118 and that is unknown leads to the statement, and Back to the page', async () => {
    control.fail('transfer', { status: 502, body: 'Bad Gateway' });
    const release = await close(transferSheet, 'transfer', 'Transfer 100.00 baht');
    await release();
    await find('alertdialog', 'Transfer');
    await press('link', 'Statement');
    await until(() => location.pathname === '/user/statement', 'the statement');
    expect(all('alertdialog')).toEqual([]);
    history.back();
    await until(() => location.pathname === '/user/profile', 'the page');
  });

  test('A-118 and that is unknown is told once', async () => {
    control.fail('transfer', { status: 502, body: 'Bad Gateway' });
    const release = await close(transferSheet, 'transfer', 'Transfer 100.00 baht');
    await release();
    const dialog = await find('alertdialog', 'Transfer');
    await until(() => dialog.textContent.includes('Statement'), 'the end of the check');
    await until(() => all('button', 'Close').length > 0, 'the button');
    all('button', 'Close').at(-1)?.click();
    await time.pass(1_000);
    expect(all('alertdialog')).toEqual([]);
    await press('link', 'Home');
    await see('Total balance');
    expect(all('alertdialog')).toEqual([]);
  });
});

describe('a receipt', () => {
  test('B-01 quality 14: takes the focus with its name', async () => {
    await send(transferSheet, '100', 'Transfer 100.00 baht');
    await see('Transfer done');
    await until(() => document.activeElement?.getAttribute('role') === 'group', 'the focus');
    const id = document.activeElement?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Transfer done');
  });

  test('quality 1: ignores the second click of a double click', async () => {
    await send(transferSheet, '100', 'Transfer 100.00 baht');
    const link = await find('link', 'Go to Naga Slots');
    const { search } = location;
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    await time.settle();
    expect(location.search).toBe(search);
  });

  test('B-41 a reward has the amount that was asked for, and the statement', async () => {
    await open('/user/home?open=invite&step=ask');
    await press('button', /^Claim 150\.00 baht$/);
    await see('Invite bonus received');
    expect(place().textContent.replaceAll('\u00a0', ' ')).toContain('150.00 baht');
    await find('link', 'Statement');
  });
});

describe('the question of a reward', () => {
  test('R-267 quality 1: cannot be cancelled while it is sent', async () => {
    await open('/user/home?open=invite&step=ask');
    const release = holdAnswer('receiveInviteBonus');
    await press('button', /^Claim 150\.00 baht$/);
    await until(() => callsOf('receiveInviteBonus').length === 1, 'the request');
    const isOff = all('button', 'Cancel').map((each) => each.hasAttribute('disabled'));
    await release();
    expect(isOff).toEqual([true]);
  });

  test('R-267 B-05 Cancel leads to the offer, and nothing is sent', async () => {
    await open('/user/home?open=invite&step=ask');
    await press('button', 'Cancel');
    await find('button', 'Claim bonus');
    expect(callsOf('receiveInviteBonus')).toEqual([]);
  });
});

describe('an amount field', () => {
  test('R-226 an error stands in the place of its hint', async () => {
    await send('/user/profile?open=deposit&way=qr&bank=WW', '500.001', 'Create QR');
    await see('Use no more than 2 decimal places');
    expect(shownText()).not.toContain('Minimum 100.00 baht with this provider');
  });

  test('A-103 B-20 is in kip for a member with kip', async () => {
    const bankAccount = { ...typical.bankAccount, currency: 'LAK' };
    control.fail('getWallet', { body: { ...typical, bankAccount }, times: 20 });
    await open(transferSheet);
    await field('Amount (kip)');
    await fill(/Amount/, '100');
    await find('button', 'Transfer 100.00 kip');
  });

  test('A-93 B-20 a share is grouped', async () => {
    await open(transferSheet);
    await press('button', /^25%/);
    expect(await field(/Amount/)).toHaveProperty('value', '2,045');
  });

  test('B-20 the share that is in the field is pressed', async () => {
    await open(transferSheet);
    await press('button', /^50%/);
    const pressed = all('button', /^(25%|50%|All)/).filter((each) => each.getAttribute('aria-pressed') === 'true');
    expect(pressed.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['50%']);
  });

  test('A-128 a share names its amount, unless it has more than ten characters', async () => {
    const wallet = { ...typical, wallet: { amount: 9_876_543_210.55 } };
    control.fail('getWallet', { body: wallet, times: 20 });
    await open(transferSheet);
    const names = all('button', /^(25%|50%|All)/).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(names).toEqual(['25%2,469,135,802.00', '50%4,938,271,605.00', 'All']);
  });
});
