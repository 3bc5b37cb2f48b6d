import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { useAmountText } from '../../money/Money.tsx';
import styles from './DepositNotes.module.css';

interface DepositNotesProps {
  /** The service's slip rules; undefined if they could not be loaded. */
  rules: Schemas['SlipRules'] | undefined;
  currency: Currency;
}

/** Notes before a deposit, with the service's limits if it sends them. */
export function DepositNotes({ rules, currency }: DepositNotesProps) {
  const t = useText('deposit');
  const amountText = useAmountText();
  const { depositMin, uploadFrom: start, uploadTo: end } = rules ?? {};
  return (
    <section className={styles.notes}>
      <h3>{t('beforeYouDeposit')}</h3>
      <ul>
        <li>
          {depositMin == null ? (
            <ContactText>{t('minimumNotKnown')}</ContactText>
          ) : (
            t('minimumUnlessShown', { amount: amountText(depositMin, currency) })
          )}
        </li>
        <li>{t('credited')}</li>
        <li>{start && end ? t('slipWindow', { start, end }) : t('slipWindowNotKnown')}</li>
        <li>{t('slipWithinOneHour')}</li>
        <li>{t('oneDepositPerQr')}</li>
        <li>{t('wholeBalance')}</li>
      </ul>
    </section>
  );
}
