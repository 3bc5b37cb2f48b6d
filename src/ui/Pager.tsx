import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { useText } from '../i18n/use-text.ts';
import { pageWindow } from '../lib/page-window.ts';
import styles from './Pager.module.css';
import { PagerButton } from './PagerButton.tsx';
import { useSayChange } from './use-say-change.ts';

interface PagerProps {
  /** The first page is 1. May exceed the last page if the list has become shorter. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** A pager for lists of known length: first, previous, page numbers, next, last. */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  const t = useText('common');
  useSayChange(page, t('pageOf', { n: page, total: pageCount }));
  if (pageCount <= 1 && page <= pageCount) return null;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <div className={styles.back}>
        <PagerButton label={t('firstPage')} disabled={isFirst} onPress={() => onPage(1)}>
          <ChevronsLeft aria-hidden />
        </PagerButton>
        <PagerButton label={t('previousPage')} disabled={isFirst} onPress={() => onPage(Math.min(page - 1, pageCount))}>
          <ChevronLeft aria-hidden />
        </PagerButton>
      </div>
      <div className={styles.numbers}>
        {pageWindow(page, pageCount).map((each) => (
          <PagerButton key={each} label={t('page', { n: each })} current={each === page} onPress={() => onPage(each)}>
            {each}
          </PagerButton>
        ))}
      </div>
      <div className={styles.forward}>
        <PagerButton label={t('nextPage')} disabled={isLast} onPress={() => onPage(page + 1)}>
          <ChevronRight aria-hidden />
        </PagerButton>
        <PagerButton label={t('lastPage')} disabled={isLast} onPress={() => onPage(pageCount)}>
          <ChevronsRight aria-hidden />
        </PagerButton>
      </div>
    </nav>
  );
}
