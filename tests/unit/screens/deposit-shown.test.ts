import { describe, expect, test } from 'vitest';
import { timings } from '../../../src/lib/timings.ts';
import { control } from '../../support/screen-service.ts';
import { all, field, fill, find, open, place, press, see, until } from '../../support/screen.ts';

// What the sheet of a deposit shows of the ways that the service offers.

const sheet = '/user/profile?open=deposit';
const inKip = '02055512345';

/** The texts of the elements of the sheet with this role. */
const texts = (role: 'link' | 'article') => all(role).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const notes = () =>
  Array.from(place().querySelectorAll('section li'), ({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the list of the ways to deposit', () => {
  test('R-210 R-212 B-46 has these rows, with names and minimums, in this order', async () => {
    await open(sheet);
    await see('Minimum deposit 20.00 baht');
    expect(texts('link')).toEqual([
      'Bank transferSiam Commercial Bank, Kasikornbank, Government Savings BankMinimum deposit 20.00 baht',
      'Deposit by QRKasikornbank, PromptPay 1, PromptPay 2, PromptPay 3The minimum depends on the provider',
      'Gift linkNAGA WALLET · AutomaticMinimum deposit 2.00 baht',
      'Upload slipUpload your slip within 1 hour of the transfer',
    ]);
  });

  test('R-212 B-46 has the providers of QR codes with their minimums, in this order', async () => {
    await open(`${sheet}&way=qr`);
    await find('link', /^PromptPay 1/);
    expect(texts('link')).toEqual([
      'KasikornbankAutomatic',
      'PromptPay 1AutomaticMinimum 100.00 baht with this provider',
      'PromptPay 2AutomaticMinimum 10.00 baht with this provider',
      'PromptPay 3AutomaticMinimum 100.00 baht with this provider',
    ]);
  });

  test('B-46 has a picture for each provider of QR codes', async () => {
    await open(`${sheet}&way=qr`);
    await find('link', /^PromptPay 1/);
    expect(all('link').map((link) => link.querySelectorAll('[data-code]').length)).toEqual([1, 1, 1, 1]);
  });
});

describe('a bank transfer', () => {
  test('R-212 R-213 has a card for each account, in this order', async () => {
    await open(`${sheet}&way=transfer`);
    await find('link', 'Upload slip');
    expect(texts('article')).toEqual([
      'Siam Commercial BankAutomatic · bahtNAGA WALLET CO LTD405-123-4567Copy',
      'KasikornbankAutomatic · bahtNAGA WALLET CO LTD012-345-6789Copy',
      'Government Savings BankChecked by our team · bahtNAGA WALLET CO LTD020123456789Copy',
    ]);
  });

  test('B-46 has a picture on each card', async () => {
    await open(`${sheet}&way=transfer`);
    await find('link', 'Upload slip');
    expect(all('article').map((card) => card.querySelectorAll('[data-code]').length)).toEqual([1, 1, 1]);
  });

  test('A-52 names the own account that it must come from', async () => {
    await open(`${sheet}&way=transfer`);
    await see('Transfer from your accountKasikornbank 123-456-7890Transfer to one of these accounts');
  });
});

describe('the notes before a deposit', () => {
  test('R-214 R-215 R-216 are these, with the figures of the service', async () => {
    const slip = { depositMin: 10_000, uploadFrom: '06:00', uploadTo: '23:30' };
    control.fail('getSlipLookup', { body: { slip }, times: 9 });
    await open(sheet, { as: inKip });
    await see('Before you deposit');
    expect(notes()).toEqual([
      'Minimum deposit 10,000.00 kip, unless a method above shows its own',
      'Money reaches your wallet within 1 minute of a deposit',
      'You can upload slips every day from 06:00 to 23:30',
      'Upload your slip within 1 hour of the transfer',
      'If you have an active bonus, you must withdraw your whole balance, not part of it',
    ]);
  });

  test('R-211 A-114 are these, without figures, when nothing could be read', async () => {
    control.fail('getSlipLookup', { body: { slip: null }, times: 9 });
    control.fail('getDepositLookup', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    await open(sheet);
    await see('Before you deposit');
    expect(notes()).toEqual([
      "There's a minimum deposit. If you're not sure what it is, ask support before you transfer.",
      'Money reaches your wallet within 1 minute of a deposit',
      'You can upload slips only during daily service hours',
      'Upload your slip within 1 hour of the transfer',
      'Each QR code is for one deposit only',
      'If you have an active bonus, you must withdraw your whole balance, not part of it',
    ]);
  });

  test('R-211 A-114 leave the way to a slip when the ways could not be read', async () => {
    control.fail('getDepositLookup', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    await open(sheet);
    await find('button', 'Try again');
    await press('link', /^Upload slip/);
    await see('Choose slip image');
  });
});

describe('a gift link', () => {
  const view = `${sheet}&way=link`;
  const typed = 'https://example.com/gift';
  const toasts = () => Array.from(document.querySelectorAll('[data-tone=danger]'), ({ textContent }) => textContent);

  test('R-239 R-240 has the minimum below its field', async () => {
    await open(view);
    const ids = (await field('Gift link')).getAttribute('aria-describedby')?.split(' ') ?? [];
    const described = ids.map((id) => document.getElementById(id)?.textContent.replaceAll('\u00a0', ' '));
    expect(described).toContain('Minimum deposit 2.00 baht');
  });

  test('R-243 R-427 that is refused is told by a toast of four seconds', async () => {
    await open(view);
    await fill('Gift link', typed);
    control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await press('button', 'Send link');
    await until(() => toasts().length === 1, 'the toast');
    const shownAt = performance.now();
    await until(() => toasts().length === 0, 'its end');
    expect(timings.toast).toBe(4_000);
    expect(Math.round(performance.now() - shownAt)).toBe(4_000);
  });
});
