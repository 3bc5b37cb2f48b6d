import { attempt } from '../lib/attempt.ts';

/** Calls the listener for the first size of each element and for later ones; without a ResizeObserver, with the window's. */
export function watchSizes(listener: () => void) {
  const observer = attempt(() => new ResizeObserver(listener));
  const observes = (element: Element) =>
    attempt(() => {
      observer?.observe(element);
      return observer !== undefined;
    }) === true;
  return {
    observe: (element: Element) => {
      if (observes(element)) return;
      listener();
      addEventListener('resize', listener);
    },
    disconnect: () => {
      attempt(() => observer?.disconnect());
      removeEventListener('resize', listener);
    },
  };
}
