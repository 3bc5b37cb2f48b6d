import { Fragment } from 'react';
import { useWallet, walletCode } from '../api/wallet.ts';
import { useText } from '../i18n/use-text.ts';
import { Facts } from '../ui/Facts.tsx';
import { currencyOfWallet } from './currency.ts';
import { Money } from './Money.tsx';

interface BalancesNowProps {
  /** The codes of the accounts; by default the main wallet. */
  accounts?: readonly string[] | undefined;
}

/**
 * The balances of these accounts after a command: a dash while they are read, nothing if they cannot be read, because the
 * earlier figures would be wrong.
 */
export function BalancesNow({ accounts = [walletCode] }: BalancesNowProps) {
  const c = useText('common');
  const { data: wallet, isFetching, isError } = useWallet();
  if (!wallet || isError) return null;
  const { slots } = wallet;
  const holding = accounts.flatMap((code) => {
    if (code === walletCode) return { code, name: c('mainWallet'), amount: wallet.wallet.amount };
    return slots.find((slot) => slot.code === code) ?? [];
  });
  return (
    <Facts>
      {holding.map(({ code, name, amount }) => (
        <Fragment key={code}>
          <dt>{name}</dt>
          <dd>
            <Money value={isFetching ? undefined : amount} currency={currencyOfWallet(wallet)} />
          </dd>
        </Fragment>
      ))}
    </Facts>
  );
}
