import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Schemas } from '../../../api/wire/types.ts';
import { ContactText } from '../../../errors/ContactText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { parseAmountInput } from '../../../money/amount-form.ts';
import { AmountField } from '../../../money/AmountField.tsx';
import type { Currency } from '../../../money/currency.ts';
import { QuickAmounts } from '../../../money/QuickAmounts.tsx';
import { useAmountText } from '../../../money/Money.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MainLink } from '../../../ui/MainLink.tsx';
import { Units } from '../../../ui/Units.tsx';
import { useDepositAddress } from '../use-deposit-address.ts';
import { SlipLink } from '../SlipLink.tsx';
import type { QrFormText } from './qr-form.ts';
import { qrProblem, type QrChannel, type QrProblem } from './qr-rules.ts';
import styles from './QrForm.module.css';

interface QrFormProps extends QrChannel {
  form: UseFormReturn<QrFormText, unknown, Schemas['AmountRequest']>;
  currency: Currency | undefined;
  busy: boolean;
  /** Why the provider gave no code for the last amount; empty otherwise. The main action is another way then. */
  refused: string;
  onSubmit: (body: Schemas['AmountRequest']) => Promise<void>;
}

/** The form for the amount of a QR code. The button shows the amount. */
export function QrForm({ form, quickAmounts, minimum, currency, busy, refused, onSubmit }: QrFormProps) {
  const t = useText('deposit');
  const o = useText('outcome');
  const amountText = useAmountText();
  const { toOtherView } = useDepositAddress();
  const { amount = '' } = useWatch({ control: form.control });
  const typed = parseAmountInput(amount);
  const least = minimum === null ? undefined : t('qrMinimum', { amount: amountText(minimum, currency) });
  const problems: Record<QrProblem, string | undefined> = {
    ignored: undefined,
    enterAmount: t('enterAmount'),
    twoDecimals: t('twoDecimals'),
    qrMinimum: least,
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <AmountField
        {...form.register('amount')}
        currency={currency}
        typed={amount}
        readOnly={busy}
        hint={least}
        error={problemText(problems, form.formState.errors.amount?.message)}
      />
      <QuickAmounts
        label={o('quickAmounts')}
        // The configured minimum may be above some quick amounts.
        amounts={quickAmounts.map(String).flatMap((quick) => (qrProblem(quick, minimum) ? [] : { amount: quick }))}
        chosen={typed.ok ? typed.amount : undefined}
        disabled={busy}
        onPick={(quick) => {
          form.setValue('amount', quick, { shouldValidate: form.formState.isSubmitted });
        }}
      />
      {/* The toast has announced it. */}
      {refused && (
        <p className={styles.refused} lang={languageOf(refused)}>
          <ContactText>{refused}</ContactText>
        </p>
      )}
      <Actions>
        {refused && <MainLink {...toOtherView()}>{t('otherWay')}</MainLink>}
        <Button type="submit" look={refused ? 'plain' : 'primary'} wide busy={busy}>
          {typed.ok ? t('createQrAmount', { amount: amountText(typed.amount, currency) }) : t('createQr')}
        </Button>
      </Actions>
      <ul className={styles.notes}>
        <li>{t('oneDepositPerQr')}</li>
        <li>
          <Units>{t('credited')}</Units>
        </li>
        <li>{t('wholeBalance')}</li>
        <li>{t('otherChannel')}</li>
      </ul>
      <SlipLink />
    </form>
  );
}
