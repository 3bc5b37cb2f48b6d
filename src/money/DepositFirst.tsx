import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { modalAddress, useAddress } from '../ui/modal-address.ts';
import { toDecimal } from './decimal.ts';

/** The way to a deposit, if no account has money. */
export function DepositFirst({ accounts }: { accounts: readonly { amount: unknown }[] }) {
  const c = useText('common');
  const { state } = useAddress();
  const isEmpty = accounts.length > 0 && accounts.every(({ amount }) => toDecimal(amount)?.lte(0));
  return (
    isEmpty && (
      <Link to={modalAddress('deposit')} replace state={state}>
        {c('depositFirst')}
      </Link>
    )
  );
}
