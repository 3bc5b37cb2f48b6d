import { useLayoutEffect, type RefObject } from 'react';
import { useVisibleArea } from './use-visible-area.ts';

/** Less than any keyboard, more than the bars of a browser that come and go. */
const leastKeyboard = 120;

/**
 * Where a dialog must stand to be above the phone's keyboard; undefined while there is none. What has the focus in the dialog is
 * scrolled into what is left of it.
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
