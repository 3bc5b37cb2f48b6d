import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import type { Elements } from './elements.ts';
import { EmptyState } from './EmptyState.tsx';
import type { Help } from './lazy-screen.ts';
import styles from './NotLoaded.module.css';
import { passFocusOn } from './pass-focus-on.ts';

interface NotLoadedProps {
  /** What could not be loaded, as a sentence. */
  children: ReactNode;
  /** `reload`: only a reload of the page helps, and typed text would be lost. */
  help?: Help;
  /** The next attempt is running. */
  busy: boolean;
  /** A decorative drawing; none where there is one already, or where its file may be lost too. */
  picture?: Elements;
  onRetry: () => void;
}

/**
 * Stands for a page, a sheet or a large part of one that could not be loaded; its button is the main action
 * there. A small part inside other content has a `RetryLine`.
 */
export function NotLoaded({ children, help = 'retry', busy, picture, onRetry }: NotLoadedProps) {
  const t = useText('common');
  return (
    <div role="status" ref={passFocusOn} className={styles.part}>
      <EmptyState
        picture={picture}
        action={
          <Button look="primary" busy={busy} onPress={onRetry}>
            {t(help === 'reload' ? 'reloadPage' : 'tryAgain')}
          </Button>
        }
      >
        {children}
      </EmptyState>
      {help === 'reload' && <p className={styles.note}>{t('reloadLoses')}</p>}
    </div>
  );
}
