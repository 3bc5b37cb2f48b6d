import { useEffect } from 'react';
import styles from './BannerCarousel.module.css';
import { BannerFigure, type Banner } from './BannerFigure.tsx';
import { lazyScreen, type PlaceholderProps } from './lazy-screen.ts';
import { preloadParserFor } from './ServerHtml.tsx';
import { Skeleton } from './Skeleton.tsx';

interface BannerCarouselProps {
  /** In this order, all of them. */
  banners: readonly Banner[];
  /** The accessible name of the banners. */
  label: string;
}

// The swiper is larger than the modals that show banners, so it is loaded with the first banner. If that fails, the
// banners are stacked, until they are opened again.
const Slides = lazyScreen(() => import('./BannerSlides.tsx').then((file) => file.BannerSlides), {
  Placeholder: Column,
});

/** The server's banners, changed by swiping or buttons, never automatically. */
export function BannerCarousel({ banners, label }: BannerCarouselProps) {
  useEffect(() => {
    preloadParserFor(banners.map(({ html }) => html));
  }, [banners]);
  if (banners.length === 0) return null;
  return (
    <section className={styles.carousel} aria-label={label}>
      <Slides banners={banners} />
    </section>
  );
}

function Column({ banners, failed }: { banners: readonly Banner[] } & PlaceholderProps) {
  if (!failed) {
    return (
      <Skeleton>
        <span className={styles.picture} />
        {banners.some(({ html }) => html) && <span className={styles.words} />}
        {banners.length > 1 && <span data-shape="row" />}
      </Skeleton>
    );
  }
  return banners.map((banner, index) => (
    // Index as key: banners have no id, and the list is replaced as a whole.
    <BannerFigure key={index} banner={banner} n={index + 1} total={banners.length} />
  ));
}
