import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { noteIncident } from '../lib/incidents.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CrashBoundary.module.css';

/** Stands in for an app that could not be drawn; never a white screen (quality 9). Files that do not come say so in their place. */
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
          window.location.reload();
        }}
      >
        {t('tryAgain')}
      </Button>
    </main>
  );
}
