import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import styles from './BannerCarousel.module.css';
import { BannerFigure, type Banner } from './BannerFigure.tsx';
import { preloadParserFor } from './ServerHtml.tsx';
import { Skeleton } from './Skeleton.tsx';

interface BannerCarouselProps {
  /** In this order, all of them. */
  banners: readonly Banner[];
  /** The accessible name of the banners. */
  label: string;
}

// The swiper is larger than the modals that show banners, so it is loaded with the first banner. If that fails, the
// banners are stacked.
const Slides = lazy(async (): Promise<{ default: ComponentType<{ banners: readonly Banner[] }> }> => {
  try {
    return { default: (await import('./BannerSlides.tsx')).BannerSlides };
  } catch {
    return { default: Column };
  }
});

/** The server's banners, changed by swiping or buttons, never automatically. */
export function BannerCarousel({ banners, label }: BannerCarouselProps) {
  useEffect(() => {
    preloadParserFor(banners.map(({ html }) => html));
  }, [banners]);
  if (banners.length === 0) return null;
  return (
    <section className={styles.carousel} aria-label={label}>
      <Suspense
        fallback={
          <Skeleton>
            <span className={styles.picture} />
            {banners.some(({ html }) => html) && <span className={styles.words} />}
            {banners.length > 1 && <span data-shape="row" />}
          </Skeleton>
        }
      >
        <Slides banners={banners} />
      </Suspense>
    </section>
  );
}

function Column({ banners }: { banners: readonly Banner[] }) {
  return banners.map((banner, index) => (
    // Index as key: banners have no id, and the list is replaced as a whole.
    <BannerFigure key={index} banner={banner} n={index + 1} total={banners.length} />
  ));
}
