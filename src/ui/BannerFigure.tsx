import { useText } from '../i18n/use-text.ts';
import styles from './BannerFigure.module.css';
import { MediaImage } from './MediaImage.tsx';
import { ServerHtml } from './ServerHtml.tsx';

/** A banner as the contract has it. */
export interface Banner {
  image: string;
  html: string | null;
}

interface BannerFigureProps {
  banner: Banner;
  /** Which of how many; the first is 1. */
  n: number;
  total: number;
  /** Another banner is in view: this one is neither read out nor reached by keyboard. */
  inert?: boolean;
}

/** How wide banners are drawn; others are shown whole in a box of this shape, which keeps its height while they load. */
const size = { width: 640, height: 320 };

/** One banner: its picture and what the server says under it. */
export function BannerFigure({ banner, n, total, inert = false }: BannerFigureProps) {
  const t = useText('common');
  return (
    // The mouse swipes the banner and must not carry its picture away.
    <figure className={styles['banner']} inert={inert} onDragStart={(event) => event.preventDefault()}>
      <MediaImage src={banner.image} alt={t('pictureOf', { n, total })} size={size} />
      {banner.html && (
        <figcaption>
          <ServerHtml html={banner.html} />
        </figcaption>
      )}
    </figure>
  );
}
