import type { StatementType } from '../../../generated/known-values.ts';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { isGateway } from '../../lib/gateway.ts';
import type { Currency } from '../../money/currency.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { bankName } from '../../ui/bank-name.ts';
import type { StatusKind } from '../../lib/status-kind.ts';
import type { Place } from './statement-rules.ts';

/** The texts of a statement in one language, for the screen and the export. */
export interface StatementWords {
  types: Record<StatementType, string>;
  /** By code: the main wallet, the games in the wallet, and the banks. */
  places: ReadonlyMap<string, Place>;
  statuses: Record<StatusKind, string>;
  columns: Record<'time' | 'type' | 'activity' | 'from' | 'to' | 'amount' | 'currency' | 'status', string>;
  /** Of the account; undefined until it is known. */
  currency: Currency | undefined;
  /** The details of an entry. */
  details: string;
}

/** The wallet names the games, the member's bank and the currency; undefined while it is not known. */
export function useStatementWords(
  wallet: Schemas['WalletResponse'] | undefined,
  /** The banks of the service, as far as they are known. */
  depositBanks: readonly Schemas['DepositBank'][] = [],
): StatementWords {
  const t = useText('statement');
  const c = useText('common');
  const locale = useLocale();
  const placeOf = (bank: (typeof depositBanks)[number]) =>
    ({ kind: isGateway(bank.bankType) ? 'gateway' : 'bank', name: bankName(bank, locale) }) as const;
  const ownBank = wallet && { ...wallet.bankAccount.bank, bankCode: wallet.bankAccount.bankCode };
  return {
    types: {
      deposit: c('deposit'),
      withdraw: t('withdrawal'),
      transfer: c('transfer'),
      bonus: t('bonusReceived'),
      finish_bonus: t('bonusEnded'),
    },
    places: new Map<string, Place>([
      ...depositBanks.map((bank) => [bank.bankCode, placeOf(bank)] as const),
      ...(ownBank ? [[ownBank.bankCode, { kind: 'bank', name: bankName(ownBank, locale) }] as const] : []),
      ...(wallet?.slots ?? []).map(({ code, name, logo }) => [code, { kind: 'game', name, logo }] as const),
      [walletCode, { kind: 'wallet', name: c('mainWallet') }],
    ]),
    statuses: { success: c('success'), failed: c('failed'), inProgress: c('inProgress') },
    columns: {
      time: c('dateAndTime'),
      type: t('type'),
      activity: t('activity'),
      from: t('from'),
      to: t('to'),
      amount: c('amount'),
      currency: c('currency'),
      status: c('status'),
    },
    currency: useCurrency(wallet),
    details: t('details'),
  };
}
