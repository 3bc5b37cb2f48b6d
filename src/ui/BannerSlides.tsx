// Not from 'antd-mobile': only the Swiper, without the rest of the package.
import Swiper, { type SwiperRef } from 'antd-mobile/es/components/swiper';
import { reduceMotion, restoreMotion } from 'antd-mobile/es/utils/reduce-and-restore-motion';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { BannerFigure, type Banner } from './BannerFigure.tsx';
import styles from './BannerSlides.module.css';
import { PagerButton } from './Pager.tsx';
import { mediaQuery } from './media-query.ts';

/** antd-mobile animates by script, so CSS cannot turn it off. Passes the device's motion preference to it. */
const reduced = mediaQuery('(prefers-reduced-motion: reduce)');
function followMotion() {
  if (reduced.matches()) reduceMotion();
  else restoreMotion();
}
followMotion();
reduced.listen(followMotion);

/**
 * Banners side by side, changed by swiping or buttons. The Swiper works under the strict CSP, but has no names, no keyboard
 * support and no inert slides; these are added here.
 */
export function BannerSlides({ banners }: { banners: readonly Banner[] }) {
  const t = useText('common');
  const swiper = useRef<SwiperRef>(null);
  const [turnedTo, setTurnedTo] = useState(0);
  const total = banners.length;
  // A new read may return fewer banners.
  const shown = Math.min(turnedTo, total - 1);
  return (
    <>
      <Swiper
        ref={swiper}
        className={styles.slides ?? ''}
        indicator={false}
        allowTouchMove={total > 1}
        onIndexChange={setTurnedTo}
      >
        {banners.map((banner, index) => (
          // Index as key: banners have no id, and the list is replaced as a whole.
          <Swiper.Item key={index}>
            <BannerFigure banner={banner} n={index + 1} total={total} inert={index !== shown} />
          </Swiper.Item>
        ))}
      </Swiper>
      {total > 1 && (
        <div className={styles.turn}>
          <PagerButton
            label={t('previousPicture')}
            disabled={shown === 0}
            onPress={() => swiper.current?.swipeTo(shown - 1)}
          >
            <ChevronLeft aria-hidden />
          </PagerButton>
          <span role="status">
            <span aria-hidden>{`${shown + 1} / ${total}`}</span>
            <span className="visually-hidden">{t('pictureOf', { n: shown + 1, total })}</span>
          </span>
          <PagerButton
            label={t('nextPicture')}
            disabled={shown === total - 1}
            onPress={() => swiper.current?.swipeTo(shown + 1)}
          >
            <ChevronRight aria-hidden />
          </PagerButton>
        </div>
      )}
    </>
  );
}
