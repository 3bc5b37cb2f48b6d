import { useText } from '../i18n/use-text.ts';
import styles from './LeftOut.module.css';

/** Shows how many entries of a list could not be read. */
export function LeftOut({ count }: { count: number }) {
  const t = useText('common');
  return count > 0 && <p className={styles.note}>{t('leftOut', { count })}</p>;
}
