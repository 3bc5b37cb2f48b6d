import { useWallet } from '../api/wallet.ts';
import { useText } from '../i18n/use-text.ts';
import type { Fact } from './effects.ts';
import { useAmountText } from './Money.tsx';
import type { Look } from './sent-commands.ts';
import { useCurrency } from './use-currency.ts';

/** The text of what the state shows, which is neither done nor refused. */
export function useFactText(): (fact: Fact) => string {
  const t = useText('outcome');
  const amountText = useAmountText();
  const currency = useCurrency(useWallet().data);
  return (fact) =>
    fact.kind === 'deposit' ? t('depositArrived', { amount: amountText(fact.amount, currency) }) : t(fact.kind);
}

/** The text of a success that only the state shows. */
export function useSeenText(): (look: Look) => string {
  const t = useText('outcome');
  const amountText = useAmountText();
  const currency = useCurrency(useWallet().data);
  return ({ isPartly, prize }) => {
    if (isPartly) return t('seenPartly');
    return prize === undefined ? t('seenText') : t('seenPrize', { amount: amountText(prize, currency) });
  };
}

/** The warning that the account shows a command twice. */
export function useTwiceText(): (key: string, amount: string | undefined) => string {
  const t = useText('outcome');
  return (key, amount) => {
    if (amount === undefined) return t('shownTwice');
    if (key === 'transfer') return t('twoTransfers', { amount });
    return key.startsWith('withdraw') ? t('twoWithdrawals', { amount }) : t('shownTwice');
  };
}
