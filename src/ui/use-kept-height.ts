import { useLayoutEffect, type RefObject } from 'react';
import { watchSizes } from './watch-sizes.ts';

/** Keeps the greatest height that an open dialog has had, in `--kept`, until the width of the window changes. */
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
    const sizes = watchSizes(() => {
      if (innerWidth !== width) {
        width = innerWidth;
        keep(0);
      }
      const { height } = current.getBoundingClientRect();
      if (height > kept) keep(height);
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
    };
  }, [dialog]);
}
