import { useText } from '../../i18n/use-text.ts';
import { useAge } from '../../ui/use-age.ts';
import styles from './StaleNote.module.css';

/** The age of balances that could not be refreshed (B-03). It is no error message. */
export function StaleNote({ readAt }: { readAt: number }) {
  const c = useText('common');
  const age = useAge(readAt);
  return <p className={styles.note}>{c('staleFigures', { age })}</p>;
}
