import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import styles from './BannerCarousel.module.css';
import { BannerFigure, type Banner } from './BannerFigure.tsx';
import { preloadParserFor } from './html-parser.ts';
import { Skeleton } from './Skeleton.tsx';

interface BannerCarouselProps {
  /** Shown in this order, and nothing else. */
  banners: readonly Banner[];
  /** What the banners are about, for those who do not see them. */
  label: string;
}

// The swiper weighs more than the modals that show banners, so it is fetched with the first banner. Without it they stand one below the other.
const Slides = lazy(async (): Promise<{ default: ComponentType<{ banners: readonly Banner[] }> }> => {
  try {
    return { default: (await import('./BannerSlides.tsx')).BannerSlides };
  } catch {
    return { default: Column };
  }
});

/** The server's banners, swiped by hand or turned by buttons; they never move by themselves. */
export function BannerCarousel({ banners, label }: BannerCarouselProps) {
  useEffect(() => {
    preloadParserFor(banners.map(({ html }) => html));
  }, [banners]);
  if (banners.length === 0) return null;
  return (
    <section className={styles['carousel']} aria-label={label}>
      <Suspense
        fallback={
          <Skeleton>
            <span className={styles['picture']} />
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
    // Banners have no id, and they come as a whole.
    <BannerFigure key={index} banner={banner} n={index + 1} total={banners.length} />
  ));
}
