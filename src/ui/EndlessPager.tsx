import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../i18n/use-text.ts';
import styles from './EndlessPager.module.css';
import { PagerButton } from './PagerButton.tsx';
import { useSayChange } from './use-say-change.ts';

interface EndlessPagerProps {
  /** The first page is 1. */
  page: number;
  /** Whether there may be a next page. */
  hasNext: boolean;
  /** The next page turned out to be empty. */
  ended: boolean;
  onPage: (page: number) => void;
}

/** A pager for lists of unknown length: previous and next only. `useEndlessPages` provides its values. */
export function EndlessPager({ page, hasNext, ended, onPage }: EndlessPagerProps) {
  const t = useText('common');
  useSayChange(page, t('page', { n: page }));
  if (page === 1 && !hasNext && !ended) return null;
  return (
    <>
      <p role="status" className={styles.end}>
        {ended && t('noMoreEntries')}
      </p>
      <nav className={styles.pager} aria-label={t('pages')}>
        <PagerButton label={t('previousPage')} disabled={page === 1} onPress={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden />
        </PagerButton>
        <span>{t('page', { n: page })}</span>
        <PagerButton label={t('nextPage')} disabled={!hasNext} onPress={() => onPage(page + 1)}>
          <ChevronRight aria-hidden />
        </PagerButton>
      </nav>
    </>
  );
}
