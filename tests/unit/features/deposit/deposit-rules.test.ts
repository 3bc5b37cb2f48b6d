import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import {
  accountsIn,
  currencyIn,
  linkWalletsIn,
  modeKey,
  needsSlip,
  qrBanksIn,
  viewFrom,
} from '../../../../src/features/deposit/deposit-rules.ts';
import { settings } from '../../../../src/settings.ts';
import { examplesOf } from '../../../support/read-as.ts';

type Lookup = Schemas['DepositLookup'];
// A contract test validates the examples.
const examples = examplesOf('getDepositLookup') as Record<
  'typical' | 'empty' | 'manual' | 'laos' | 'unknownBank',
  Lookup
>;
const codes = (banks: readonly { bankCode: string }[]) => banks.map(({ bankCode }) => bankCode);
const bank = (more: Partial<Schemas['DepositBank']>): Schemas['DepositBank'] => ({
  bankCode: 'SCB',
  bankType: 'BANK',
  mode: 'AUTO',
  nameTH: 'ธนาคารไทยพาณิชย์',
  nameEN: 'Siam Commercial Bank',
  bankAccountName: 'NAGA WALLET',
  bankAccountNo: '4051234567',
  currency: 'BAHT',
  ...more,
});
const lookup = (...banks: Schemas['DepositBank'][]): Lookup => ({ banks, wallets: [], isManual: false });

beforeEach(() => {
  settings.truelinkSecret = 'secret';
});

test('R-210 A-101 gift links are offered only by a build that can encrypt them', () => {
  const asked = new URLSearchParams('way=link');
  expect(linkWalletsIn(examples.typical)).toEqual(examples.typical.wallets);
  expect(viewFrom(asked, examples.typical)).toEqual({ way: 'link' });
  settings.truelinkSecret = '';
  expect(linkWalletsIn(examples.typical)).toEqual([]);
  expect(viewFrom(asked, examples.typical)).toEqual({ way: 'list' });
});

describe('R-210 A-52 the ways of each bank', () => {
  test('every bank that is no gateway has an account', () => {
    expect(codes(accountsIn(examples.typical))).toEqual(['SCB', 'KBANK', 'GSB']);
    expect(codes(accountsIn(examples.laos))).toEqual(['BCEL']);
    expect(codes(accountsIn(examples.unknownBank))).toEqual(['NEWBANK']);
  });

  test('A-55 QR is offered by gateways, known or not, and by KBANK', () => {
    expect(codes(qrBanksIn(examples.typical))).toEqual(['KBANK', 'WW', 'FP', 'PAYONEX']);
    expect(codes(qrBanksIn(examples.unknownBank))).toEqual(['XPAY']);
    expect(codes(qrBanksIn(lookup(bank({ bankType: 'PAYMENT' }))))).toEqual(['SCB']);
  });

  test('a bank with two accounts offers QR once', () => {
    const twice = lookup(bank({ bankCode: 'KBANK' }), bank({ bankCode: 'KBANK', bankAccountNo: '1' }));
    expect(codes(qrBanksIn(twice))).toEqual(['KBANK']);
    expect(accountsIn(twice)).toHaveLength(2);
  });

  test('a slip is a separate way if deposits are checked by hand, otherwise a fallback', () => {
    expect(needsSlip(lookup(bank({})))).toBe(false);
    expect(needsSlip({ ...lookup(bank({})), isManual: true })).toBe(true);
    expect(needsSlip(lookup(bank({}), bank({ mode: 'MANUAL' })))).toBe(true);
  });

  test('R-220 R-244 any mode but AUTO is checked by an admin', () => {
    expect(['AUTO', 'MANUAL', '', 'ON_REQUEST'].map(modeKey)).toEqual([
      'automatic',
      'checkedByAdmin',
      'checkedByAdmin',
      'checkedByAdmin',
    ]);
  });
});

test('A-103 texts speak of kip where every account is in kip, and of baht elsewhere', () => {
  expect(currencyIn(examples.laos)).toBe('LAK');
  expect(currencyIn(examples.typical)).toBe('BAHT');
  expect(currencyIn(examples.empty)).toBe('BAHT');
  expect(currencyIn(undefined)).toBe('BAHT');
  expect(currencyIn(lookup(bank({ currency: 'LAK' }), bank({ currency: null })))).toBe('BAHT');
});

describe('B-05 the view that an address names', () => {
  const view = (address: string, of = examples.typical) => {
    const { way, ...more } = viewFrom(new URLSearchParams(address), of);
    return 'bank' in more ? `${way} ${more.bank.bankCode}` : way;
  };

  test('each way has its own', () => {
    expect(
      ['', 'way=transfer', 'way=qr', 'way=qr&bank=WW', 'way=link', 'way=slip'].map((address) => view(address)),
    ).toEqual(['list', 'transfer', 'providers', 'qr WW', 'link', 'slip']);
  });

  test('R-220 an unavailable view falls back to the list', () => {
    expect(view('way=qr&bank=NEW')).toBe('list');
    expect(view('way=qr', examples.empty)).toBe('list');
    expect(view('way=qr&bank=SCB')).toBe('list');
    expect(view('way=elsewhere')).toBe('list');
    expect(view('way=link', examples.manual)).toBe('list');
    expect(view('way=transfer', examples.empty)).toBe('list');
  });

  test('A-52 a slip can always be uploaded, even if nothing was loaded', () => {
    expect(view('way=slip', examples.empty)).toBe('slip');
    expect(['way=slip', 'way=link'].map((address) => viewFrom(new URLSearchParams(address), undefined).way)).toEqual([
      'slip',
      'list',
    ]);
  });
});
