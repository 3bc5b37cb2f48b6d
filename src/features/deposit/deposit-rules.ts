import { depositBankCodes, depositModes } from '../../../generated/known-values.ts';
import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { isGateway } from '../../lib/gateway.ts';
import { knownValue } from '../../lib/known-value.ts';
import { settings } from '../../settings.ts';

export type DepositBank = Schemas['DepositBank'];
type Lookup = Schemas['DepositLookup'];

/** Banks with an account for transfers. An account without a number is left out. */
export const accountsIn = ({ banks }: Lookup): DepositBank[] =>
  banks.filter(({ bankType, bankAccountNo }) => !isGateway(bankType) && bankAccountNo.trim() !== '');

/** Banks with QR deposits, without duplicates: payment gateways, and KBANK. */
export function qrBanksIn({ banks }: Lookup): DepositBank[] {
  const offering = banks.filter(
    ({ bankCode, bankType }) => isGateway(bankType) || knownValue(depositBankCodes, bankCode) === 'KBANK',
  );
  return offering.filter((bank, index) => offering.findIndex(({ bankCode }) => bankCode === bank.bankCode) === index);
}

/** Deposits are credited without a slip. */
export const isAutomatic = ({ mode }: Pick<DepositBank, 'mode'>) => knownValue(depositModes, mode) === 'AUTO';

/** The text key for how a deposit is credited. */
export const modeKey = (mode: string) => (isAutomatic({ mode }) ? 'automatic' : 'checkedByAdmin');

/** Wallets that accept gift links; none if the build has no secret to encrypt them. */
export const linkWalletsIn = ({ wallets }: Lookup): Lookup['wallets'] =>
  settings.truelinkSecret === '' ? [] : wallets;

/** Whether money can be deposited at all, except by a slip of an earlier transfer. */
export const hasWays = (lookup: Lookup): boolean =>
  accountsIn(lookup).length + qrBanksIn(lookup).length + linkWalletsIn(lookup).length > 0;

/** Whether uploading a slip is a separate way here. Otherwise it is only for deposits that were not credited. */
export const needsSlip = ({ isManual, banks }: Lookup): boolean => isManual || banks.some((bank) => !isAutomatic(bank));

/** A refusal that the modal shows as an alert. */
export interface DepositRefusal {
  error: ApiError;
  /** The name of what was sent. */
  about?: string | undefined;
  /** The amount with its unit, if the command has one. */
  amount?: string | undefined;
  /** Called when the member closes the alert. */
  onRead?: () => void;
}

/** A view of the deposit modal. */
export type DepositView =
  | { way: 'list' | 'transfer' | 'providers' | 'link' | 'slip' }
  | { way: 'qr'; bank: DepositBank };

/** The view in the address; the list if there is none, or if it is not offered. */
export function viewFrom(address: URLSearchParams, lookup: Lookup | undefined): DepositView {
  const way = address.get('way');
  if (way === 'slip') return { way };
  if (way === 'transfer' && lookup && accountsIn(lookup).length > 0) return { way };
  if (way === 'link' && lookup && linkWalletsIn(lookup).length > 0) return { way };
  const code = address.get('bank');
  const providers = way === 'qr' && lookup ? qrBanksIn(lookup) : [];
  if (code === null && providers.length > 0) return { way: 'providers' };
  const bank = providers.find(({ bankCode }) => bankCode === code);
  return bank ? { way: 'qr', bank } : { way: 'list' };
}
