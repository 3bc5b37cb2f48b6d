import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { parseAmountInput } from '../../lib/amount-input.ts';
import type { Currency } from '../../lib/currency.ts';
import { limits } from '../../lib/limits.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { SlotPicker, type PickableAccount } from '../../ui/SlotPicker.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { AccountField } from './AccountField.tsx';
import type { TransferProblem } from './transfer-form.ts';
import styles from './TransferFields.module.css';
import type { TransferFormState } from './use-transfer-form.ts';

interface TransferFieldsProps {
  form: TransferFormState;
  accounts: readonly PickableAccount[];
  currency: Currency | undefined;
  busy: boolean;
}

type Side = 'from' | 'to';

/** Source, destination and amount together, and a button that carries the amount. */
export function TransferFields({ form, accounts, currency, busy }: TransferFieldsProps) {
  const t = useText('transfer');
  const amountText = useAmountText();
  const [picking, setPicking] = useState<Side>();
  // The form leads the focus to the side at fault (B-04).
  const fields = {
    from: useController({ control: form.control, name: 'from' }).field,
    to: useController({ control: form.control, name: 'to' }).field,
  };
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  const typed = parseAmountInput(values.amount ?? '');
  const say = (key: string | undefined) =>
    // The form's messages are keys of its own (transfer-form.ts).
    key === undefined ? undefined : t(key as TransferProblem, { amount: amountText(limits.minimumTransfer, currency) });
  const side = (name: Side) => (
    <AccountField
      label={t(name)}
      account={accounts.find((account) => account.code === values[name])}
      currency={currency}
      error={say(errors[name]?.message)}
      disabled={busy}
      ref={fields[name].ref}
      onOpen={() => {
        setPicking(name);
      }}
    />
  );
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void form.submit(event)}>
      {side('from')}
      {side('to')}
      <AmountField
        {...form.register('amount')}
        currency={currency}
        readOnly={busy}
        error={say(errors.amount?.message)}
      />
      <Button type="submit" look="lamp" wide busy={busy}>
        {typed.ok ? t('submitAmount', { amount: amountText(typed.amount, currency) }) : t('submit')}
      </Button>
      {picking && (
        <SlotPicker
          title={t(picking)}
          accounts={accounts}
          currency={currency}
          chosen={values[picking] ?? ''}
          onPick={(code) => {
            form.setValue(picking, code, { shouldValidate: form.formState.isSubmitted });
            setPicking(undefined);
          }}
          onClose={() => {
            setPicking(undefined);
          }}
        />
      )}
    </form>
  );
}
