import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { login } from '../../api/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { session } from '../../api/session.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { emptyLogin, loginForm, toLoginRequest } from './login-form.ts';
import styles from './LoginScreen.module.css';

/** R-144…R-149. Success goes to `home` and replaces the history entry: Back must not return here, which would end the session. */
export function LoginScreen({ home }: { home: string }) {
  const t = useText('login');
  const c = useText('common');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError>();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: emptyLogin,
  });
  // Typing says that the member has read the line.
  const onChange = () => {
    setFailure(undefined);
  };
  const submit = handleSubmit(async (form) => {
    try {
      const { token } = await login(toLoginRequest(form));
      session.start(token, { remember: form.remember });
      await navigate(home, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setFocus('password');
    }
  });
  return (
    <section className={styles['screen']}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles['form']}>
        <Field
          {...register('username', { onChange })}
          label={c('phoneNumber')}
          type="tel"
          autoComplete="username"
          error={formState.errors.username && c('enterPhoneNumber')}
        />
        <PasswordField
          {...register('password', { onChange })}
          label={c('password')}
          autoComplete="current-password"
          error={formState.errors.password && c('enterPassword')}
        />
        <Checkbox {...register('remember')} label={t('rememberMe')} />
        <ErrorLine>{failure && failureText(failure)}</ErrorLine>
        <Button type="submit" look="lamp" wide busy={formState.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
