import { useQuery } from '@tanstack/react-query';
import { bonusesQuery, useActivateBonus } from '../../api/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { MoneySheet } from '../../money/MoneySheet.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { useModal } from '../../ui/modal-address.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BonusModal.module.css';
import { BonusOffer } from './BonusOffer.tsx';
import { ReceiveBonus } from './ReceiveBonus.tsx';

/** The bonus in the address, `?open=bonus&code=DAILY20`, and receiving it. */
export function BonusModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const titles = useText('titles');
  const { search } = useModal();
  const bonuses = useQuery(bonusesQuery());
  const code = search.get('code') ?? '';
  const bonus = bonuses.data?.bonuses.find((each) => each.code === code);
  const command = useMoneyCommand(useActivateBonus(code), {
    name: () => t('receiveBonus'),
    done: () => t('received'),
  });
  return (
    <MoneySheet
      title={bonus?.code ?? titles('oneBonus')}
      command={command}
      done={() => ({ title: t('received'), text: bonus?.code })}
      needs={bonuses}
      waiting={
        <Skeleton>
          <span className={styles.banner} />
          <span />
          <span />
        </Skeleton>
      }
      footer={(busy) =>
        bonus && (
          <ReceiveBonus bonus={bonus} busy={busy} onReceive={() => void command.give(undefined)} onClose={onClose} />
        )
      }
      onClose={onClose}
    >
      {() => (bonus ? <BonusOffer bonus={bonus} /> : <p>{t('notFound')}</p>)}
    </MoneySheet>
  );
}
