import type { RefCallback } from 'react';
import { announce } from './Announcer.tsx';
import { focusPage } from './SkipLink.tsx';

/** The parts of a page that have a name, which a screen reader says when they take the focus. */
const named = 'dialog, section[aria-label], section[aria-labelledby], [role=group]:is([aria-label], [aria-labelledby])';

/**
 * A ref for what a press on it removes. If the focus was there, the named part around it takes it: the browser would drop it, and
 * a screen reader would say nothing.
 */
export const passFocusOn: RefCallback<HTMLElement> = (removed) => {
  if (removed === null) return undefined;
  return () => {
    if (!removed.contains(document.activeElement)) return;
    const around = namedAround(removed);
    // After the effects of what replaces it.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      // It may have removed parts around it too.
      const left = around.find(({ isConnected }) => isConnected);
      if (!left) {
        focusPage();
        // Orca says nothing of a heading that takes the focus after what had it was removed.
        announce(document.querySelector('main h1')?.textContent ?? '');
        return;
      }
      if (!left.hasAttribute('tabindex')) left.tabIndex = -1;
      left.focus({ preventScroll: true });
    });
  };
};

function namedAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>(named);
  return around ? [around, ...namedAround(around)] : [];
}
