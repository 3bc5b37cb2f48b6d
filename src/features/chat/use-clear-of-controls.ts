import { useEffect, type RefObject } from 'react';
import { watchSizes } from '../../ui/watch-sizes.ts';

/** In pixels, between the floating element and the control below it. */
const gap = 8;

/** How far a box must move up to overlap none of the others. */
export function heightToClear(box: DOMRectReadOnly, others: readonly DOMRectReadOnly[]): number {
  let lift = 0;
  // From the lowest up: a control that was passed cannot overlap again.
  for (const other of [...others].sort((one, next) => next.bottom - one.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right;
    const isAboveOrBelow = other.bottom <= box.top - lift || other.top >= box.bottom - lift;
    if (!isBeside && !isAboveOrBelow) lift = box.bottom - other.top + gap;
  }
  return lift;
}

/** Moves a floating element up, so that it never covers a control of the page. */
export function useClearOfControls(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    const page = element?.closest('main');
    if (!element || !page) return;
    const place = () => {
      element.style.translate = 'none';
      const controls = [...page.querySelectorAll('a, button, input, select, textarea')].filter(
        (control) => !element.contains(control),
      );
      const lift = heightToClear(
        element.getBoundingClientRect(),
        controls.map((control) => control.getBoundingClientRect()),
      );
      element.style.translate = lift > 0 ? `0 ${-lift}px` : 'none';
    };
    const sizes = watchSizes(place);
    sizes.observe(page);
    sizes.observe(element);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [floating]);
}
