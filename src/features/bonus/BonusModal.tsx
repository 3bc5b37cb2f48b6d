import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { activeBonusQuery, bonusesQuery, useActivateBonus } from '../../api/bonus.ts';
import { noticeQuery } from '../../api/notice.ts';
import { useText } from '../../i18n/use-text.ts';
import { statementReceipt } from '../../money/Done.tsx';
import { MoneySheet } from '../../money/MoneySheet.tsx';
import { noticeFor } from '../../money/notice-for.ts';
import { NoticeBox, NoticeSkeleton } from '../../money/ServiceNotice.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { paths } from '../../paths.ts';
import { BannerCarousel } from '../../ui/BannerCarousel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState, type LoadedQuery } from '../../ui/load-state.ts';
import { MainLink } from '../../ui/MainLink.tsx';
import { useModal } from '../../ui/modal-address.ts';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Elements } from '../../ui/elements.ts';
import { useNow } from '../../ui/use-now.ts';
import { bonusState, isEndless, type Bonus } from './bonus-rules.ts';
import styles from './BonusModal.module.css';
import { BonusName } from './BonusName.tsx';
import { useTypeText } from './use-type-text.ts';

/** The bonus in the address, `?open=bonus&code=DAILY20`, and receiving it. */
export function BonusModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const titles = useText('titles');
  const { search } = useModal();
  const bonuses = useQuery(bonusesQuery());
  const code = search.get('code') ?? '';
  const active = useQuery({ ...activeBonusQuery(), enabled: false });
  const bonus = bonuses.data?.bonuses.find((each) => each.code === code);
  const held = bonuses.data?.bonuses.find(({ userBonus }) => userBonus?.isActive);
  const holdsOther = held ? held.code !== code : active.data?.status === true;
  const command = useMoneyCommand(useActivateBonus(code), {
    name: () => t('receiveBonus'),
    done: () => t('received'),
    about: () => bonus && <BonusName bonus={bonus} />,
  });
  return (
    <MoneySheet
      title={titles('oneBonus')}
      hasSteps={bonus !== undefined || !bonuses.data}
      command={command}
      done={() => statementReceipt({ title: t('received'), text: bonus && <BonusName bonus={bonus} /> })}
      needs={bonuses}
      waiting={
        <div className={styles.waiting}>
          <Skeleton>
            <span className={styles.waitingBanner} />
            <span className={styles.waitingTerms} />
          </Skeleton>
        </div>
      }
      footer={(busy) =>
        bonus ? (
          <ReceiveBonus
            bonus={bonus}
            holdsOther={holdsOther}
            busy={busy}
            onReceive={() => void command.give(undefined)}
            onClose={onClose}
          />
        ) : (
          <WithoutBonus of={bonuses} />
        )
      }
      onClose={onClose}
    >
      {() =>
        bonus ? (
          <BonusOffer bonus={bonus}>{holdsOther && <OtherHeld held={held} />}</BonusOffer>
        ) : (
          <p>{t('notFound')}</p>
        )
      }
    </MoneySheet>
  );
}

/** The description of a bonus: banners, type, notice. Other terms are not shown. */
function BonusOffer({ bonus, children }: { bonus: Bonus; children: Elements }) {
  const t = useText('bonus');
  const typeText = useTypeText();
  const notice = useQuery(noticeQuery());
  return (
    <div className={styles.offer}>
      <BannerCarousel banners={bonus.banners} label={t('bonus')} />
      <div className={styles.terms}>
        <p className={styles.type}>
          <span translate="no">{bonus.code}</span> <span>{`· ${typeText(bonus.type, isEndless(bonus))}`}</span>
        </p>
        {children}
        <NoticeBox>
          <Loaded query={notice} skeleton={<NoticeSkeleton />}>
            {(data) => <ServerHtml html={noticeFor(data.notice, bonus.percentFail)} />}
          </Loaded>
        </NoticeBox>
      </div>
    </div>
  );
}

/** Another bonus is held. Whether a second one can be received is not in the contract. */
function OtherHeld({ held }: { held: Bonus | undefined }) {
  const t = useText('bonus');
  return (
    <div className={styles.held}>
      {held && (
        <Suspense fallback={<strong translate="no">{held.code}</strong>}>
          <strong>
            <BonusName bonus={held} />
          </strong>
        </Suspense>
      )}
      <p>{t('heldToo')}</p>
    </div>
  );
}

/** The button of a bonus that is loading; otherwise it does not exist. */
function WithoutBonus({ of }: { of: LoadedQuery<unknown> }) {
  const t = useText('bonus');
  const state = loadState(of);
  if (state === 'failed') return null;
  return state === 'loading' ? (
    <Button look="primary" wide disabled>
      {t('receiveBonus')}
    </Button>
  ) : (
    <MainLink to={paths.bonus} replace>
      {t('seeBonuses')}
    </MainLink>
  );
}

interface ReceiveBonusProps {
  bonus: Bonus;
  /** Another bonus is held, so no button has the look of a main action. */
  holdsOther: boolean;
  busy: boolean;
  onReceive: () => void;
  onClose: () => void;
}

/** Receives a bonus. For the active bonus the button only closes the modal, without a request. */
function ReceiveBonus({ bonus, holdsOther, busy, onReceive, onClose }: ReceiveBonusProps) {
  const t = useText('bonus');
  const state = bonusState(bonus, useNow());
  if (state === 'current') {
    return (
      <Button look="primary" wide onPress={onClose}>
        {t('confirm')}
      </Button>
    );
  }
  return (
    <Button
      look={holdsOther ? 'outline' : 'primary'}
      wide
      busy={busy}
      disabled={state === 'receivedInFull'}
      onPress={onReceive}
    >
      {state === 'receivedInFull' ? t('receivedInFull') : t('receiveBonus')}
    </Button>
  );
}
