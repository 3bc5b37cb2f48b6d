import { useLayoutEffect, type RefObject } from 'react';
import { useVisibleArea } from './use-visible-area.ts';

/** In pixels: lower than any keyboard, higher than browser bars. */
const leastKeyboard = 120;

/**
 * The position of a dialog above the on-screen keyboard; undefined without a keyboard. The focused element is scrolled into
 * the visible part.
 */
export function useAboveKeyboard(dialog: RefObject<HTMLElement | null>) {
  const area = useVisibleArea();
  const covered = area ? window.innerHeight - area.top - area.height : 0;
  const isOpen = covered >= leastKeyboard;
  const height = isOpen ? area?.height : undefined;
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (height !== undefined && dialog.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [height, dialog]);
  return isOpen && area ? { top: area.top, bottom: covered, maxHeight: area.height } : undefined;
}
