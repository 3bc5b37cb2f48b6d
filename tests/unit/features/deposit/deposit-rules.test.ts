import { beforeEach, describe, expect, test } from 'vitest';
import { contractExample } from '../../../../mocks/sandbox/contract-example.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import {
  accountsIn,
  linkWalletsIn,
  modeKey,
  needsSlip,
  qrBanksIn,
  viewFrom,
} from '../../../../src/features/deposit/deposit-rules.ts';
import { settings } from '../../../../src/settings.ts';

type Lookup = Schemas['DepositLookup'];
const exampleOf = (name: string) => contractExample('getDepositLookup', name);
const examples = {
  typical: exampleOf('typical'),
  empty: exampleOf('empty'),
  manual: exampleOf('manual'),
  laos: exampleOf('laos'),
  unknownBank: exampleOf('unknownBank'),
  unloaded: undefined,
};
const codes = (banks: readonly { bankCode: string }[]) => banks.map(({ bankCode }) => bankCode);
const [scb] = examples.typical.banks;
if (!scb) throw new Error('The example has no bank');
const bank = (differs: Partial<Schemas['DepositBank']>) => ({ ...scb, ...differs });
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
    expect(modeKey('AUTO')).toBe('automatic');
    for (const mode of ['MANUAL', '', 'ON_REQUEST']) expect(modeKey(mode)).toBe('checkedByAdmin');
  });
});

test.each([
  ['', 'typical', 'list'],
  ['way=transfer', 'typical', 'transfer'],
  ['way=qr', 'typical', 'providers'],
  ['way=qr&bank=WW', 'typical', 'qr WW'],
  ['way=link', 'typical', 'link'],
  ['way=slip', 'typical', 'slip'],
  // A slip can always be uploaded; any other unavailable view falls back to the list.
  ['way=slip', 'empty', 'slip'],
  ['way=qr&bank=NEW', 'typical', 'list'],
  ['way=qr', 'empty', 'list'],
  ['way=qr&bank=SCB', 'typical', 'list'],
  ['way=elsewhere', 'typical', 'list'],
  ['way=link', 'manual', 'list'],
  ['way=transfer', 'empty', 'list'],
  ['way=slip', 'unloaded', 'slip'],
  ['way=link', 'unloaded', 'list'],
] as const)('B-05 R-220 A-52 %j with the %s lookup is the view %s', (address, name, expected) => {
  const { way, ...more } = viewFrom(new URLSearchParams(address), examples[name]);
  expect('bank' in more ? `${way} ${more.bank.bankCode}` : way).toBe(expected);
});
