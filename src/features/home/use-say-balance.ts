import { useQueryClient } from '@tanstack/react-query';
import { walletQuery } from '../../api/wallet.ts';
import { useText } from '../../i18n/use-text.ts';
import { currencyOfWallet } from '../../money/currency.ts';
import { hiddenAmounts } from '../../money/hidden-amounts.ts';
import { totalOf } from '../../money/total-of.ts';
import { useAmountText } from '../../money/Money.tsx';
import { announce } from '../../ui/announcements.ts';

/** Announces a refreshed total balance, unless amounts are hidden or the page is not visible. */
export function useSayBalance(): () => void {
  const t = useText('home');
  const amountText = useAmountText();
  const queries = useQueryClient();
  const hidden = hiddenAmounts.use();
  return () => {
    const wallet = queries.getQueryData(walletQuery().queryKey);
    const total = wallet && totalOf(wallet);
    if (!total || hidden || document.hidden) return;
    announce(t('balanceRefreshed', { amount: amountText(total, currencyOfWallet(wallet)) }));
  };
}
