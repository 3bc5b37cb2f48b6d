import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type Ref } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useWallet } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { problemText } from '../../lib/problem-text.ts';
import { AccountPicture } from '../../money/AccountPicture.tsx';
import { AccountPicker, type PickableAccount } from '../../money/AccountPicker.tsx';
import { parseAmountInput } from '../../money/amount-form.ts';
import { AmountField } from '../../money/AmountField.tsx';
import type { Currency } from '../../money/currency.ts';
import { Money, useAmountText } from '../../money/Money.tsx';
import { ShareAmounts } from '../../money/QuickAmounts.tsx';
import { totalOf } from '../../money/total-of.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { modalAddress, useAddress } from '../../ui/modal-address.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { TransferProblem, TransferText } from './transfer-form.ts';
import styles from './TransferFields.module.css';

interface TransferFieldsProps {
  form: UseFormReturn<TransferText, unknown, Schemas['TransferRequest']>;
  accounts: readonly PickableAccount[];
  currency: Currency | undefined;
  /** Number of accounts that could not be read. */
  leftOut: number;
  busy: boolean;
  onSubmit: ReturnType<UseFormReturn['handleSubmit']>;
}

type Side = 'from' | 'to';

const otherSide = { from: 'to', to: 'from' } as const;

/** Source, destination and amount, and a button with the amount. */
export function TransferFields({ form, accounts, currency, leftOut, busy, onSubmit }: TransferFieldsProps) {
  const t = useText('transfer');
  const c = useText('common');
  const state: unknown = useAddress().state;
  const wallet = useWallet().data;
  const amountText = useAmountText();
  const [picking, setPicking] = useState<Side>();
  // The form focuses the field with the error (B-04).
  const fields = {
    from: useController({ control: form.control, name: 'from' }).field,
    to: useController({ control: form.control, name: 'to' }).field,
  };
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  const typed = parseAmountInput(values.amount ?? '');
  const source = accounts.find(({ code }) => code === values.from);
  const problems: Record<TransferProblem, string> = {
    selectAccount: t('selectAccount'),
    cannotTransfer: t('cannotTransfer'),
    enterAmount: t('enterAmount'),
    twoDecimals: t('twoDecimals'),
    minimumAmount: t('minimumAmount', { amount: amountText(limits.minimumTransfer, currency) }),
  };
  const side = (name: Side) => (
    <AccountField
      label={t(name)}
      account={accounts.find((account) => account.code === values[name])}
      currency={currency}
      error={problemText(problems, errors[name]?.message)}
      disabled={busy}
      ref={fields[name].ref}
      onOpen={() => {
        setPicking(name);
      }}
    />
  );
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <div className={styles.sides}>
        {side('from')}
        <div className={styles.swap}>
          <IconButton
            label={t('swap')}
            busy={busy}
            onPress={() => {
              const shouldValidate = form.formState.isSubmitted;
              const { from = '', to = '' } = values;
              form.setValue('from', to, { shouldValidate });
              form.setValue('to', from, { shouldValidate });
            }}
          >
            <ArrowDownUp aria-hidden />
          </IconButton>
        </div>
        {side('to')}
      </div>
      <AmountField
        {...form.register('amount')}
        currency={currency}
        typed={values.amount ?? ''}
        available={source?.amount}
        readOnly={busy}
        error={problemText(problems, errors.amount?.message)}
      />
      {wallet && totalOf(wallet)?.eq(0) && (
        <Link to={modalAddress('deposit')} replace state={state}>
          {c('depositFirst')}
        </Link>
      )}
      {wallet ? (
        <ShareAmounts
          balance={source?.amount}
          limits={{ minimum: limits.minimumTransfer }}
          typed={values.amount ?? ''}
          disabled={busy}
          onPick={(share) => {
            form.setValue('amount', share, { shouldValidate: form.formState.isSubmitted });
          }}
        />
      ) : (
        <Skeleton>
          <span data-shape="amounts" />
        </Skeleton>
      )}
      <Actions submits>
        <Button type="submit" look="primary" wide busy={busy}>
          {typed.ok ? t('submitAmount', { amount: amountText(typed.amount, currency) }) : t('submit')}
        </Button>
      </Actions>
      {picking && (
        <AccountPicker
          title={t(picking)}
          accounts={accounts}
          currency={currency}
          leftOut={leftOut}
          chosen={values[picking] ?? ''}
          marked={{ code: values[otherSide[picking]] ?? '', label: t(picking === 'from' ? 'destination' : 'source') }}
          openedBy="member"
          onPick={(code) => {
            form.setValue(picking, code, { shouldValidate: form.formState.isSubmitted });
            // Shows at once that both are the same account, and that they no longer are.
            if (values[otherSide[picking]]) void form.trigger('to');
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

interface AccountFieldProps {
  label: string;
  account: PickableAccount | undefined;
  currency: Currency | undefined;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** Source or destination of a transfer: shows the account and its balance, and opens the picker. */
function AccountField({ label, account, currency, error, disabled, ref, onOpen }: AccountFieldProps) {
  const c = useText('common');
  const id = useId();
  return (
    <div className={styles.account} data-invalid={Boolean(error) || undefined}>
      <span id={id} className={styles.accountLabel}>
        {label}
      </span>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        id={`${id}-button`}
        // The accessible name: the label, then the text of the button.
        aria-labelledby={`${id} ${id}-button`}
        aria-describedby={error ? `${id}-note` : undefined}
        disabled={disabled}
        onClick={onOpen}
      >
        {account && <AccountPicture logo={account.logo} />}
        <span className={styles.accountText}>
          <span>{account?.name ?? c('select')}</span>
          {account && <Money value={account.amount} currency={currency} />}
        </span>
        <ChevronDown aria-hidden />
      </button>
      {error && (
        <p id={`${id}-note`} role="alert" className={styles.accountError}>
          {error}
        </p>
      )}
    </div>
  );
}
