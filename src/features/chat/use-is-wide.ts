import { useSyncExternalStore } from 'react';

// Where modals become cards; the style sheets say the same.
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
