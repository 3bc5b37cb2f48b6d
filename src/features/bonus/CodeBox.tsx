import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '../../api/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useModal } from '../../ui/modal-address.ts';
import { loadState } from '../../ui/load-state.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CodeBox.module.css';
import { PromotionForm } from './promotion/PromotionForm.tsx';
import { useTypeText } from './use-type-text.ts';

/** The form for a promotion code; with an active bonus, its type and the button to cancel it. */
export function CodeBox() {
  const t = useText('bonus');
  const titles = useText('titles');
  const typeText = useTypeText();
  const { open } = useModal();
  const active = useQuery({ ...activeBonusQuery(), staleTime: 0 });
  return (
    <div className={styles.box}>
      {active.data?.status ? (
        <div className={styles.held}>
          <p>
            <span>{t('held')}</span>
            <strong>{typeText(active.data.type ?? '') || t('bonus')}</strong>
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
        <PromotionForm />
      )}
      <Loaded query={active} />
    </div>
  );
}
