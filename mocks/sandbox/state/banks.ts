import type { BankType, DepositBankCode, DepositMode } from '../../../generated/known-values.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { refuse } from './refusal.ts';
import type { BankDetails, Member, World } from './world.ts';

interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
}

const bcel: Bank = { code: 'BCEL', nameTH: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ', nameEN: 'BCEL' };

const thaiBanks: readonly Bank[] = [
  { code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'BBL', nameTH: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  { code: 'TMB', nameTH: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank' },
  { code: 'BAY', nameTH: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya' },
  { code: 'GSB', nameTH: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  bcel,
];

const laoBanks: readonly Bank[] = [
  bcel,
  { code: 'LDB', nameTH: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' },
  { code: 'APB', nameTH: 'ທະນາຄານສົ່ງເສີມກະສິກຳ', nameEN: 'Agricultural Promotion Bank' },
  { code: 'JDB', nameTH: 'ທະນາຄານຮ່ວມພັດທະນາ', nameEN: 'Joint Development Bank' },
  { code: 'ACLEDA', nameTH: 'ທະນາຄານ ເອຊີລີດາ ລາວ', nameEN: 'ACLEDA Bank Lao' },
];

const latinNameBanks = new Set(['KTB', 'TMB', 'BBL']);
const latinName = /^[A-Za-z ]+$/;

export function banksOf(world: World): readonly Bank[] {
  return world.settings.laos ? laoBanks : thaiBanks;
}

export function bankNames(code: string): Schemas['BankNames'] {
  const bank = [...thaiBanks, ...laoBanks].find((known) => known.code === code);
  return { nameTH: bank?.nameTH ?? code, nameEN: bank?.nameEN ?? code };
}

/** Three banks accept Latin names only (spec §9). */
export function bankNameProblem(bank: BankDetails) {
  const isLatin = !latinNameBanks.has(bank.bankCode) || latinName.test(bank.bankAccountName.trim());
  return isLatin ? null : refuse('BANK_ACCOUNT_NAME_ENG');
}

/** The problem of a bank account for a member (null: a new member); null when it is valid. */
export function bankProblem(world: World, bank: BankDetails, member: Member | null) {
  const known = banksOf(world).some(({ code }) => code === bank.bankCode);
  if (!known || !bank.bankAccountNo.trim() || !bank.bankAccountName.trim()) return refuse('INVALID_BANK');
  const nameProblem = bankNameProblem(bank);
  if (nameProblem) return nameProblem;
  const taken = [...world.members.values()].some(
    (other) =>
      other.id !== member?.id &&
      other.bank?.bankCode === bank.bankCode &&
      other.bank.bankAccountNo === bank.bankAccountNo,
  );
  return taken ? refuse('EXISTING_BANK') : null;
}

type DepositBank = Schemas['DepositBank'];

const automatic: DepositMode = 'AUTO';

const account = (bankCode: DepositBankCode, mode: DepositMode | 'MANUAL', bankAccountNo: string): DepositBank => ({
  bankCode,
  bankType: 'BANK',
  mode,
  ...bankNames(bankCode),
  bankAccountName: 'NAGA WALLET CO LTD',
  bankAccountNo,
  currency: 'BAHT',
});

const gatewayType: BankType = 'PAYMENT';

/** Named by a number, as an operator names equal channels: the code of a gateway says nothing to a member. */
const gateway = (bankCode: DepositBankCode, number: number): DepositBank => ({
  bankCode,
  bankType: gatewayType,
  mode: automatic,
  nameTH: `พร้อมเพย์ ${number}`,
  nameEN: `PromptPay ${number}`,
  bankAccountName: 'NAGA WALLET',
  bankAccountNo: '-',
  currency: 'BAHT',
});

const thai: Schemas['DepositLookup'] = {
  banks: [
    account('SCB', automatic, '4051234567'),
    account('KBANK', automatic, '0123456789'),
    account('GSB', 'MANUAL', '020123456789'),
    gateway('WW', 1),
    gateway('FP', 2),
    gateway('PAYONEX', 3),
  ],
  wallets: [{ mode: automatic, walletAccountName: 'NAGA WALLET' }],
  isManual: false,
};

const lao: Schemas['DepositLookup'] = {
  banks: [{ ...account('BCEL', 'MANUAL', '010110000987654'), bankAccountName: 'NAGA WALLET', currency: 'LAK' }],
  wallets: [],
  isManual: true,
};

/** QR deposits work with every gateway and KBANK. */
export const takesQr = ({ bankType, bankCode }: DepositBank): boolean =>
  bankType === gatewayType || bankCode === ('KBANK' satisfies DepositBankCode);

export const qrProviders: readonly string[] = thai.banks.filter(takesQr).map(({ bankCode }) => bankCode);

/** GET /api/lookup/deposit: Lao channels in Laos and for members with kip. */
export function depositChannels({ settings }: World, member: Member): Schemas['DepositLookup'] {
  return settings.laos || member.currency === 'LAK' ? lao : thai;
}

/** GET /api/lookup/slip. */
export function slipRules(member: Member): Schemas['SlipRules'] {
  return { depositMin: member.currency === 'LAK' ? 10_000 : 20, uploadFrom: '06:00', uploadTo: '23:30' };
}
