import { expect, test } from 'vitest';
import { all, fill, find, open, press, see, until } from '../../support/screen.ts';
import { control, time } from '../../support/screen-service.ts';

async function askForCode() {
  await open('/user/profile?open=deposit&way=qr&bank=WW');
  await fill(/Amount/, '500');
  await press('button', 'Create QR 500.00 baht');
}

test('R-235 a QR code that the provider does not give leaves its reason and leads to another way', async () => {
  control.setMaintenance('WW', true);
  await askForCode();
  const another = await find('link', 'Choose another way to deposit');
  await time.pass(10_000);
  expect(document.querySelector('[data-tone]')).toBeNull();
  expect(another.closest('form')?.textContent).toContain('ช่องทางนี้ปิดปรับปรุง');
  await press('link', 'Choose another way to deposit');
  await find('link', /^Bank transfer/);
});

test('A-152 a QR code after a rate limit leads to another way and not to a new code', async () => {
  control.fail('createQrcode', { code: 'REQUEST_LIMIT' });
  await askForCode();
  await see("We don't know if the QR code for 500.00 baht was created. Wait 1 minute");
  await find('link', 'Choose another way to deposit');
  expect(all('link', 'Create a new QR code')).toEqual([]);
});

test('R-235 a toast shows the refusal of a QR code as plain text', async () => {
  const message = 'ช่องทางนี้ปิดถึง <b>06:00</b>';
  control.fail('createQrcode', { status: 200, body: { hasQrcode: false, message } });
  await askForCode();
  const toast = () => document.querySelector('[data-tone=danger]');
  await until(() => toast() !== null, 'the toast');
  expect(toast()?.textContent).toBe(message);
  expect(all('alertdialog')).toEqual([]);
});

test.each([
  ['that is no picture', 'javascript:window.ran=1'],
  ['that is empty', ''],
])('R-237 a QR code %s can be cancelled, and the sheet says so', async (_what, qrcode) => {
  const expireIn = new Date(Date.now() + 90_000).toISOString();
  control.fail('getQrcode', { body: { qrcodeId: 'a1', hasQrcode: true, qrcode, amount: 150, expireIn }, times: 20 });
  await open('/user/profile?open=deposit&way=qr&bank=WW');
  await see("We can't show this QR code. Cancel it, or choose another way to deposit.");
  await find('button', 'Cancel QR');
});

test('B-05 the alert of a refused QR code is gone when its way on was taken', async () => {
  control.fail('createQrcode', { code: 'NO_BANK' });
  await askForCode();
  await find('alertdialog');
  await press('link', 'Choose another way to deposit');
  await find('link', /^Bank transfer/);
  expect(all('alertdialog')).toEqual([]);
});
