import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { activeBonusQuery, bonusesQuery, useClearBonus } from '../../api/bonus.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useMessageText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { statementReceipt } from '../../money/Done.tsx';
import { MoneySheet } from '../../money/MoneySheet.tsx';
import { NoticeSkeleton, ServiceNotice } from '../../money/ServiceNotice.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { loadState } from '../../ui/load-state.ts';
import { modalAddress, useAddress } from '../../ui/modal-address.ts';
import { MainLink } from '../../ui/MainLink.tsx';
import { BonusName } from './BonusName.tsx';
import styles from './CancelBonusModal.module.css';

/**
 * Asks before the active bonus is cancelled. A refusal is a separate dialog; success shows the server's
 * message.
 */
export function CancelBonusModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const titles = useText('titles');
  const c = useText('common');
  const o = useText('outcome');
  const state: unknown = useAddress().state;
  const messageText = useMessageText();
  // A bonus can also end by itself, and the statement does not say why it ended.
  const cancelled = (answer: Schemas['ClearedBonus'] | undefined) =>
    answer ? messageText(answer.message) || c('success') : t('noneHeld');
  const active = useQuery(activeBonusQuery());
  const held = useQuery(bonusesQuery()).data?.bonuses.find(({ userBonus }) => userBonus?.isActive);
  const command = useMoneyCommand(useClearBonus(), {
    name: () => titles('cancelBonus'),
    done: cancelled,
    about: () => held && <BonusName bonus={held} />,
    recheck: () => ({ text: t('cancelUnknown'), label: t('seeBonuses'), to: paths.bonus }),
  });
  return (
    <MoneySheet
      title={titles('cancelBonus')}
      command={command}
      done={(answer) => statementReceipt({ title: cancelled(answer) })}
      toBonus={
        held && (
          <MainLink to={modalAddress('bonus', { code: held.code })} replace state={state}>
            {o('seeBonus')}
          </MainLink>
        )
      }
      needs={active}
      waiting={
        <div className={styles.question}>
          <NoticeSkeleton />
          <NoticeSkeleton />
        </div>
      }
      footer={(busy) =>
        active.data?.status || loadState(active) === 'loading' ? (
          <>
            <Button look="danger" wide busy={busy} disabled={!active.data} onPress={() => void command.give({})}>
              {titles('cancelBonus')}
            </Button>
            <Button wide onPress={onClose}>
              {t('keepBonus')}
            </Button>
          </>
        ) : (
          active.data && (
            <MainLink to={paths.bonus} replace>
              {t('seeBonuses')}
            </MainLink>
          )
        )
      }
      onClose={onClose}
    >
      {() =>
        active.data?.status ? (
          <div className={styles.question}>
            {held && (
              <Suspense fallback={held.code}>
                <strong>
                  <BonusName bonus={held} />
                </strong>
              </Suspense>
            )}
            <p>{t('cancelQuestion')}</p>
            {held && <ServiceNotice percentFail={held.percentFail} />}
          </div>
        ) : (
          <p>{t('noneHeld')}</p>
        )
      }
    </MoneySheet>
  );
}
