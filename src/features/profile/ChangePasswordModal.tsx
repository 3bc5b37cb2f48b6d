import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { profileQuery, useChangePassword } from '../../api/account.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { FailureLine } from '../../errors/ContactText.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../lib/problem-text.ts';
import { timings } from '../../lib/timings.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/Toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import {
  changePasswordForm,
  emptyChangePassword,
  type ChangePasswordProblem,
  type ChangePasswordText,
} from './change-password-form.ts';
import styles from './ChangePasswordModal.module.css';

/** Typed passwords are lost when the modal closes (R-317…R-323). */
export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const t = useText('profile');
  const titles = useText('titles');
  const c = useText('common');
  const failureText = useFailureText();
  const profile = useQuery({ ...profileQuery(), enabled: false });
  const change = useChangePassword();
  const delay = useAfterDelay(timings.submitDelay);
  const form = useForm<ChangePasswordText, Schemas['ChangePasswordRequest']>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: emptyChangePassword,
  });
  const send = async (body: Schemas['ChangePasswordRequest']) => {
    try {
      await change.mutateAsync({ body }, { onSuccess: onClose });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setFocus('oldPassword');
      return;
    }
    toast('success', t('passwordChanged'));
  };
  /** Called immediately, because the browser's Back is asynchronous. */
  const close = () => {
    delay.cancel();
    onClose();
  };
  const busy = delay.waiting || change.isPending || change.isSuccess;
  const submit = form.handleSubmit((body) => {
    if (!busy) delay.run(() => void send(body));
  });
  const onChange = () => {
    if (change.isError) change.reset();
  };
  const failure = change.error && failureText(change.error);
  const isOldWrong = change.error?.code === 'WRONG_PASSWORD';
  const problems: Record<ChangePasswordProblem, string> = { passwordsDiffer: c('passwordsDiffer') };
  return (
    <Sheet title={titles('changePassword')} openedBy="address" onClose={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        {/* Password managers store the new password under this username. */}
        <input hidden readOnly type="text" autoComplete="username" value={profile.data?.profile.username ?? ''} />
        <PasswordField
          {...form.register('oldPassword', { onChange })}
          label={t('oldPassword')}
          autoComplete="current-password"
          readOnly={busy}
          error={isOldWrong && failure ? failure : undefined}
        />
        <PasswordField
          {...form.register('newPassword', { onChange, deps: 'confirmPassword' })}
          label={t('newPassword')}
          autoComplete="new-password"
          readOnly={busy}
        />
        <PasswordField
          {...form.register('confirmPassword', { onChange })}
          label={t('confirmNewPassword')}
          autoComplete="new-password"
          readOnly={busy}
          error={problemText(problems, form.formState.errors.confirmPassword?.message)}
        />
        <FailureLine>{isOldWrong ? null : failure}</FailureLine>
        <Actions submits>
          <Button type="submit" look="primary" wide busy={busy}>
            {c('save')}
          </Button>
          <Button wide onPress={close}>
            {c('cancel')}
          </Button>
        </Actions>
      </form>
    </Sheet>
  );
}

/** Runs a function once after a delay. Calls while one is pending are ignored; `cancel` and unmounting cancel it. */
function useAfterDelay(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState(false);
  const clear = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => clear, []);
  const run = (action: () => void) => {
    if (timer.current !== undefined) return;
    setWaiting(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setWaiting(false);
      action();
    }, ms);
  };
  const cancel = () => {
    clear();
    setWaiting(false);
  };
  return { waiting, run, cancel };
}
