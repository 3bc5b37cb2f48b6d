import { useSyncExternalStore } from 'react';

// The same breakpoint as in the style sheets, where modals become cards.
const wide = matchMedia('(min-width: 960px)');

function follow(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room beside the content. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => wide.matches,
    () => false,
  );
