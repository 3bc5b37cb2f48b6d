import type { SubmitEvent } from 'react';
import { FailureLine } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { registeredState } from '../../lib/registered-phone.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import type { Elements } from '../../ui/elements.ts';
import styles from './StepForm.module.css';

interface StepFormProps {
  children: Elements;
  /** `line` is a failure that belongs to no field. With `loginPhone` the login with this number is the main action. */
  problems: { line: string | null; isUnknown: boolean; loginPhone: string | null };
  /** The label of the submit button. */
  action: string;
  /** The step is being sent, or is done and the next step is about to appear. A second submit is ignored. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void> | void;
  /** Absent on the first step. */
  onBack?: () => void;
}

/** The form of one step. Enter and the primary button submit it. */
export function StepForm({ children, problems, action, busy, onSubmit, onBack }: StepFormProps) {
  const t = useText('register');
  const c = useText('common');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      {children}
      <div className={styles.foot}>
        <FailureLine isUnknown={problems.isUnknown}>{problems.line}</FailureLine>
        {problems.loginPhone !== null && (
          <MainLink to={paths.login} state={registeredState(problems.loginPhone)}>
            {t('logIn')}
          </MainLink>
        )}
        <div className={styles.actions}>
          {onBack && (
            <Button disabled={busy} onPress={onBack}>
              {c('back')}
            </Button>
          )}
          <Button type="submit" look={problems.loginPhone === null ? 'primary' : 'plain'} wide busy={busy}>
            {action}
          </Button>
        </div>
      </div>
    </form>
  );
}
