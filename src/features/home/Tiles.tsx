import { ArrowDownToLine, ArrowUpFromLine, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  spinActive: boolean;
  onRefresh: () => void;
}

/** What a member can do from home (R-192…R-195). */
export function Tiles({ spinActive, onRefresh }: TilesProps) {
  const t = useText('home');
  const c = useText('common');
  return (
    <ul className={styles['tiles']}>
      <li>
        <Link to={modalAddress('deposit')} state={openedHere} data-main>
          <ArrowDownToLine aria-hidden />
          <span>{c('deposit')}</span>
        </Link>
      </li>
      <li>
        <Link to={modalAddress('withdraw')} state={openedHere}>
          <ArrowUpFromLine aria-hidden />
          <span>{c('withdraw')}</span>
        </Link>
      </li>
      {!spinActive && (
        <li>
          <button type="button" onClick={onRefresh}>
            <RefreshCw aria-hidden />
            <span>{t('refreshAll')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
