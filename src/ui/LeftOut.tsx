import { useText } from '../i18n/use-text.ts';
import styles from './LeftOut.module.css';

/** Says beside a list how many of its entries could not be read and are not shown. */
export function LeftOut({ count }: { count: number }) {
  const t = useText('common');
  return count > 0 && <p className={styles['note']}>{t('leftOut', { count })}</p>;
}
