import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { useRelativeText } from '../../ui/use-relative-text.ts';
import styles from './StaleNote.module.css';

/** The age of balances that could not be refreshed (B-03). It is no error message. */
export function StaleNote({ readAt }: { readAt: number }) {
  const c = useText('common');
  const relative = useRelativeText();
  const now = useNow();
  return <p className={styles['note']}>{c('staleFigures', { age: relative(readAt, now) })}</p>;
}
