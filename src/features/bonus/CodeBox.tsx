import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '../../api/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { hasFailed } from '../../ui/has-failed.ts';
import { useModal } from '../../ui/modal-address.ts';
import { RefetchLine } from '../../ui/RefetchLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CodeBox.module.css';
import { PromotionForm } from './promotion/PromotionForm.tsx';
import { useTypeText } from './use-type-text.ts';

/** The form for a promotion code; while a bonus is held, its type and the way to cancel it. */
export function CodeBox() {
  const t = useText('bonus');
  const typeText = useTypeText();
  const { open } = useModal();
  const active = useQuery({ ...activeBonusQuery(), staleTime: 0 });
  return (
    <section className={styles['box']}>
      {active.data?.status ? (
        <div className={styles['held']}>
          <p>
            <span>{t('held')}</span>
            <strong>{typeText(active.data.type ?? '') || t('bonus')}</strong>
          </p>
          <Button onPress={() => open('cancel-bonus')}>{t('cancelBonus')}</Button>
        </div>
      ) : active.data || hasFailed(active) ? (
        <PromotionForm />
      ) : (
        <Skeleton>
          <span className={styles['label']} />
          <span className={styles['field']} />
        </Skeleton>
      )}
      {!active.data && hasFailed(active) && <RefetchLine query={active} />}
    </section>
  );
}
