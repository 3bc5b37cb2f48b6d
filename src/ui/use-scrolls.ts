import { useLayoutEffect, useRef, useState } from 'react';

/** Whether the content of an element is higher than the element. */
export function useScrolls() {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight);
    const sizes = new ResizeObserver(look);
    // In a box of fixed height only the children change their size.
    const watch = () => {
      sizes.disconnect();
      for (const element of [box, ...box.children]) sizes.observe(element);
    };
    const children = new MutationObserver(watch);
    children.observe(box, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, []);
  return { ref, scrolls };
}
