import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { statementQuery } from '../../api/statement.ts';
import { askPastCache } from '../../api/wire/query/ask-past-cache.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { createPeriodReader, oldestDayIn } from './period-reader.ts';
import {
  everything,
  filterEntries,
  hasPeriod,
  isNarrowed,
  isReversed,
  type StatementFilter,
} from './statement-filter.ts';
import { mergePages, sortedByTime, type ReadPage } from './statement-rules.ts';

const canBeRead = (filter: StatementFilter) => hasPeriod(filter) && !isReversed(filter);

/**
 * The filter and what it finds: in the pages loaded by the member, or, for a period, in the pages back to its start, which
 * are then read (B-15).
 */
export function useFilteredStatement(loadedPages: readonly ReadPage[]) {
  const t = useText('statement');
  const c = useText('common');
  const queries = useQueryClient();
  const [filter, setFilter] = useState(everything);
  const [reader] = useState(() =>
    createPeriodReader((page, signal) => askPastCache(queries, statementQuery(page), signal)),
  );
  useEffect(() => reader.stop, [reader]);
  const { pages, state } = reader.use();
  const isPeriod = canBeRead(filter);
  // A loaded page may be newer, because entries in progress are read again.
  const searched = isPeriod ? [...pages, ...loadedPages.filter(({ page }) => page <= pages.length)] : loadedPages;
  const searchedEntries = mergePages(searched);

  const day = oldestDayIn(pages);
  const missing = day === undefined ? t('periodNotLoaded') : t('incomplete', { day });
  const period = isPeriod ? { reader, state, missing: state === 'complete' ? undefined : missing } : undefined;
  const leftOut = (isPeriod ? pages : loadedPages).reduce((sum, page) => sum + leftOutOf(page, 'statements'), 0);
  return {
    filter,
    /** Undefined without a valid period. */
    period,
    searchedCount: searchedEntries.length,
    found: isNarrowed(filter) ? filterEntries(sortedByTime(searchedEntries), filter) : searchedEntries,
    /** Number of unreadable entries. */
    leftOut,
    /** What `found` does not contain. */
    notes: [period?.missing, leftOut > 0 ? c('leftOut', { count: leftOut }) : undefined].filter(
      (note) => note !== undefined,
    ),
    change: (next: StatementFilter) => {
      setFilter(next);
      if (!canBeRead(next)) reader.stop();
      else if (!isPeriod || next.from !== filter.from) reader.read(next.from);
    },
    readAgain: () => {
      if (isPeriod) reader.read(filter.from);
    },
  };
}
