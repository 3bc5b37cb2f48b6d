import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { pageWindow } from '../lib/page-window.ts';
import { announce } from './Announcer.tsx';
import styles from './Pager.module.css';

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

interface PagerButtonProps {
  label: string;
  children: ReactNode;
  current?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** One button of a pager. Stays focusable when disabled, so that the keyboard focus is not lost. */
export function PagerButton({ label, children, current = false, disabled = false, onPress }: PagerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      className={styles.button}
      onClick={() => {
        if (!disabled && !current) onPress();
      }}
    >
      {children}
    </button>
  );
}

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
      <nav className={styles.endless} aria-label={t('pages')}>
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

/** Announces the text when its value changes, but not at first and not when only the language changes. */
function useSayChange(value: number, text: string): void {
  const said = useRef(value);
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    announce(text);
  }, [value, text]);
}
