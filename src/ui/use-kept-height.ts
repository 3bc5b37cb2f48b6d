import { useLayoutEffect, type RefObject } from 'react';
import { attempt } from '../lib/attempt.ts';
import { watchSizes } from './watch-sizes.ts';

/**
 * Keeps the greatest height that an open dialog has had, in `--kept`, until the width of the window changes. The height of a
 * skeleton does not count: what it stands for may be lower.
 */
export function useKeptHeight(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    let kept = 0;
    let width = innerWidth;
    const keep = (height: number) => {
      kept = height;
      current.style.setProperty('--kept', `${height}px`);
    };
    // Otherwise an alert in a sheet would inherit the height of the sheet.
    keep(0);
    const measure = () => {
      if (innerWidth !== width) {
        width = innerWidth;
        keep(0);
      }
      const isLoading = current.querySelector('[data-skeleton]') !== null;
      // What comes instead may be as high as the skeleton.
      if (isLoading) attempt(() => content?.observe(current, { subtree: true, childList: true }));
      else attempt(() => content?.disconnect());
      const { height } = current.getBoundingClientRect();
      if (height > kept && !isLoading) keep(height);
    };
    const sizes = watchSizes(measure);
    const content = attempt(() => new MutationObserver(measure));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      attempt(() => content?.disconnect());
    };
  }, [dialog]);
}
