import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { login } from '../../api/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { session } from '../../api/session.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Field } from '../../ui/Field.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Farewell } from './Farewell.tsx';
import { loginForm, toLoginRequest, type LoginForm } from './login-form.ts';
import styles from './LoginScreen.module.css';

interface LoginScreenProps {
  /** Where a member goes: replaces the history entry, for Back must not return here and end the session. */
  home: string;
  register: string;
}

/** R-144…R-149 */
export function LoginScreen({ home, register: registerPath }: LoginScreenProps) {
  const t = useText('login');
  const c = useText('common');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError>();
  const { register, handleSubmit, formState, setFocus } = useForm<LoginForm>({
    // No default values: what was typed before the app had started is read from the fields.
    resolver: zodResolver(loginForm),
  });
  // Typing says that the member has read the line.
  const onChange = () => {
    setFailure(undefined);
    session.forgetFarewell();
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
    <div className={styles['screen']}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <LanguageSwitch />
      </header>
      <form noValidate method="post" onSubmit={(event) => void submit(event)} className={styles['form']}>
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
        {failure ? <ErrorLine>{failureText(failure)}</ErrorLine> : <Farewell />}
        <Button type="submit" look="lamp" wide busy={formState.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
      <p className={styles['register']}>
        {t('noAccount')} <Link to={registerPath}>{c('register')}</Link>
      </p>
    </div>
  );
}
