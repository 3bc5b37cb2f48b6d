import { useLayoutEffect, useRef, useState } from 'react';
import { attempt } from '../lib/attempt.ts';
import { watchSizes } from './watch-sizes.ts';

/** Whether the content of an element is higher than the element. */
export function useScrolls() {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight);
    const sizes = watchSizes(look);
    // In a box of fixed height only the children change their size.
    const watch = () => {
      sizes.disconnect();
      for (const element of [box, ...box.children]) sizes.observe(element);
    };
    const children = attempt(() => new MutationObserver(watch));
    attempt(() => children?.observe(box, { childList: true }));
    watch();
    return () => {
      sizes.disconnect();
      attempt(() => children?.disconnect());
    };
  }, []);
  return { ref, scrolls };
}
