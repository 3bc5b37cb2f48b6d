import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { deferred } from '../../support/deferred.ts';
import { smallPicture } from '../../support/pictures.ts';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, chooseFile, field, fill, find, goBack, open, press, reaction, see, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';
import { WireXhr } from '../../support/wire-xhr.ts';

// A money command after a failure, and what leads on from an unknown outcome.

const typical = typicalOf('getWallet');
const { hold } = WireXhr;
afterEach(() => {
  WireXhr.hold = hold;
  vi.unstubAllGlobals();
});

describe('an unknown outcome whose sheet is closed', () => {
  const close = async () => {
    await press('button', 'Close');
    await until(() => all('dialog').length === 0, 'the end of the sheet');
  };

  test('A-152 of a QR code leads to a new one', async () => {
    await open('/user/profile?open=deposit&way=qr&bank=WW');
    await fill(/Amount/, '500');
    control.fail('createQrcode', { status: 502, body: 'Bad Gateway' });
    const release = holdAnswer('createQrcode');
    await press('button', 'Create QR 500.00 baht');
    await until(() => callsOf('createQrcode').length === 1, 'the request');
    await close();
    await release();
    await press('link', 'Create a new QR code');
    await field(/Amount/);
  });

  test('A-152 of a slip leads to the list of the slips', async () => {
    vi.stubGlobal('XMLHttpRequest', WireXhr);
    const gate = deferred();
    WireXhr.hold = () => gate.promise;
    await open('/user/profile?open=deposit&way=slip');
    await chooseFile(/Choose/, new File([new Uint8Array(smallPicture('slip'))], 'slip.png', { type: 'image/png' }));
    control.fail('uploadSlip', { status: 502, body: 'Bad Gateway' });
    await press('button', 'Upload slip');
    await close();
    gate.resolve(undefined);
    await press('link', 'Upload status');
    await find('dialog', 'Upload status');
  });
});

describe('an unknown outcome of a QR code', () => {
  const begin = async (operation: OperationId, button: string) => {
    control.fail(operation, { connection: 'breakBefore', times: 9 });
    await press('button', button);
    await see('Not confirmed yet');
  };

  test('A-152 gives way to the form for a new one', async () => {
    await open('/user/profile?open=deposit&way=qr&bank=WW');
    await fill(/Amount/, '500');
    await begin('createQrcode', 'Create QR 500.00 baht');
    await press('link', 'Create a new QR code');
    await find('button', /^Create QR/);
  });

  test('A-152 that was cancelled gives way to the code', async () => {
    await open('/user/profile?open=deposit&way=qr&bank=WW');
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await begin('deleteQrcode', 'Cancel QR');
    await press('link', 'See the QR code');
    await find('button', 'Cancel QR');
  });
});

test('A-118 a transfer after an equal one that was refused is done when the statement shows it', async () => {
  await open('/user/profile?open=transfer&to=PGSLOT');
  await fill(/Amount/, '100');
  control.fail('transfer', { code: 'MONEY_NOT_ENOUGH' });
  await press('button', 'Transfer 100.00 baht');
  await find('button', 'Change amount');
  // Another change of the wallet. Without it the balance would show that the refused command moved nothing.
  control.setDeviations({ listLagMs: 5_000 });
  control.credit(rich, 70);
  await press('button', 'Change amount');
  await time.settle();
  control.fail('transfer', { connection: 'breakAfter' });
  await press('button', 'Transfer 100.00 baht');
  await see('Transfer done');
});

test('A-65 A-42 the question before everything moves lists a game whose amount is not known', async () => {
  const slots = typical.slots.map((slot) => ({ ...slot, amount: slot.code === 'PGSLOT' ? null : 0 }));
  control.fail('getWallet', { body: { ...typical, slots }, times: 30 });
  await open('/user/profile?open=game&slot=JOKER2');
  await press('button', 'Move everything into this game');
  const question = await find('alertdialog');
  expect(question.textContent).toContain('Naga Slots');
});

describe('a reward', () => {
  test.each([
    [
      'invite',
      'receiveInviteBonus',
      'NO_INVITE_BONUS',
      'getWallet',
      { ...typical, invite: { ...typical.invite, amount: 0 } },
    ],
    ['refund', 'receiveRefund', 'NO_REFUND', 'checkRefund', { ...typicalOf('checkRefund'), refundAmount: 0 }],
  ] as const)(
    'A-65 R-278 keeps its question while it is received, whatever is read: %s',
    async (sheet, operation, code, read, body) => {
      control.lose(rich, 1_777);
      await open(`/user/profile?open=${sheet}&step=ask`);
      const name = (await find('button', /^Claim .* baht$/)).textContent;
      await time.pass(1_000);
      control.fail(operation, { code });
      control.fail(read, { body, times: 30 });
      const reads = callsOf(read).length;
      // The account is looked at before the refusal is shown.
      const release = holdAnswer('listStatements');
      await press('button', /^Claim .* baht$/);
      await until(() => callsOf(read).length > reads, 'the reading');
      await time.pass(100);
      const during = all('button').map(({ textContent }) => textContent);
      await release();
      expect(during).toContain(name);
    },
  );

  test.each(['invite', 'refund'])('B-05 Back from the question closes the sheet: %s', async (sheet) => {
    await open('/user/home');
    await press('link', 'Deposit');
    await open(`/user/home?open=${sheet}&step=offer`);
    await press('button', /^Claim/);
    await until(() => location.search.includes('step=ask'), 'the question');
    await goBack();
    await time.pass(reaction);
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  });
});

test('A-103 a currency that could not be loaded is not loaded again by each sheet', async () => {
  const bankAccount = { ...typical.bankAccount, currency: undefined };
  control.fail('getWallet', { body: { ...typical, bankAccount }, times: 30 });
  control.fail('getDepositLookup', { code: 'INTERNAL_SERVER_ERROR', times: 99 });
  await open('/user/home');
  await see('฿8,180.00');
  const reads = callsOf('getDepositLookup').length;
  expect(reads).toBeGreaterThan(0);
  await press('link', 'Transfer');
  await field('Amount (baht)');
  await time.pass(1_000);
  expect(callsOf('getDepositLookup')).toHaveLength(reads);
});
