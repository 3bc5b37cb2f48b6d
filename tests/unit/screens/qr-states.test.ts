import { describe, expect, test } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const view = (bank = 'WW') => `/user/profile?open=deposit&way=qr&bank=${bank}`;

async function createCode(amount = '500', inWords = '500.00') {
  await fill(/Amount/, amount);
  await press('button', `Create QR ${inWords} baht`);
  await see('Expires in');
}

describe('a refused QR code', () => {
  test('A-157 B-04 leads back to the amount when its alert closes', async () => {
    control.fail('createQrcode', { code: 'NO_BANK' });
    await open(view());
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await find('alertdialog');
    await press('button', 'Close');
    const amount = await field(/Amount/);
    await until(() => document.activeElement === amount, 'the focus');
  });

  test('R-235 takes its reason away when the amount is sent again', async () => {
    control.setMaintenance('WW', true);
    await open(view());
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await find('link', 'Choose another way to deposit');
    control.setMaintenance('WW', false);
    const release = holdAnswer('createQrcode');
    await press('button', 'Create QR 500.00 baht');
    await until(() => callsOf('createQrcode').length === 2, 'the request');
    const during = all('link', 'Choose another way to deposit').length;
    await release();
    expect(during).toBe(0);
  });
});

describe('the amounts to tap', () => {
  test('B-20 the one in the field is pressed', async () => {
    await open(view());
    await press('button', '500');
    expect(all('button', /^[\d,]+$/).map((each) => each.getAttribute('aria-pressed'))).toEqual(
      ['100', '200', '300', '500', '1,000'].map((amount) => String(amount === '500')),
    );
  });
});

describe('an open QR code', () => {
  test('R-232 that is cancelled says so, and is not called expired', async () => {
    await open(view());
    await createCode();
    await press('button', 'Cancel QR');
    await see('QR code cancelled');
    expect(shownText()).not.toContain('can no longer be used');
    expect(shownText()).not.toContain('has expired');
  });

  test('A-127 that is cancelled after another was gone is not called gone', async () => {
    await open(view());
    await createCode();
    await time.settle();
    control.settleQr(rich, 'expired');
    await see('This QR code can no longer be used');
    await createCode();
    expect(control.qrcodes(rich).length).toBeGreaterThan(0);
    await press('button', 'Cancel QR');
    await find('button', 'Create QR 500.00 baht');
    expect(shownText()).not.toContain('can no longer be used');
  });

  test('R-233 "I\'ve paid" closes the sheet and says when the money comes', async () => {
    await open(view());
    await createCode();
    await press('button', "I've paid");
    await until(() => all('dialog').length === 0, 'the end of the sheet');
    await see('Refresh your balance. Money reaches your wallet within 1 minute of a deposit.');
  });

  test('A-127 B-41 that was paid shows the balance with its money', async () => {
    await open(view());
    await createCode();
    await time.settle();
    control.settleQr(rich, 'paid');
    await see('Deposit received');
    // Before the account is read again by itself.
    await time.pass(100);
    expect(shownText()).toMatch(/Main wallet\s*฿8,680\.00/);
  });

  test('A-127 is not called paid by a deposit from before it, although the statement could not be read with it', async () => {
    await open('/user/home');
    await see('Latest transactions');
    control.credit(rich, 500);
    await press('link', 'Deposit');
    await press('link', /^Deposit by QR/);
    await press('link', /^PromptPay 1/);
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR', times: 99 });
    await createCode();
    await time.settle();
    control.clearFaults();
    control.settleQr(rich, 'expired');
    await see('This QR code can no longer be used');
    expect(shownText()).not.toContain('Deposit received');
  });

  test('A-127 that is gone is read as loading until the statement is read', async () => {
    await open(view());
    await createCode();
    await time.settle();
    const statements = callsOf('listStatements').length;
    const release = holdAnswer('listStatements');
    control.settleQr(rich, 'paid');
    await until(() => callsOf('listStatements').length > statements, 'a look at the statement');
    await time.pass(300);
    const during = [all('textbox', /Amount/).length, all('button', /^Create QR/).length];
    await release();
    await see('Deposit received');
    expect(during).toEqual([0, 0]);
  });

  test('R-231 B-06 near its end is announced once', async () => {
    control.setDelays({ qrLifetimeMs: 35_000 });
    await open(view());
    await createCode();
    const spoken = () => all('status').map(({ textContent }) => textContent);
    await until(() => spoken().some((text) => text.startsWith('This QR code expires in')), 'the warning');
    const first = spoken().find((text) => text.startsWith('This QR code expires in'));
    await time.pass(5_000);
    expect(spoken()).toContain(first);
    expect(spoken().filter((text) => text.startsWith('This QR code expires in'))).toHaveLength(1);
  });

  test('R-238 is read again at once when its tab is seen again', async () => {
    await open(view());
    await createCode();
    await time.settle();
    const before = callsOf('getQrcode').length;
    document.dispatchEvent(new Event('visibilitychange'));
    await time.settle();
    expect(callsOf('getQrcode').length).toBeGreaterThan(before);
  });

  test('A-55 without an id cannot be cancelled', async () => {
    const body = { hasQrcode: true, qrcodeId: null, qrcode: '<svg viewBox="0 0 1 1"/>', amount: 500, expireIn: null };
    control.fail('getQrcode', { status: 200, body, times: 20 });
    await open(view());
    await see("We can't tell when this QR code expires");
    expect(all('button', 'Cancel QR')).toEqual([]);
  });
});

test('A-118 B-04 a QR amount that is sent is there when the view opens again', async () => {
  await open('/user/profile?open=deposit&way=qr');
  await press('link', /^PromptPay 1/);
  await fill(/Amount/, '1500');
  // No code, which would be shown instead.
  control.fail('createQrcode', { status: 200, body: { hasQrcode: false, message: 'Closed' } });
  const release = holdAnswer('createQrcode');
  await press('button', 'Create QR 1,500.00 baht');
  await until(() => callsOf('createQrcode').length === 1, 'the request');
  await press('button', 'Choose how to deposit');
  await press('link', /^PromptPay 1/);
  const { value } = (await field(/Amount/)) as HTMLInputElement; // the amount is an input
  await release();
  expect(value).toBe('1,500');
});
