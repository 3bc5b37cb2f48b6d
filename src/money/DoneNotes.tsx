import { useText } from '../i18n/use-text.ts';
import { formatDateTime } from '../lib/date-time.ts';
import type { Done } from './money-outcomes.ts';
import type { AccountView } from './sent-commands.ts';
import { ServiceQuote } from './ServiceQuote.tsx';

/** Who says that a command is done: the time of its entry if that is the account, else nothing. */
export function useSourceText(): (done: Done, amount: string | undefined) => string | undefined {
  const t = useText('outcome');
  return ({ answer, view }, amount) => {
    if (answer !== undefined || !view) return undefined;
    if (view.item?.at != null) return t('shownAt', { time: formatDateTime(view.item.at) });
    return view.hasPaid && amount !== undefined ? t('balanceFell', { amount }) : undefined;
  };
}

/** The warning that the account shows a command twice; with a fee its entries have another amount. */
export function useDoubleText(): (key: string, view: AccountView, amount: string | undefined) => string {
  const t = useText('outcome');
  return (key, { countWithFee }, amount) => {
    if (amount === undefined || countWithFee > 0) return t('shownTwice');
    if (key === 'transfer') return t('twoTransfers', { amount });
    return key.startsWith('withdraw') ? t('twoWithdrawals', { amount }) : t('shownTwice');
  };
}

/** What the account and the service say of a success beside its receipt. */
export function DoneNotes({ done, amount }: { done: Done; amount: string | undefined }) {
  const t = useText('outcome');
  const sourceText = useSourceText();
  const { view, freeText, error } = done;
  const source = sourceText(done, amount);
  // A part was moved, and the service refused the rest.
  const quoted = freeText || (view?.isPartly && error?.text) || '';
  return (
    <>
      {source !== undefined && <p>{source}</p>}
      {view?.isPartly && <p>{t('partly')}</p>}
      {view?.hasOnlyFailed && <p>{t('shownFailed')}</p>}
      {done.isNotShownYet && !view?.hasOnlyFailed && <p>{t('notShownYet')}</p>}
      {view?.sinceEarlier !== undefined && <p>{t('sinceEarlier', { count: view.sinceEarlier })}</p>}
      {quoted !== '' && <ServiceQuote>{quoted}</ServiceQuote>}
    </>
  );
}
