import { useQuery } from '@tanstack/react-query';
import { bonusesQuery } from '../../api/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { bonusState, byState } from './bonus-rules.ts';
import { BonusCard } from './BonusCard.tsx';
import styles from './BonusGrid.module.css';

/** All bonuses. Their state changes at midnight in Bangkok, when a fully received bonus can be received again. */
export function BonusGrid() {
  const t = useText('bonus');
  const now = useNow();
  const bonuses = useQuery({ ...bonusesQuery(), staleTime: 0 });
  return (
    <Loaded
      query={bonuses}
      retry="always"
      skeleton={
        <div className={styles.waiting}>
          <Skeleton>
            <span className={styles.shape} />
            <span className={styles.shape} />
            <span className={styles.shape} />
          </Skeleton>
        </div>
      }
      isEmpty={(data) => data.bonuses.length === 0}
      empty={<EmptyState>{t('empty')}</EmptyState>}
      leftOut={leftOutOf(bonuses.data, 'bonuses', 'bonuses.banners')}
    >
      {(data) => (
        <ul className={styles.grid}>
          {byState(data.bonuses.map((bonus) => ({ bonus, state: bonusState(bonus, now) }))).map(({ bonus, state }) => (
            <li key={bonus.code}>
              <BonusCard bonus={bonus} state={state} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
