import { useQuery } from '@tanstack/react-query';
import { useActivateBonus } from '../../api/bonus.ts';
import { noticeQuery } from '../../api/lookup.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { BannerCarousel } from '../../ui/BannerCarousel.tsx';
import { Done } from '../../ui/Done.tsx';
import { QuietLine } from '../../ui/QuietLine.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { noticeFor, type Bonus } from './bonus-rules.ts';
import styles from './BonusOffer.module.css';
import { ReceiveBonus } from './ReceiveBonus.tsx';
import { useTypeText } from './use-type-text.ts';

interface BonusOfferProps {
  bonus: Bonus;
  statement: string;
  onClose: () => void;
}

/** What a bonus is, what holds for it, and receiving it (R-334…R-336). */
export function BonusOffer({ bonus, statement, onClose }: BonusOfferProps) {
  const t = useText('bonus');
  const typeText = useTypeText();
  const notice = useQuery(noticeQuery());
  const { outcome, give, reopen } = useMoneyCommand(useActivateBonus());
  const isOver = outcome.kind === 'done' || outcome.kind === 'unknown';
  return (
    <Sheet
      title={bonus.code}
      onClose={onClose}
      footer={
        !isOver && (
          <ReceiveBonus
            bonus={bonus}
            busy={outcome.kind === 'sending'}
            onReceive={() => void give({ params: { code: bonus.code } })}
            onClose={onClose}
          />
        )
      }
    >
      {outcome.kind === 'done' ? (
        <Done title={t('received')} onClose={onClose}>
          {bonus.code}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome check={outcome.check} statement={statement} onReopen={reopen} />
      ) : (
        <div className={styles['offer']}>
          <BannerCarousel banners={bonus.banners} label={t('bonus')} />
          <p className={styles['type']}>{typeText(bonus.type)}</p>
          <section className={styles['notice']}>
            <h3>{t('notice')}</h3>
            {notice.data ? (
              <ServerHtml html={noticeFor(notice.data.notice, bonus.percentFail)} />
            ) : notice.errorUpdateCount > 0 ? (
              <QuietLine busy={notice.isFetching} onRetry={() => void notice.refetch()} />
            ) : (
              <Skeleton>
                <span />
                <span />
              </Skeleton>
            )}
          </section>
        </div>
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </Sheet>
  );
}
