import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { noteIncident } from '../lib/incidents.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CrashBoundary.module.css';

/** Replaces the app after a rendering error (quality 9). A file that fails to load shows an error in its own place. */
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
    <main className={styles.crash}>
      <p role="alert">{t('notLoaded')}</p>
      <Button
        look="primary"
        onPress={() => {
          window.location.reload();
        }}
      >
        {t('tryAgain')}
      </Button>
    </main>
  );
}
