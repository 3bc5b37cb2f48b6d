import { useText } from '../i18n/use-text.ts';
import { statusKind } from '../lib/status-kind.ts';
import styles from './StatusTag.module.css';

/** The status of an entry as text; failed and in-progress ones are highlighted. */
export function StatusTag({ status }: { status: string }) {
  const t = useText('common');
  const kind = statusKind(status);
  return (
    <span className={styles.tag} data-kind={kind}>
      {t(kind)}
    </span>
  );
}
