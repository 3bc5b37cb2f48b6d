import type { Schemas } from '../../../generated/operations.ts';
import { bankNames } from './banks.ts';
import type { Member, World } from './world.ts';

type DepositBank = Schemas['DepositBank'];

const account = (bankCode: string, mode: string, bankAccountNo: string): DepositBank => ({
  bankCode,
  bankType: 'BANK',
  mode,
  ...bankNames(bankCode),
  bankAccountName: 'NAGA WALLET CO LTD',
  bankAccountNo,
  currency: 'BAHT',
});

const gateway = (bankCode: string): DepositBank => ({
  bankCode,
  bankType: 'PAYMENT',
  mode: 'AUTO',
  nameTH: `พร้อมเพย์ ${bankCode}`,
  nameEN: `PromptPay ${bankCode}`,
  bankAccountName: 'NAGA WALLET',
  bankAccountNo: '-',
  currency: 'BAHT',
});

const thai: Schemas['DepositLookup'] = {
  banks: [
    account('SCB', 'AUTO', '4051234567'),
    account('KBANK', 'AUTO', '0123456789'),
    account('GSB', 'MANUAL', '020123456789'),
    gateway('WW'),
    gateway('FP'),
    gateway('PAYONEX'),
  ],
  wallets: [{ mode: 'AUTO', walletAccountName: 'NAGA WALLET' }],
  isManual: false,
};

const lao: Schemas['DepositLookup'] = {
  banks: [{ ...account('BCEL', 'MANUAL', '010110000987654'), bankAccountName: 'NAGA WALLET', currency: 'LAK' }],
  wallets: [],
  isManual: true,
};

/** QR deposits work with every gateway and KBANK. */
export const takesQr = ({ bankType, bankCode }: DepositBank): boolean => bankType === 'PAYMENT' || bankCode === 'KBANK';

export const qrProviders: readonly string[] = thai.banks.filter(takesQr).map(({ bankCode }) => bankCode);

/** GET /api/lookup/deposit: Lao channels in Laos and for members with kip. */
export function depositChannels({ settings }: World, member: Member): Schemas['DepositLookup'] {
  return settings.laos || member.currency === 'LAK' ? lao : thai;
}

/** GET /api/lookup/slip. */
export function slipRules(member: Member): Schemas['SlipRules'] {
  return { depositMin: member.currency === 'LAK' ? 10_000 : 20, uploadFrom: '06:00', uploadTo: '23:30' };
}
