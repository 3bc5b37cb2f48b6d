import { useText } from '../../i18n/use-text.ts';
import { UnlitLamp } from '../../ui/UnlitLamp.tsx';
import { UnlitPage } from './UnlitPage.tsx';
import styles from './UnlitPage.module.css';

/** Shown for an unknown address. */
export function NotFoundScreen() {
  const t = useText('not-found');
  return (
    <UnlitPage picture={<UnlitLamp className={styles.lamp} />} title={t('notFoundHeading')} text={t('notFound')} />
  );
}
