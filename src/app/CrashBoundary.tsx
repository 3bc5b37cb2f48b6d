import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { noteIncident } from '../lib/incidents.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CrashBoundary.module.css';

/** Stands in for a page that could not be fetched or drawn; never a white screen (quality 9). */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    noteIncident({ kind: 'error', error });
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const t = useText('common');
  return (
    <main className={styles['crash']}>
      <p role="alert">{t('notLoaded')}</p>
      <Button
        look="primary"
        onPress={() => {
          // A chunk that failed to load stays failed until the page is fetched again.
          window.location.reload();
        }}
      >
        {t('tryAgain')}
      </Button>
    </main>
  );
}
