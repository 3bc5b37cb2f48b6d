import { useSyncExternalStore } from 'react';

// The same breakpoint as in the style sheets, where modals become cards.
const query = () => matchMedia('(min-width: 960px)');

function follow(listener: () => void) {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room beside the content. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => false,
  );
