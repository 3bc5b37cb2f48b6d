import type { SubmitEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Schemas } from '../../api/wire/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { problemText } from '../../lib/problem-text.ts';
import { bankName } from '../../ui/bank-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';
import { rewriteInput } from '../../ui/rewrite-input.ts';
import type { BankNameProblem, BankNameText } from './bank-name-form.ts';
import styles from './BankNameFields.module.css';
import type { Elements } from '../../ui/elements.ts';

interface BankNameFieldsProps {
  form: UseFormReturn<BankNameText, unknown, Schemas['BankAccountNameRequest']>;
  account: Schemas['BankAccount'];
  busy: boolean;
  /** The way to the admin after a refusal that names them. */
  contact: Elements;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

const upperCase = rewriteInput((text) => text.toUpperCase());

/** The account and the field for its name, in capitals. */
export function BankNameFields({ form, account, busy, contact, onSubmit }: BankNameFieldsProps) {
  const t = useText('bankName');
  const c = useText('common');
  const locale = useLocale();
  const problems: Record<BankNameProblem, string> = {
    enterAccountName: t('enterAccountName'),
    bankNameEnglishOnly: c('bankNameEnglishOnly'),
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      <p>{c('bankNameOffer')}</p>
      <Facts>
        <dt>{c('bank')}</dt>
        <dd>{bankName({ ...account.bank, bankCode: account.bankCode }, locale)}</dd>
        <dt>{c('accountNumber')}</dt>
        <dd translate="no">{formatAccountNumber(account.bankAccountNo)}</dd>
        <dt>{t('currentName')}</dt>
        <dd translate="no">{account.bankAccountName}</dd>
      </Facts>
      <Field
        {...form.register('bankAccountName')}
        {...upperCase}
        label={t('nameInEnglish')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        readOnly={busy}
        error={problemText(problems, form.formState.errors.bankAccountName?.message)}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {c('save')}
      </Button>
      {contact}
    </form>
  );
}
