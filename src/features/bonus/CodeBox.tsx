import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { activeBonusQuery, bonusesQuery } from '../../api/bonus.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { hasFailed, loadState } from '../../ui/load-state.ts';
import { useModal } from '../../ui/modal-address.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CodeBox.module.css';
import { PromotionForm } from './promotion/PromotionForm.tsx';
import { isEndless } from './bonus-rules.ts';
import { BonusName } from './BonusName.tsx';
import { useTypeText } from './use-type-text.ts';

/** The form for a promotion code; with an active bonus, its name if it is in the list, its type, and the button to cancel it. */
export function CodeBox() {
  const t = useText('bonus');
  const titles = useText('titles');
  const typeText = useTypeText();
  const { open } = useModal();
  const active = useQuery({ ...activeBonusQuery(), staleTime: alwaysStale });
  const bonuses = useQuery(bonusesQuery());
  const held = bonuses.data?.bonuses.find(({ userBonus }) => userBonus?.isActive);
  const type = typeText(active.data?.type ?? '', held !== undefined && isEndless(held));
  return (
    <div className={styles.box}>
      {active.data?.status ? (
        <div className={styles.held}>
          <p>
            <span>{t('held')}</span>
            {held ? (
              <>
                <Suspense fallback={<strong translate="no">{held.code}</strong>}>
                  <strong>
                    <BonusName bonus={held} />
                  </strong>
                </Suspense>
                <span>{type}</span>
              </>
            ) : (
              <strong>{type || t('bonus')}</strong>
            )}
          </p>
          <Button onPress={() => open('cancel-bonus')}>{titles('cancelBonus')}</Button>
        </div>
      ) : loadState(active) === 'loading' ? (
        <Skeleton>
          <span className={styles.label} />
          <span className={styles.field} />
        </Skeleton>
      ) : (
        // Also shown while the active bonus is unknown; loading again keeps the input.
        <PromotionForm onSearch={(code) => open('promotion', { code })} />
      )}
      {/* A failed list below has the retry of both. */}
      <Loaded query={active} retry={hasFailed(bonuses) ? 'never' : 'withoutData'} />
    </div>
  );
}
