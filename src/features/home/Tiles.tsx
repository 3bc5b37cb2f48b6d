import { RefreshCw } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  spinActive: boolean;
  coins: number | undefined;
  onRefresh: () => void;
}

/** What a member can do from home (R-192…R-195). */
export function Tiles({ spinActive, onRefresh }: TilesProps) {
  const t = useText('home');
  return (
    <ul className={styles['tiles']}>
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
