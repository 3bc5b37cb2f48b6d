import type { StatementType } from '../../generated/known-values.ts';
import type { StateEntry } from '../api/account-state.ts';
import { useWallet } from '../api/wallet.ts';
import { useText } from '../i18n/use-text.ts';
import { stateEntryType } from '../lib/entry-type.ts';
import { formatDateTime } from '../lib/date-time.ts';
import { Facts } from '../ui/Facts.tsx';
import { Money, useAmountText } from './Money.tsx';
import type { AccountView } from './sent-commands.ts';
import { onlyDepositIn } from './settle-command.ts';
import styles from './UnknownOutcome.module.css';
import { useCurrency } from './use-currency.ts';

/** What the account shows after a command, which proves neither a success nor a refusal. */
export function AccountChanges({ view, findsDeposit }: { view: AccountView; findsDeposit: boolean }) {
  const t = useText('outcome');
  const c = useText('common');
  const amountText = useAmountText();
  const currency = useCurrency(useWallet().data);
  const deposit = findsDeposit ? onlyDepositIn(view) : undefined;
  const { wallet, newEntries, shown } = view;
  const names: Record<StatementType, string> = {
    ...{ deposit: c('deposit'), withdraw: c('withdraw'), transfer: c('transfer') },
    ...{ bonus: t('bonusReceived'), finish_bonus: t('bonusEnded') },
  };
  const nameOf = (entry: StateEntry) => {
    const type = stateEntryType(entry);
    return type ? names[type] : entry.type;
  };
  return (
    <>
      {view.isCodeGone && <p>{t('codeGone')}</p>}
      {view.hasNoBonus && <p>{t('noBonus')}</p>}
      {deposit !== undefined && <p>{t('depositArrived', { amount: amountText(deposit, currency) })}</p>}
      {shown === 'changed' && wallet && (
        <Facts>
          <dt>{t('walletBefore')}</dt>
          <dd>
            <Money value={wallet.was} currency={currency} />
          </dd>
          <dt>{t('walletNow')}</dt>
          <dd>
            <Money value={wallet.is} currency={currency} />
          </dd>
        </Facts>
      )}
      {shown === 'changed' && deposit === undefined && newEntries.length > 0 && (
        <div className={styles.changes}>
          <p>{t('newEntries')}</p>
          <ul>
            {[...newEntries].reverse().map((entry) => (
              <li key={entry.name}>
                <span>{nameOf(entry)}</span>
                <Money value={entry.amount} currency={currency} />
                <time>{formatDateTime(entry.at)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
