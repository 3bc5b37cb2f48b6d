import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import styles from './StepForm.module.css';

interface StepFormProps {
  /** The fields. */
  children: ReactNode;
  /** What went wrong, when it is about no field. */
  failure: string | null;
  /** The verb on the one button that goes on. */
  action: string;
  /** Under way, or done and the next step about to show: a second tap must not go on twice. */
  busy: boolean;
  onSubmit: () => Promise<void>;
  /** Absent on the first step. */
  onBack?: () => void;
}

/** The form of one step: Enter and the primary button go on. */
export function StepForm({ children, failure, action, busy, onSubmit, onBack }: StepFormProps) {
  const c = useText('common');
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <ErrorLine>{failure}</ErrorLine>
      <div className={styles['actions']}>
        {onBack && (
          <Button disabled={busy} onPress={onBack}>
            {c('back')}
          </Button>
        )}
        <Button type="submit" look="primary" wide busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
