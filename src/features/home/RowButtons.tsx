import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState, type RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PagerButton } from '../../ui/Pager.tsx';

/** In pixels. What is left to scroll below it is a margin, not a card. */
const margin = 20;

interface RowButtonsProps {
  /** The element that scrolls. */
  row: RefObject<HTMLElement | null>;
  /** The number of its cards. */
  count: number;
  /** The name of the row. */
  name: string;
}

/** The buttons that move a row by the cards that it shows; nothing if it shows all of them. */
export function RowButtons({ row, count, name }: RowButtonsProps) {
  const t = useText('home');
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setAtStart(scrollLeft < margin);
      setAtEnd(scrollWidth - clientWidth - scrollLeft < margin);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, count]);
  if (atStart && atEnd) return null;
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * widthOfShown(row.current) });
  return (
    <>
      <PagerButton label={`${t('previousGames')}, ${name}`} disabled={atStart} onPress={() => move(-1)}>
        <ChevronLeft aria-hidden />
      </PagerButton>
      <PagerButton label={`${t('nextGames')}, ${name}`} disabled={atEnd} onPress={() => move(1)}>
        <ChevronRight aria-hidden />
      </PagerButton>
    </>
  );
}

/** The width of the cards that the row shows whole, with their gaps. */
function widthOfShown({ clientWidth, children }: HTMLElement): number {
  const [first, second] = [...children].map((card) => card.getBoundingClientRect());
  if (!first || !second) return 0;
  const pitch = second.left - first.left;
  const gap = second.left - first.right;
  return Math.max(1, Math.floor((clientWidth + gap) / pitch)) * pitch;
}
