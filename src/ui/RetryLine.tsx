import { RotateCw } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import styles from './RetryLine.module.css';

interface RetryLineProps {
  /** Trying again is under way. */
  busy?: boolean;
  onRetry: () => void;
}

/** Says in place that something was not loaded; tapping it tries again. */
export function RetryLine({ busy = false, onRetry }: RetryLineProps) {
  const t = useText('common');
  return (
    <div role="status">
      <button
        type="button"
        className={styles['line']}
        // Stays focusable while busy, so that the keyboard does not lose its place.
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!busy) onRetry();
        }}
      >
        <RotateCw aria-hidden />
        {t('notLoadedTryAgain')}
      </button>
    </div>
  );
}
