import { useState } from 'react';
import styles from './MediaImage.module.css';
import { mediaUrl, type PictureSource } from './media-rules.ts';

interface MediaImageProps {
  /** As the server sent it. */
  src: unknown;
  source?: PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
  /** The maximum size in pixels; the ratio is kept. Without a size the picture fills its box. */
  size?: { width: number; height: number };
  /** The intrinsic size of a picture that fills its box, so that the browser knows the ratio before it loads. */
  box?: { width: number; height: number };
  /** Visible when the page opens: loaded immediately and first. Other pictures are loaded lazily. */
  first?: boolean;
}

/**
 * A picture from an allowed host. Other pictures, and failed ones, are replaced by a placeholder of the same size
 * (A-115).
 */
export function MediaImage({ src, source, alt, size, box: covered, first = false }: MediaImageProps) {
  const [failed, setFailed] = useState<string>();
  const url = mediaUrl(src, source);
  const box = {
    ...size,
    className: size ? styles.sized : styles.covering,
    // Reserves the space before loading, so that the layout does not shift.
    ...(size && { style: { aspectRatio: `${size.width} / ${size.height}` } }),
  };
  if (url === null || url === failed) {
    return (
      <svg {...box} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })} data-placeholder>
        <svg x="50%" y="50%">
          <path d="M-9 8a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3zM-12 5l6-6 5 5 3-3 6 6M5-3h.01" />
        </svg>
      </svg>
    );
  }
  return (
    <img
      {...covered}
      {...box}
      src={url}
      alt={alt}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        setFailed(url);
      }}
    />
  );
}
