import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { phoneCharacters } from '../../lib/phone.ts';
import { settings } from '../../settings.ts';
import { Field } from '../../ui/Field.tsx';
import { rewriteInput } from '../../ui/rewrite-input.ts';
import type { PhoneCheck } from './register-rules.ts';
import type { PhoneForm } from './register-form.ts';
import { StepForm } from './StepForm.tsx';
import { usePhoneCheck } from './use-phone-check.ts';
import { useProblems } from './use-problems.ts';

interface PhoneStepProps {
  form: UseFormReturn<PhoneForm>;
  /** The last check that was started, if any. */
  checked: PhoneCheck | undefined;
  onEdit: () => void;
  onDone: (check: PhoneCheck) => void;
}

/** The first step of the wizard: the phone number, which may need a code. */
export function PhoneStep({ form, checked, onEdit, onDone }: PhoneStepProps) {
  const c = useText('common');
  const check = usePhoneCheck(checked);
  const problems = useProblems(form, ['username'], check.error);
  const submit = form.handleSubmit(({ username }) => {
    // The later steps read the number from the form.
    form.setValue('username', username);
    check.mutate(username, { onSuccess: onDone });
  });
  const onChange = () => {
    check.reset();
    onEdit();
  };
  return (
    <StepForm action={c('next')} busy={check.isPending || check.isSuccess} problems={problems} onSubmit={submit}>
      <Field
        {...form.register('username', { onChange })}
        aria-required
        // The Laos build accepts any text.
        {...(settings.laos ? {} : rewriteInput(phoneCharacters))}
        label={c('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={problems.at('username')}
      />
    </StepForm>
  );
}
