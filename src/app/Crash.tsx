import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Crash.module.css';

/** In place of the app after a rendering error outside the parts that have their own boundary (`lazyScreen`). */
export function Crash() {
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
