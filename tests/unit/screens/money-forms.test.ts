import { describe, expect, test } from 'vitest';
import { callsOf } from '../../support/screen-service.ts';
import { all, field, fill, find, open, place, press, see, shownText, until } from '../../support/screen.ts';

// What the forms of deposits, transfers and withdrawals show and take.

const qr = (bank: string) => `/user/profile?open=deposit&way=qr&bank=${bank}`;

describe('the QR code of', () => {
  test.each([
    ['R-222', 'KBANK', ['10', '20', '50', '100', '500', '1,000']],
    ['R-223', 'WW', ['100', '200', '300', '500', '1,000']],
    ['R-224', 'FP', ['10', '50', '100', '500', '1,000']],
  ])('%s %s has these quick amounts, in this order: %j', async (_id, bank, amounts) => {
    await open(qr(bank));
    const group = await find('group', 'Quick amounts');
    expect(Array.from(group.querySelectorAll('button'), ({ textContent }) => textContent)).toEqual(amounts);
  });

  test('R-228 R-229 KBANK has no minimum and shows the created code with its amount', async () => {
    await open(qr('KBANK'));
    await fill(/Amount/, '0.5');
    await press('button', 'Create QR 0.50 baht');
    await find('img', 'QR code for 0.50 baht');
    expect(callsOf('createQrcode').map(({ path, body }) => [path, body])).toEqual([
      ['/api/qrcode/KBANK', { amount: 0.5 }],
    ]);
  });

  test('R-221 KBANK is read by its code, and one that exists takes the place of the form', async () => {
    await open(qr('KBANK'));
    await fill(/Amount/, '50');
    expect(callsOf('getQrcode').at(-1)?.path).toBe('/api/qrcode/KBANK');
    await press('button', 'Create QR 50.00 baht');
    await find('img', 'QR code for 50.00 baht');
    await open(qr('KBANK'), { anew: true });
    await find('img', 'QR code for 50.00 baht');
    expect(all('textbox')).toEqual([]);
  });
});

describe('the gift link', () => {
  const gift = '/user/profile?open=deposit&way=link';

  test('R-239 cannot be sent while it is empty, and can be once it is typed', async () => {
    await open(gift);
    await field('Gift link');
    const isOff = () => place().querySelector<HTMLButtonElement>('button[type=submit]')?.disabled;
    expect(isOff()).toBe(true);
    await fill('Gift link', 'https://gift.example.com/campaign/?v=abc');
    expect(isOff()).toBe(false);
  });

  test('R-244 names the wallet that receives it and how it is credited', async () => {
    await open(gift);
    await see(/NAGA WALLET\s*Automatic/);
  });
});

describe('a transfer', () => {
  test.each([
    ['0.99', 'Minimum amount 1.00 baht'],
    ['-1', 'Minimum amount 1.00 baht'],
    ['1.005', 'Use no more than 2 decimal places'],
    ['', 'Enter an amount, such as 100 or 100.50'],
  ])('R-248 of "%s" is not sent and says why: %s', async (typed, problem) => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, typed);
    place().querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await see(problem);
    expect(callsOf('transfer')).toEqual([]);
  });

  test('R-248 of 1 baht is sent', async () => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, '1');
    await press('button', 'Transfer 1.00 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
  });
});

test('R-257 A-150 a withdrawal shows the bank account and warns of a bonus before it', async () => {
  await open('/user/profile?open=withdraw');
  await see('Withdrawal limits');
  expect(shownText()).toMatch(/Kasikornbank\s*SOMCHAI JAIDEE\s*123-456-7890/);
  expect(shownText()).toContain('If you have an active bonus, meet its conditions before you withdraw');
});
