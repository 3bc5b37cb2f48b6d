import type { UseQueryResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useValidateAccount } from '../../api/account.ts';
import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { settings } from '../../settings.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { toRegistration, type PhoneForm, type ProfileForm } from './register-form.ts';
import { StepForm } from './StepForm.tsx';
import { useProblems } from './use-problems.ts';

interface ProfileStepProps {
  form: UseFormReturn<ProfileForm>;
  phone: PhoneForm;
  sources: UseQueryResult<Schemas['SourcesLookup']>;
  onEdit: () => void;
  onBack: () => void;
  onRefused: (error: ApiError) => void;
  onDone: () => void;
}

/** The step before the last. It continues when the server accepts everything that was typed so far. */
export function ProfileStep({ form, phone, sources, onEdit, onBack, onRefused, onDone }: ProfileStepProps) {
  const t = useText('register');
  const c = useText('common');
  const validate = useValidateAccount();
  const problems = useProblems(form, ['name', 'password', 'confirmPassword'], validate.error);
  const submit = form.handleSubmit((profile) => {
    validate.mutate({ body: toRegistration({ phone, profile }, settings) }, { onSuccess: onDone, onError: onRefused });
  });
  const onChange = () => {
    validate.reset();
    onEdit();
  };
  const optional = (label: string) => `${label} (${c('optional')})`;
  return (
    <StepForm
      action={c('next')}
      busy={validate.isPending || validate.isSuccess}
      problems={problems}
      onSubmit={submit}
      onBack={onBack}
    >
      {/* Password managers store the password under this username. */}
      <input hidden readOnly type="text" autoComplete="username" value={phone.username} />
      <Field
        {...form.register('name', { onChange })}
        aria-required
        label={c('name')}
        autoComplete="name"
        error={problems.at('name')}
      />
      <PasswordField
        {...form.register('password', { onChange, deps: 'confirmPassword' })}
        aria-required
        label={c('password')}
        autoComplete="new-password"
        error={problems.at('password')}
      />
      <PasswordField
        {...form.register('confirmPassword', { onChange })}
        aria-required
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={problems.at('confirmPassword')}
      />
      <SelectField
        {...form.register('sourceCode', { onChange })}
        label={optional(t('source'))}
        options={(sources.data?.sources ?? []).map(({ code, description }) => ({ value: code, label: description }))}
        placeholder={sources.isPending ? c('loading') : c('select')}
        note={<Loaded query={sources} leftOut={leftOutOf(sources.data, 'sources')} />}
      />
      <Field
        {...form.register('inviteCode', { onChange })}
        label={optional(t('inviterCode'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </StepForm>
  );
}
