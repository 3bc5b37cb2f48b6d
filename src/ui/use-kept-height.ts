import { useLayoutEffect, type RefObject } from 'react';
import { watchSizes } from './watch-sizes.ts';

/** Keeps the greatest height that an open dialog has had, in `--kept`, until the width of the window changes. */
export function useKeptHeight(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    let kept = 0;
    let width = innerWidth;
    const sizes = watchSizes(() => {
      if (innerWidth !== width) {
        width = innerWidth;
        kept = 0;
        current.style.removeProperty('--kept');
      }
      const { height } = current.getBoundingClientRect();
      if (height <= kept) return;
      kept = height;
      current.style.setProperty('--kept', `${kept}px`);
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
    };
  }, [dialog]);
}
