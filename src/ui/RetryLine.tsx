import RotateCw from 'lucide-react/icons/rotate-cw';
import { useText } from '../i18n/use-text.ts';
import type { Help } from './lazy-screen.ts';
import { passFocusOn } from './pass-focus-on.ts';
import styles from './RetryLine.module.css';

interface RetryLineProps {
  /** What could not be loaded, with the request to try again; by default unnamed. */
  text?: string;
  /** `reload`: only a reload of the page helps, and typed text would be lost. */
  help?: Help;
  /** The next attempt is running. */
  busy?: boolean;
  onRetry: () => void;
}

/** A line that reports a failed load; tapping it tries again, or reloads the page. */
export function RetryLine({ text, help = 'retry', busy = false, onRetry }: RetryLineProps) {
  const t = useText('common');
  return (
    <div role="status" ref={passFocusOn}>
      <button
        type="button"
        className={styles.line}
        // Stays focusable while busy, so that the keyboard focus is not lost.
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!busy) onRetry();
        }}
      >
        <RotateCw aria-hidden />
        <span>{text ?? t(help === 'reload' ? 'notLoadedReload' : 'notLoadedTryAgain')}</span>
      </button>
      {help === 'reload' && <p className={styles.note}>{t('reloadLoses')}</p>}
    </div>
  );
}
