import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { Units } from '../../ui/Units.tsx';
import styles from './SlipLink.module.css';
import { useDepositAddress } from './use-deposit-address.ts';

/** The way on from a deposit that was not credited. */
export function SlipLink() {
  const t = useText('deposit');
  const { toOtherView } = useDepositAddress();
  return (
    <Link {...toOtherView('slip')} className={styles.slip}>
      <span>
        <Units>{t('notCredited')}</Units>
      </span>
    </Link>
  );
}
