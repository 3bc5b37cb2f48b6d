import { useQuery } from '@tanstack/react-query';
import { noticeQuery } from '../../api/lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { BannerCarousel } from '../../ui/BannerCarousel.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isEndless, noticeFor, type Bonus } from './bonus-rules.ts';
import styles from './BonusOffer.module.css';
import { useTypeText } from './use-type-text.ts';

/** The description of a bonus: banners, type, notice. Other terms are not shown. */
export function BonusOffer({ bonus }: { bonus: Bonus }) {
  const t = useText('bonus');
  const typeText = useTypeText();
  const notice = useQuery(noticeQuery());
  return (
    <div className={styles.offer}>
      <BannerCarousel banners={bonus.banners} label={t('bonus')} />
      <p className={styles.type}>{typeText(bonus.type, isEndless(bonus))}</p>
      <div className={styles.notice}>
        <h3>{t('notice')}</h3>
        <Loaded
          query={notice}
          skeleton={
            <Skeleton>
              <span />
              <span />
            </Skeleton>
          }
        >
          {(data) => <ServerHtml html={noticeFor(data.notice, bonus.percentFail)} />}
        </Loaded>
      </div>
    </div>
  );
}
