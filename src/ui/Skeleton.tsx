import { useText } from '../i18n/use-text.ts';
import { timings } from '../lib/timings.ts';
import styles from './Skeleton.module.css';
import { useDelayed } from './use-delayed.ts';
import type { Elements } from './elements.ts';

interface SkeletonProps {
  /** One `<span>` per placeholder. `data-shape` or a class sets its size; the default is a line of text. */
  children: Elements;
}

/** Placeholders for loading content: they take the space immediately and become visible after 200 ms. */
export function Skeleton({ children }: SkeletonProps) {
  const t = useText('common');
  const shown = useDelayed(true, timings.loadingDelay);
  return (
    <div className={styles.skeleton} data-skeleton data-shown={shown || undefined}>
      <p role="status" className="visually-hidden">
        {shown && t('loading')}
      </p>
      {children}
    </div>
  );
}
