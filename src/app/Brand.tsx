import { useText } from '../i18n/use-text.ts';
import { Mark } from '../ui/Mark.tsx';
import { serviceName } from '../ui/service-name.ts';
import styles from './Brand.module.css';

/** The head of the public pages: illustration, mark, name of the service and a welcome line. */
export function Brand() {
  const t = useText('common');
  return (
    <div className={styles.brand}>
      <svg aria-hidden>
        <use href="/brand.svg#scene" />
      </svg>
      <div className={styles.name}>
        <Mark />
        <span>{serviceName.use()}</span>
      </div>
      <p>{t('welcome')}</p>
    </div>
  );
}
