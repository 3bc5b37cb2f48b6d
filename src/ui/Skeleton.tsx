import { useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { timings } from '../lib/timings.ts';
import styles from './Skeleton.module.css';
import type { Elements } from './elements.ts';

interface SkeletonProps {
  /** One `<span>` per placeholder. `data-shape` or a class sets its size; the default is a line of text. */
  children: Elements;
  /** The delay has passed. */
  isLate?: boolean;
}

/** When the last visible placeholders were removed, and for how many ms others are their continuation. */
let endedAt = Number.NEGATIVE_INFINITY;
const sameStep = 50;

/**
 * Placeholders for loading content: they take the space immediately and become visible after 200 ms, or at once if
 * they take the place of placeholders that were visible.
 */
export function Skeleton({ children, isLate = false }: SkeletonProps) {
  const t = useText('common');
  const [shown, setShown] = useState(isLate);
  useEffect(() => {
    const continues = performance.now() - endedAt < sameStep;
    const timer = setTimeout(() => setShown(true), continues ? 0 : timings.loadingDelay);
    return () => clearTimeout(timer);
  }, []);
  // Before the effects of what replaces it.
  useLayoutEffect(() => {
    if (!shown) return;
    return () => {
      endedAt = performance.now();
    };
  }, [shown]);
  return (
    <div className={styles.skeleton} data-skeleton data-shown={shown || undefined}>
      <p role="status" className="visually-hidden">
        {shown && t('loading')}
      </p>
      {children}
    </div>
  );
}
