import { useQuery } from '@tanstack/react-query';
import { bonusesQuery, useActivateBonus } from '../../api/bonus.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { Done } from '../../ui/Done.tsx';
import { hasFailed } from '../../ui/has-failed.ts';
import { useModal } from '../../ui/modal-address.ts';
import { ReadAgain } from '../../ui/ReadAgain.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BonusModal.module.css';
import { BonusOffer } from './BonusOffer.tsx';
import { ReceiveBonus } from './ReceiveBonus.tsx';

/** The bonus that the address names, `?open=bonus&code=DAILY20`, and receiving it. */
export function BonusModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const { search } = useModal();
  const bonuses = useQuery(bonusesQuery());
  const code = search.get('code') ?? '';
  const bonus = bonuses.data?.bonuses.find((each) => each.code === code);
  const { outcome, give, reopen } = useMoneyCommand(useActivateBonus(code), {
    name: () => t('receiveBonus'),
    done: () => t('received'),
  });
  const isOver = outcome.kind === 'done' || outcome.kind === 'unknown';
  return (
    <Sheet
      title={bonus?.code ?? t('bonus')}
      onClose={onClose}
      footer={
        bonus &&
        !isOver && (
          <ReceiveBonus
            bonus={bonus}
            busy={outcome.kind === 'sending'}
            onReceive={() => void give(undefined)}
            onClose={onClose}
          />
        )
      }
    >
      {outcome.kind === 'done' ? (
        <Done title={t('received')} onClose={onClose}>
          {bonus?.code}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome check={outcome.check} onReopen={reopen} />
      ) : bonus ? (
        <BonusOffer bonus={bonus} />
      ) : bonuses.data ? (
        <p>{t('notFound')}</p>
      ) : hasFailed(bonuses) ? (
        <ReadAgain query={bonuses} />
      ) : (
        <Skeleton>
          <span className={styles['banner']} />
          <span />
          <span />
        </Skeleton>
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </Sheet>
  );
}
