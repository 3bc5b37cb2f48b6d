import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/wire/api-error.ts';
import { session } from '../../api/wire/session/session.ts';
import { FailureLine } from '../../errors/ContactText.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useLateText, useText } from '../../i18n/use-text.ts';
import { registeredPhone } from '../../lib/registered-phone.ts';
import { paths } from '../../paths.ts';
import { announce, useAnnounced } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { NoPlaceholder } from '../../ui/Placeholder.tsx';
import { PageHead } from '../../ui/PageTitle.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { LoginField } from './login-form.ts';
import styles from './LoginScreen.module.css';

const UnconfirmedNotice = lazyScreen(() => import('./UnconfirmedNotice.tsx').then((file) => file.UnconfirmedNotice), {
  texts: ['outcome'],
  Placeholder: NoPlaceholder,
});

/**
 * The code that is needed only on submit, outside the first chunk. If it cannot be loaded, the login shows a connection
 * error.
 */
async function loadSubmit() {
  try {
    const [{ readLogin }, { login }] = await Promise.all([import('./login-form.ts'), import('../../api/account.ts')]);
    return { readLogin, login };
  } catch {
    throw new ApiError({ operationId: 'login', outcome: 'refused', status: 0 });
  }
}

/** A native form without a form library, because this page must be small (docs/decisions/002). */
export function LoginScreen({ prepareNext }: { prepareNext: (token: string) => Promise<void> }) {
  const t = useText('login');
  const c = useText('common');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const phone = registeredPhone(useLocation().state);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly LoginField[]>([]);
  const [failure, setFailure] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A long text of the server would begin or end below the button.
    if (failure) form.current?.querySelector(':scope > [role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const focus = (name: LoginField) => {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  };
  // Typing clears the messages.
  const onChange = () => {
    setWrong([]);
    setFailure(undefined);
    session.clearEndReason();
  };
  const submit = async (data: FormData) => {
    setBusy(true);
    try {
      const { readLogin, login } = await loadSubmit();
      const read = readLogin(data);
      setWrong(read.wrong);
      if (!read.body) {
        setBusy(false);
        focus(read.wrong[0] ?? 'username');
        return;
      }
      const { token } = await login(read.body, read.asTyped);
      // Stays locked until the next page is loaded. When the session starts, that page replaces this one.
      await prepareNext(token);
      session.start(token, { remember: data.has('remember') });
      announce(t('loggedIn'));
      // Replaces the history entry, because Back to /login would end the session.
      await navigate(paths.home, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setBusy(false);
      focus('password');
    }
  };
  return (
    <div className={styles.screen}>
      <PageHead title={t('title')}>
        <LanguageSwitch offers />
      </PageHead>
      <form
        ref={form}
        noValidate
        // Without scripts the form sends nothing.
        method="dialog"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit(new FormData(event.currentTarget));
        }}
      >
        <Field
          name="username"
          onChange={onChange}
          label={c('phoneNumber')}
          inputMode="tel"
          defaultValue={phone}
          autoComplete="username"
          aria-required
          error={wrong.includes('username') ? c('enterPhoneNumber') : undefined}
        />
        <PasswordField
          name="password"
          onChange={onChange}
          label={c('password')}
          autoComplete="current-password"
          aria-required
          error={wrong.includes('password') ? c('enterPassword') : undefined}
        />
        <Checkbox name="remember" label={t('rememberMe')} />
        {failure ? (
          <FailureLine>{failureText(failure, failure.status === 0 ? undefined : t('notDone'))}</FailureLine>
        ) : (
          <SessionEndNotice />
        )}
        <Button type="submit" look="primary" wide busy={busy}>
          {t('submit')}
        </Button>
      </form>
      <div className={styles.else}>
        <p>
          <span>{t('noAccount')}</span> <Link to={paths.register}>{c('register')}</Link>
        </p>
        <p>
          <span>{t('forgotPassword')}</span> <Link to={paths.contact}>{t('contactUs')}</Link>
        </p>
      </div>
    </div>
  );
}

/**
 * Says once why the last session ended, until the member types (A-26, A-28, B-08). It is no error of this form. That a
 * command was not confirmed stays until the sign-in.
 */
function SessionEndNotice() {
  const t = useText('login');
  const errors = useLateText('errors');
  const reason = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.endReason(),
    () => null,
  );
  const kept = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.hasSentCommands(),
    () => false,
  );
  const text =
    reason === null
      ? ''
      : reason === 'elsewhere'
        ? t('sessionElsewhere')
        : errors(reason === 'invalid-token' ? 'EXPIRED_AUTH_TOKEN' : reason);
  // It comes with the page, so a live region would not be heard.
  useAnnounced(text);
  if (reason === null && !kept) return null;
  return (
    <p className={styles.notice} data-ended>
      {text !== '' && <span>{text}</span>} {kept && <UnconfirmedNotice />}
    </p>
  );
}
