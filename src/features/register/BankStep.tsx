import type { UseQueryResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { withoutInvisibleMarks } from '../../lib/invisible-marks.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { toWesternDigits } from '../../lib/western-digits.ts';
import { settings } from '../../settings.ts';
import { Field } from '../../ui/Field.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { rewriteInput } from '../../ui/rewrite-input.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { BankForm } from './register-form.ts';
import { StepForm } from './StepForm.tsx';
import { useProblems } from './use-problems.ts';

interface BankStepProps {
  form: UseFormReturn<BankForm>;
  banks: UseQueryResult<Schemas['BanksLookup']>;
  /** Registration is being sent, or is done and about to redirect. */
  busy: boolean;
  failure: ApiError | null;
  onEdit: () => void;
  onBack: () => void;
  onDone: (bank: BankForm) => Promise<void>;
}

const upperCase = rewriteInput((text) => text.toUpperCase());

/** The last step of the wizard: the bank account. Its button registers. */
export function BankStep({ form, banks, busy, failure, onEdit, onBack, onDone }: BankStepProps) {
  const t = useText('register');
  const c = useText('common');
  const problems = useProblems(form, ['bankCode', 'bankAccountNo', 'firstName', 'lastName'], failure);
  const { register } = form;
  const field = { onChange: onEdit };
  // Whether a name must be English depends on the bank and on the other name.
  const nameOrBank = { ...field, deps: ['firstName' as const, 'lastName' as const] };
  const namePart = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, ...upperCase };
  return (
    <StepForm action={t('submit')} busy={busy} problems={problems} onSubmit={form.handleSubmit(onDone)} onBack={onBack}>
      <SelectField
        {...register('bankCode', nameOrBank)}
        aria-required
        label={c('bank')}
        options={(banks.data?.banks ?? []).map(({ code, nameTH }) => ({ value: code, label: nameTH }))}
        placeholder={banks.isPending ? c('loading') : t('selectBank')}
        error={problems.at('bankCode')}
        note={<Loaded query={banks} leftOut={leftOutOf(banks.data, 'banks')} />}
      />
      <Field
        {...register('bankAccountNo', field)}
        aria-required
        {...rewriteInput((text) => toWesternDigits(withoutInvisibleMarks(text)))}
        label={c('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        error={problems.at('bankAccountNo')}
      />
      <Field
        {...register('firstName', nameOrBank)}
        aria-required
        {...namePart}
        label={t('firstName')}
        autoComplete="given-name"
        error={problems.at('firstName')}
      />
      <Field
        {...register('lastName', nameOrBank)}
        aria-required
        {...namePart}
        label={t('lastName')}
        autoComplete="family-name"
        error={problems.at('lastName')}
      />
      {settings.laos && (
        <SelectField
          {...register('currency', field)}
          aria-required
          label={c('currency')}
          options={[
            { value: 'LAK', label: t('currencyLak') },
            { value: 'BAHT', label: t('currencyBaht') },
          ]}
        />
      )}
    </StepForm>
  );
}
