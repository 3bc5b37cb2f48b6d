import { attempt } from '../lib/attempt.ts';

/** A media query; it never matches where the browser cannot tell. */
export function mediaQuery(query: string) {
  const list = attempt(() => matchMedia(query));
  return {
    matches: () => list?.matches === true,
    listen: (listener: () => void) => {
      attempt(() => list?.addEventListener('change', listener));
      return () => {
        attempt(() => list?.removeEventListener('change', listener));
      };
    },
  };
}

/** Whether the member wants less motion. */
export const wantsLessMotion = (): boolean => mediaQuery('(prefers-reduced-motion: reduce)').matches();
