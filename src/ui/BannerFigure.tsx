import { useText } from '../i18n/use-text.ts';
import styles from './BannerFigure.module.css';
import { MediaImage } from './MediaImage.tsx';
import { ServerHtml } from './ServerHtml.tsx';

/** A banner as in the contract. */
export interface Banner {
  image: string;
  html: string | null;
}

interface BannerFigureProps {
  banner: Banner;
  /** The position, starting at 1. */
  n: number;
  total: number;
  /** Another banner is visible: this one is hidden from screen readers and keyboard. */
  inert?: boolean;
}

/** The box of a banner in px. Pictures of another ratio are shown whole, and the height is stable while loading. */
const size = { width: 640, height: 320 };

/** One banner: its picture and the server's text below it. */
export function BannerFigure({ banner, n, total, inert = false }: BannerFigureProps) {
  const t = useText('common');
  return (
    // Dragging with the mouse must swipe, not drag the picture.
    <figure className={styles.banner} inert={inert} onDragStart={(event) => event.preventDefault()}>
      <MediaImage source="operator" src={banner.image} alt={t('pictureOf', { n, total })} size={size} />
      {banner.html && (
        <figcaption>
          <ServerHtml html={banner.html} />
        </figcaption>
      )}
    </figure>
  );
}
