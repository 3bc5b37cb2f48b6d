import { useQuery } from '@tanstack/react-query';
import { bonusesQuery } from '../../api/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hasFailed } from '../../ui/has-failed.ts';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { RefetchLine } from '../../ui/RefetchLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { bonusState } from './bonus-rules.ts';
import { BonusCard } from './BonusCard.tsx';
import styles from './BonusGrid.module.css';

/** The bonuses, as they are at this moment: at midnight in Bangkok what was received in full can be received again. */
export function BonusGrid() {
  const t = useText('bonus');
  const now = useNow();
  const bonuses = useQuery({ ...bonusesQuery(), staleTime: 0 });
  const list = bonuses.data?.bonuses;
  const leftOut = leftOutOf(bonuses.data, 'bonuses', 'bonuses.banners');
  return (
    <>
      {hasFailed(bonuses) && <RefetchLine query={bonuses} />}
      {!list && !hasFailed(bonuses) && (
        <div className={styles['waiting']}>
          <Skeleton>
            <span className={styles['shape']} />
            <span className={styles['shape']} />
            <span className={styles['shape']} />
          </Skeleton>
        </div>
      )}
      {list?.length === 0 && leftOut === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {list && list.length > 0 && (
        <ul className={styles['grid']}>
          {list.map((bonus) => (
            <li key={bonus.code}>
              <BonusCard bonus={bonus} state={bonusState(bonus, now)} />
            </li>
          ))}
        </ul>
      )}
      <LeftOut count={leftOut} />
    </>
  );
}
