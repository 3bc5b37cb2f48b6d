import type { Schemas } from '../../api/wire/types.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { bankName } from '../../ui/bank-name.ts';

/** The bank account that receives the withdrawal, as one of `<Facts>`; nothing until it is known. */
export function ToBank({ bank }: { bank: Schemas['WalletResponse']['bankAccount'] | undefined }) {
  const t = useText('withdraw');
  const locale = useLocale();
  if (!bank) return null;
  return (
    <>
      <dt>{t('toAccount')}</dt>
      <dd>
        {bankName({ ...bank.bank, bankCode: bank.bankCode }, locale)}
        <br />
        {bank.bankAccountName}
        <br />
        {formatAccountNumber(bank.bankAccountNo)}
      </dd>
    </>
  );
}
