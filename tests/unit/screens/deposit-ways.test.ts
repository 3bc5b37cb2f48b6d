import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '../../../src/api/wire/types.ts';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import {
  all,
  field,
  fill,
  find,
  goBack,
  open,
  place,
  press,
  reaction,
  see,
  shownText,
  until,
} from '../../support/screen.ts';

type Lookup = Schemas['DepositLookup'];
const typical = typicalOf('getDepositLookup');
const isOf = (...codes: string[]) => typical.banks.filter(({ bankCode }) => codes.includes(bankCode));
const offer = (lookup: Partial<Lookup>) =>
  control.fail('getDepositLookup', { body: { ...typical, ...lookup }, times: 9 });
const sheet = '/user/profile?open=deposit';
const link = 'https://gift.truemoney.com/campaign/?v=abcdefgh';

describe('the notes before a deposit', () => {
  test.each([
    ['without a QR provider', isOf('SCB'), false],
    ['with a QR provider', isOf('SCB', 'WW'), true],
  ])('R-214 A-52 name the QR code: %s', async (_which, banks, isNamed) => {
    offer({ banks, wallets: [] });
    await open(sheet);
    await see('Before you deposit');
    expect(shownText().includes('Each QR code is for one deposit only')).toBe(isNamed);
  });

  test('R-211 A-60 say that slips have hours, whatever the service sends of them', async () => {
    control.fail('getSlipLookup', { body: { slip: { depositMin: 20, uploadFrom: null, uploadTo: null } } });
    await open(sheet);
    await see('You can upload slips only during daily service hours');
  });
});

describe('the ways to deposit', () => {
  test('R-210 A-52 one provider is opened at once, several are a choice', async () => {
    offer({ banks: isOf('WW') });
    await open(sheet);
    await press('link', /^Deposit by QR/);
    expect(new URLSearchParams(location.search).get('bank')).toBe('WW');
    control.clearFaults();
    await open(sheet);
    await press('link', /^Deposit by QR/);
    expect(new URLSearchParams(location.search).get('bank')).toBeNull();
  });

  test.each([
    [true, typical.banks.filter(({ mode }) => mode === 'AUTO'), 'Upload your slip within 1 hour of the transfer'],
    [false, isOf('GSB'), 'Upload your slip within 1 hour of the transfer'],
    [false, isOf('SCB'), 'Not in your wallet after 1 minute? Upload your slip'],
  ])('R-216 A-52 the slip says when it is needed (by hand: %s, %#)', async (isManual, banks, text) => {
    offer({ banks, isManual });
    await open(sheet);
    expect((await find('link', /^Upload slip/)).textContent).toBe(`Upload slip${text}`);
  });

  test('R-212 A-52 each provider says how it credits', async () => {
    offer({ banks: isOf('WW', 'FP').map((bank) => ({ ...bank, mode: bank.bankCode === 'FP' ? 'MANUAL' : 'AUTO' })) });
    await open(`${sheet}&way=qr`);
    expect((await find('link', /^PromptPay 1/)).textContent).toContain('Automatic');
    expect((await find('link', /^PromptPay 2/)).textContent).toContain('Checked by our team');
  });

  test('R-473 A-103 the minimum of a provider is in its own currency', async () => {
    offer({ banks: isOf('WW', 'FP').map((bank) => ({ ...bank, currency: 'LAK' })) });
    await open(`${sheet}&way=qr`);
    expect((await find('link', /^PromptPay 1/)).textContent).toContain('Minimum 100.00 kip');
    await press('link', /^PromptPay 1/);
    await field('Amount (kip)');
  });

  test('B-05 Back leads from a way to the list, and from the list to the page', async () => {
    await open('/user/home');
    await press('link', 'Deposit');
    await press('link', /^Gift link/);
    await press('button', 'Choose how to deposit');
    await find('link', /^Gift link/);
    await goBack();
    await time.pass(reaction);
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  });

  test.each([/^Bank transfer/, /^Gift link/, /^Deposit by QR/])(
    'B-04 B-05 the way %s takes the focus of its link, and so does the list after Back',
    async (way) => {
      await open(sheet);
      (await find('link', way)).focus();
      await press('link', way);
      const isInside = () => document.activeElement !== document.body && place().contains(document.activeElement);
      await until(isInside, 'the focus');
      await goBack();
      await find('link', way);
      await until(isInside, 'the focus');
    },
  );

  test('B-05 Back after "Upload slip" of a bank transfer leads to the list', async () => {
    await open(sheet);
    await press('link', /^Bank transfer/);
    await press('link', /Upload slip/);
    await find('button', 'Upload slip');
    await goBack();
    await find('link', /^Gift link/);
  });

  test('B-05 the cross closes a way and its list', async () => {
    await open('/user/home');
    await press('link', 'Deposit');
    await press('link', /^Gift link/);
    await press('button', 'Close');
    await until(() => all('dialog').length === 0, 'the end of the sheet');
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  });
});

describe('a bank transfer', () => {
  const copies = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  beforeEach(() => {
    copies.mockClear();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copies } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  test('R-213 R-460 copies the digits of the account that was tapped', async () => {
    await open(`${sheet}&way=transfer`);
    await press('button', /Copy.*Kasikornbank/);
    expect(copies.mock.calls).toEqual([['0123456789']]);
  });

  test('R-430 A-121 keeps the focus on the button where the browser refuses to copy', async () => {
    copies.mockRejectedValueOnce(new Error('denied'));
    // As browsers do.
    const select = vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (
      this: HTMLTextAreaElement,
    ) {
      this.focus();
    });
    await open(`${sheet}&way=transfer`);
    await press('button', /Copy.*Kasikornbank/);
    await until(() => document.querySelector('[data-tone=danger]') !== null, 'the toast');
    select.mockRestore();
    expect(document.activeElement).toBe(await find('button', /Copy.*Kasikornbank/));
  });

  test('A-103 R-213 an account names its own currency', async () => {
    offer({ banks: isOf('SCB').map((bank) => ({ ...bank, currency: 'LAK' })) });
    await open(`${sheet}&way=transfer`);
    await see('Automatic · kip');
  });

  test.each([
    [isOf('SCB'), 'Transfer to this account in your bank app'],
    [isOf('SCB', 'KBANK'), 'Transfer to one of these accounts in your bank app'],
  ])('R-213 says whether there is a choice (%#)', async (banks, text) => {
    offer({ banks });
    await open(`${sheet}&way=transfer`);
    await see(text);
  });

  test('A-52 a member without an account is told to ask before a transfer', async () => {
    const wallet = typicalOf('getWallet');
    const bankAccount = { ...wallet.bankAccount, bankAccountNo: '' };
    control.fail('getWallet', { body: { ...wallet, bankAccount }, times: 9 });
    await open(`${sheet}&way=transfer`);
    await see('Your profile has no bank account yet');
    expect(shownText()).not.toContain('Transfer from your account');
  });
});

describe('a gift link', () => {
  const view = `${sheet}&way=link`;

  test('R-240 of spaces cannot be sent', async () => {
    await open(view);
    await fill('Gift link', '  ');
    expect((await find('button', 'Send link')).hasAttribute('disabled')).toBe(true);
  });

  test('R-427 that was refused stays marked when a space is added to it', async () => {
    await open(view);
    await fill('Gift link', link);
    control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await press('button', 'Send link');
    await find('button', 'Choose another way to deposit');
    await fill('Gift link', `${link} `);
    expect((await field('Gift link')).getAttribute('aria-invalid')).toBe('true');
  });

  test('R-245 offers another way after a refusal only', async () => {
    await open(view);
    await fill('Gift link', link);
    const release = holdAnswer('submitTruelink');
    control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await press('button', 'Send link');
    await until(() => callsOf('submitTruelink').length === 1, 'the request');
    const during = all('button', 'Choose another way to deposit').length;
    await release();
    await press('button', 'Choose another way to deposit');
    await find('link', /^Bank transfer/);
    expect(during).toBe(0);
  });
});
