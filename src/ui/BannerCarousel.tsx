import type { SwiperRef } from 'antd-mobile/es/components/swiper';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './BannerCarousel.module.css';
import { MediaImage } from './MediaImage.tsx';
import { PagerButton } from './PagerButton.tsx';
import { ServerHtml } from './ServerHtml.tsx';
import { Swiper } from './Swiper.tsx';

/** A banner as the contract has it. */
export interface Banner {
  image: string;
  html: string | null;
}

interface BannerCarouselProps {
  /** Shown in this order, and nothing else. */
  banners: readonly Banner[];
  /** What the banners are about, for those who do not see them. */
  label: string;
}

/** How wide banners are drawn; others are shown whole in a box of this shape, which keeps its height while they load. */
const size = { width: 640, height: 320 };

/** The server's banners, swiped by hand or turned by buttons; they never move by themselves. */
export function BannerCarousel({ banners, label }: BannerCarouselProps) {
  const t = useText('common');
  const swiper = useRef<SwiperRef>(null);
  const [turnedTo, setTurnedTo] = useState(0);
  const total = banners.length;
  if (total === 0) return null;
  // Read again, the banners may have become fewer.
  const shown = Math.min(turnedTo, total - 1);
  return (
    <section className={styles['carousel']} aria-label={label}>
      <Swiper ref={swiper} indicator={false} allowTouchMove={total > 1} onIndexChange={setTurnedTo}>
        {banners.map((banner, index) => (
          // Banners have no id, and they come as a whole.
          <Swiper.Item key={index}>
            {/* The mouse swipes the banner and must not carry its picture away. */}
            <figure inert={index !== shown} onDragStart={(event) => event.preventDefault()}>
              <MediaImage src={banner.image} alt={t('pictureOf', { n: index + 1, total })} size={size} />
              {banner.html && (
                <figcaption>
                  <ServerHtml html={banner.html} />
                </figcaption>
              )}
            </figure>
          </Swiper.Item>
        ))}
      </Swiper>
      {total > 1 && (
        <div className={styles['turn']}>
          <PagerButton
            label={t('previousPicture')}
            disabled={shown === 0}
            onPress={() => swiper.current?.swipeTo(shown - 1)}
          >
            <ChevronLeft aria-hidden />
          </PagerButton>
          <span role="status">
            <span aria-hidden>
              {shown + 1} / {total}
            </span>
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
    </section>
  );
}
