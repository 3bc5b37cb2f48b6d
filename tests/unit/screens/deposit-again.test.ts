import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, fill, find, goBack, open, press, reaction, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

// What a sheet of a deposit says while something is not known yet, and on the second try.

const sheet = '/user/profile?open=deposit';
const qr = `${sheet}&way=qr&bank=WW`;

test('A-60 the notes say nothing of the slips before their rules are there', async () => {
  const release = holdAnswer('getSlipLookup');
  await open(sheet);
  await find('link', /^Gift link/);
  await time.pass(1_000);
  const before = shownText();
  await release();
  await see('Before you deposit');
  expect(before).not.toMatch(/You can upload slips|There's a minimum deposit/);
});

describe('a gift link', () => {
  test('R-243 A-52 that was refused leads to another way also when it is changed', async () => {
    await open(`${sheet}&way=link`);
    await fill('Gift link', 'https://gift.truemoney.com/campaign/?v=abcdefgh');
    control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await press('button', 'Send link');
    await find('button', 'Choose another way to deposit');
    await fill('Gift link', 'https://gift.truemoney.com/campaign/?v=abcdefgi');
    expect(all('button', 'Choose another way to deposit')).toHaveLength(1);
  });

  test('R-240 A-103 has its minimum in baht for a member with kip', async () => {
    control.fail('getDepositLookup', { body: typicalOf('getDepositLookup'), times: 9 });
    await open(`${sheet}&way=link`, { as: '02055512345' });
    await see('Minimum deposit 2.00 baht');
  });
});

test.each(['link', 'transfer', 'slip', 'qr'])(
  'B-05 the arrow of the way %s that was opened by its address adds no step',
  async (way) => {
    await open('/user/home');
    await press('link', 'Deposit');
    await open(`/user/home?open=deposit&way=${way}`);
    await press('button', 'Choose how to deposit');
    await find('link', /^Gift link/);
    await goBack();
    await time.pass(reaction);
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  },
);

describe('a QR code', () => {
  const createCode = async () => {
    await open(qr);
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await see('Expires in');
    await time.settle();
  };

  test('B-41 A-127 that was paid says so while the balance is still read', async () => {
    await createCode();
    const reads = callsOf('getWallet').length;
    const release = holdAnswer('getWallet');
    control.settleQr(rich, 'paid');
    await until(() => callsOf('getWallet').length > reads, 'a look at the balance');
    await time.pass(1_000);
    const during = shownText();
    await release();
    expect(during).toContain('Deposit received');
  });

  test('A-127 without an id that was paid says so', async () => {
    const body = {
      hasQrcode: true,
      qrcodeId: null,
      qrcode: '<svg viewBox="0 0 1 1"></svg>',
      amount: 500,
      expireIn: null,
    };
    control.fail('getQrcode', { status: 200, body, times: 99 });
    await open(qr);
    await see("We can't tell when this QR code expires");
    await time.settle();
    control.clearFaults();
    control.credit(rich, 500);
    await see('Deposit received');
  });

  test('A-120 whose end by this device could not be asked for can be asked for again', async () => {
    // The service's own clock is wrong.
    control.setDeviations({ dateAheadMs: -172_800_000 });
    control.setDelays({ qrLifetimeMs: 5_000 });
    await createCode();
    await see("This time follows this device's clock");
    control.fail('getQrcode', { code: 'INTERNAL_SERVER_ERROR', times: 99 });
    await see("We couldn't load the QR deposit");
    control.clearFaults();
    await press('button', 'Try again');
    await find('button', /^Create QR/);
  });
});
