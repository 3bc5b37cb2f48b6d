import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { fill, open, press, see, shownText, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';

// How amounts and times look, in three languages.

const typical = typicalOf('getWallet');

describe('an amount', () => {
  test.each([
    ['en', 'Total balance'],
    ['th', 'ยอดเงินรวม'],
    ['la', 'ຍອດເງິນລວມ'],
  ] as const)('R-455 R-462 has two decimals, and its thousands apart: %s', async (locale, total) => {
    const slots = typical.slots.map((slot, index) => ({ ...slot, amount: [1234567.2, 0.7][index] ?? 0 }));
    control.fail('getWallet', { body: { ...typical, wallet: { amount: 0.1 }, slots }, times: 9 });
    await open('/user/home', { locale });
    await see(total);
    await see('฿1,234,568.00');
    expect(shownText()).toContain('฿0.10');
  });

  test('R-456 that is none is a dash, and makes no total', async () => {
    control.fail('getWallet', { body: { ...typical, wallet: { amount: 'abc' } }, times: 9 });
    await open('/user/home');
    await see(/Main wallet -/);
    expect(shownText()).toMatch(/Total balance-/);
    expect(shownText()).not.toMatch(/NaN|undefined|abc/);
  });

  test('R-456 below zero has its minus before the sign of the currency', async () => {
    control.fail('getWallet', { body: { ...typical, wallet: { amount: -12.5 } }, times: 9 });
    await open('/user/home');
    await see('Main wallet -฿12.50');
  });

  test('B-02 that is typed with three decimals is not sent', async () => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, '1.005');
    await press('button', 'Transfer');
    await see(/decimal/);
    expect(callsOf('transfer')).toEqual([]);
  });

  test('B-02 that is typed is on the button, and sent as it is there', async () => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, '1,000.25');
    await press('button', 'Transfer 1,000.25 baht');
    await see('Transfer done');
    expect(callsOf('transfer').map(({ body }) => body)).toEqual([{ from: 'WALLET', to: 'PGSLOT', amount: 1000.25 }]);
  });
});

describe('a time', () => {
  test.each([
    ['en', '2 hours ago'],
    ['th', '2 ชั่วโมงที่แล้ว'],
    ['la', '2 ຊົ່ວໂມງກ່ອນ'],
  ] as const)('R-457 R-458 looks the same, and its age is in words of the language: %s', async (locale, age) => {
    const then = new Date(Date.now() - 7_200_000);
    control.fail('listStatements', {
      body: { total: 1, statements: [entryOf({ createdAt: then.toISOString() })] },
      times: 9,
    });
    await open('/user/statement', { locale });
    await see(age);
    // Of the device, whose zone is not known here.
    const hour = String(then.getHours()).padStart(2, '0');
    expect(document.querySelector('main li time')?.textContent).toMatch(new RegExp(`^[12]\\d/11/2026 ${hour}:00:00$`));
  });
});

describe('the countdown of a QR code', () => {
  const left = () => /Expires in (\S{5})/.exec(shownText())?.[1];

  test('R-459 R-230 has minutes and seconds in two digits each, and every second is shown', async () => {
    control.setDelays({ qrLifetimeMs: 62_000 });
    await open('/user/profile?open=deposit&way=qr&bank=WW');
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await until(() => left() !== undefined, 'the countdown');
    const seen = new Set<string | undefined>();
    for (let passed = 0; passed < 4_000; passed += 250) {
      seen.add(left());
      await time.pass(250);
    }
    expect([...seen].slice(0, 4)).toEqual(['01:02', '01:01', '01:00', '00:59']);
  });
});
