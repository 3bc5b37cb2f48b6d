import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PagerButton } from '../../ui/Pager.tsx';
import { watchSizes } from '../../ui/watch-sizes.ts';

/** In pixels. What is left to scroll below it is a margin, not a card. */
const margin = 20;

interface RowButtonsProps {
  /** The name of the row. */
  name: string;
  /** The number of its cards. */
  count: number;
  className: string | undefined;
}

/** The buttons that move the row of their section by the cards that it shows; nothing if it shows all of them. */
export function RowButtons({ name, count, className }: RowButtonsProps) {
  const c = useText('common');
  const buttons = useRef<HTMLDivElement>(null);
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const element = rowOf(buttons.current);
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setAtStart(scrollLeft < margin);
      setAtEnd(scrollWidth - clientWidth - scrollLeft < margin);
    };
    const sizes = watchSizes(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count]);
  const move = (direction: 1 | -1) => {
    const element = rowOf(buttons.current);
    element?.scrollBy({ left: direction * widthOfShown(element) });
  };
  return (
    <div ref={buttons} className={className}>
      {!(atStart && atEnd) && (
        <>
          <PagerButton label={`${c('previousPage')}, ${name}`} disabled={atStart} onPress={() => move(-1)}>
            <ChevronLeft aria-hidden />
          </PagerButton>
          <PagerButton label={`${c('nextPage')}, ${name}`} disabled={atEnd} onPress={() => move(1)}>
            <ChevronRight aria-hidden />
          </PagerButton>
        </>
      )}
    </div>
  );
}

const rowOf = (buttons: HTMLElement | null) => buttons?.closest('section')?.querySelector('ul');

/** The width of the cards that the row shows whole, with their gaps. */
function widthOfShown({ clientWidth, children }: HTMLElement): number {
  const [first, second] = [...children].map((card) => card.getBoundingClientRect());
  if (!first || !second) return 0;
  const pitch = second.left - first.left;
  const gap = second.left - first.right;
  return Math.max(1, Math.floor((clientWidth + gap) / pitch)) * pitch;
}
