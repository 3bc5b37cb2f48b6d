import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FailureLine } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './StepForm.module.css';
import { WasUnanswered } from './use-problems.ts';

interface StepFormProps {
  children: ReactNode;
  /** A failure that belongs to no field. */
  failure: string | null;
  /** The label of the submit button. */
  action: string;
  /** The step is being sent, or is done and the next step is about to appear. A second submit is ignored. */
  busy: boolean;
  onSubmit: () => Promise<void>;
  /** Absent on the first step. */
  onBack?: () => void;
}

/** The form of one step. Enter and the primary button submit it. */
export function StepForm({ children, failure, action, busy, onSubmit, onBack }: StepFormProps) {
  const t = useText('register');
  const c = useText('common');
  const wasUnanswered = useContext(WasUnanswered);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <div className={styles.foot}>
        <FailureLine>{failure}</FailureLine>
        {/* The number may be registered already. */}
        {failure !== null && wasUnanswered() && <Link to={paths.login}>{t('logIn')}</Link>}
        <div className={styles.actions}>
          {onBack && (
            <Button disabled={busy} onPress={onBack}>
              {c('back')}
            </Button>
          )}
          <Button type="submit" look="primary" wide busy={busy}>
            {action}
          </Button>
        </div>
      </div>
    </form>
  );
}
