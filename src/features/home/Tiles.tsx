import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  /** The deposit is the main action of the page. */
  depositFirst: boolean;
  /** Undefined while unknown. */
  spinActive: boolean | undefined;
  /** The member's coins for the wheel; undefined until known, null if the server does not say. */
  coins: number | null | undefined;
  /** Shows that a bonus is held; nothing otherwise. */
  heldBonus: ReactNode;
  onRefresh: () => void;
}

/** The actions on home. */
export function Tiles({ depositFirst, spinActive, coins, heldBonus, onRefresh }: TilesProps) {
  const t = useText('home');
  const c = useText('common');
  const titles = useText('titles');
  return (
    <ul className={styles.tiles}>
      <li>
        <Link to={modalAddress('deposit')} state={openedHere} data-main={depositFirst || undefined}>
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
      <li>
        <Link to={modalAddress('invite')} state={openedHere}>
          <UserPlus aria-hidden />
          <span>{titles('invite')}</span>
        </Link>
      </li>
      <li>
        <Link to={modalAddress('refund')} state={openedHere}>
          <HandCoins aria-hidden />
          <span>{titles('refund')}</span>
        </Link>
      </li>
      <li>
        <Link to={paths.bonus}>
          <Gift aria-hidden />
          <span>{titles('bonus')}</span>
          <span className={styles.count}>{heldBonus}</span>
        </Link>
      </li>
      <li>
        {spinActive === undefined ? (
          // Keeps its place while unknown, so that it does not change under the finger.
          <span className={styles.waiting} />
        ) : spinActive ? (
          <Link to={paths.spin}>
            <FerrisWheel aria-hidden />
            <span>{titles('wheel')}</span>
            {typeof coins === 'number' && (
              <span className={styles.count}>{t('coinCount', { count: Math.max(0, coins) })}</span>
            )}
          </Link>
        ) : (
          <button type="button" onClick={onRefresh}>
            <RefreshCw aria-hidden />
            <span>{t('refreshAll')}</span>
          </button>
        )}
      </li>
    </ul>
  );
}
