import { useQuery } from '@tanstack/react-query';
import { depositQuery } from '../api/lookup.ts';
import { settings } from '../settings.ts';
import { currencyOf, type Currency } from './currency.ts';

interface NamesCurrency {
  currency?: string | null;
}

/** The currency of the member's money: of the account, else of the deposit banks if all agree, else of the build. */
export function currencyFrom(account: NamesCurrency, banks: readonly NamesCurrency[], laos: boolean): Currency {
  const [ofFirst, ...ofOthers] = banks.map((bank) => currencyOf(bank.currency));
  const ofBanks = ofOthers.every((each) => each === ofFirst) ? ofFirst : undefined;
  return currencyOf(account.currency) ?? ofBanks ?? (laos ? 'LAK' : 'BAHT');
}

/** The currency of the member's money; undefined until it is known. Reads the deposit banks only if the account names none. */
export function useCurrency(wallet: { bankAccount: NamesCurrency } | undefined): Currency | undefined {
  const account = wallet?.bankAccount;
  const isNamed = account && currencyOf(account.currency) !== undefined;
  const lookup = useQuery({
    ...depositQuery(),
    enabled: isNamed === false,
    // After a failure the currency must not become unknown again when the next sheet opens.
    retryOnMount: false,
  });
  if (!account || (!isNamed && lookup.isPending)) return undefined;
  return currencyFrom(account, lookup.data?.banks ?? [], settings.laos);
}
