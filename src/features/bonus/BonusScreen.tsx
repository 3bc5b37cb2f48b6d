import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { activeBonusQuery, bonusesQuery } from '../../api/bonus.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { hasFailed } from '../../ui/load-state.ts';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { useModal } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { bonusState, isEndless, type Bonus, type BonusState } from './bonus-rules.ts';
import { BonusName } from './BonusName.tsx';
import styles from './BonusScreen.module.css';
import { CodeBox } from './CodeBox.tsx';
import { useTypeText } from './use-type-text.ts';

/** The bonus page: a code box or the active bonus, above all bonuses. */
export function BonusScreen() {
  const titles = useText('titles');
  return (
    <div className={styles.screen}>
      <PageHead title={titles('bonus')} />
      <CodeBox />
      <BonusGrid />
    </div>
  );
}

/** All bonuses. Their state changes at midnight in Bangkok, when a fully received bonus can be received again. */
function BonusGrid() {
  const t = useText('bonus');
  const c = useText('common');
  const now = useNow();
  const bonuses = useQuery({ ...bonusesQuery(), staleTime: alwaysStale });
  const active = useQuery({ ...activeBonusQuery(), enabled: false });
  return (
    <Loaded
      query={{ ...bonuses, refetch: () => Promise.all([bonuses.refetch(), hasFailed(active) && active.refetch()]) }}
      retry="always"
      notLoaded={t('notLoaded')}
      skeleton={<GridSkeleton />}
      isEmpty={(data) => data.bonuses.length === 0}
      empty={
        <EmptyState picture={<Gift aria-hidden />} action={<Link to={paths.home}>{c('backToHome')}</Link>}>
          {t('empty')}
        </EmptyState>
      }
      leftOut={leftOutOf(bonuses.data, 'bonuses', 'bonuses.banners')}
    >
      {(data) => (
        // The words of a card may need the parser of HTML.
        <Suspense fallback={<GridSkeleton />}>
          <ul className={styles.grid}>
            {data.bonuses.map((bonus) => (
              <li key={bonus.code}>
                <BonusCard bonus={bonus} state={bonusState(bonus, now)} />
              </li>
            ))}
          </ul>
        </Suspense>
      )}
    </Loaded>
  );
}

function GridSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton>
        <span className={styles.shape} />
        <span className={styles.shape} />
        <span className={styles.shape} />
      </Skeleton>
    </div>
  );
}

interface BonusCardProps {
  bonus: Bonus;
  state: BonusState;
}

/** One bonus: banner, text, name, how it is counted, and its state (R-326…R-329). */
function BonusCard({ bonus, state }: BonusCardProps) {
  const t = useText('bonus');
  const typeText = useTypeText();
  const { open } = useModal();
  const words = bonus.banners[0]?.html;
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      disabled={state === 'receivedInFull'}
      onClick={() => open('bonus', { code: bonus.code })}
    >
      <span className={styles.banner}>
        <MediaImage source="operator" src={bonus.banners[0]?.image} alt="" box={{ width: 640, height: 320 }} />
      </span>
      <span className={styles.foot}>
        <span className={styles.text}>
          <strong>
            <BonusName bonus={bonus} />
          </strong>{' '}
          <span>{[words && bonus.code, typeText(bonus.type, isEndless(bonus))].filter(Boolean).join(' · ')}</span>
        </span>
        {state !== 'receivedInFull' && <ChevronRight aria-hidden />}
      </span>
      {state === 'receivedInFull' && <span className={styles.state}>{t(state)}</span>}
      {state === 'current' && (
        <span className={styles.held}>
          <Badge>{t(state)}</Badge>
        </span>
      )}
    </button>
  );
}
