import { useQuery } from '@tanstack/react-query';
import { bonusesQuery } from '../../api/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModal } from '../../ui/modal-address.ts';
import { QuietLine } from '../../ui/QuietLine.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BonusModal.module.css';
import { BonusOffer } from './BonusOffer.tsx';

interface BonusModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

/** The bonus that the address names, `?open=bonus&code=DAILY20`. */
export function BonusModal({ onClose, statement }: BonusModalProps) {
  const t = useText('bonus');
  const { search } = useModal();
  const bonuses = useQuery(bonusesQuery());
  const bonus = bonuses.data?.bonuses.find(({ code }) => code === search.get('code'));
  if (bonus) return <BonusOffer key={bonus.code} bonus={bonus} statement={statement} onClose={onClose} />;
  return (
    <Sheet title={t('bonus')} onClose={onClose}>
      {bonuses.data ? (
        <p>{t('notFound')}</p>
      ) : bonuses.errorUpdateCount > 0 ? (
        <QuietLine busy={bonuses.isFetching} onRetry={() => void bonuses.refetch()} />
      ) : (
        <Skeleton>
          <span className={styles['banner']} />
          <span />
          <span />
        </Skeleton>
      )}
    </Sheet>
  );
}
