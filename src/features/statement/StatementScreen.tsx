import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { statementQuery } from '../../api/statement.ts';
import { useWallet, walletQuery } from '../../api/wallet.ts';
import { readQuietly } from '../../api/wire/read-quietly.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { useSettling } from '../../money/use-settling.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { modalAddress, useModal, openedHere } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { everything, filterEntries, isNarrowed } from './statement-filter.ts';
import { mergePages, pageCountOf, pageFrom, pendingIn, sortedByTime } from './statement-rules.ts';
import { StatementExport } from './StatementExport.tsx';
import { StatementFilterFields } from './StatementFilterFields.tsx';
import { StatementList } from './StatementList.tsx';
import { StatementOwner } from './StatementOwner.tsx';
import styles from './StatementScreen.module.css';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { useStatement } from './use-statement.ts';
import { useStatementWords } from './use-statement-words.ts';

/** The statement, newest first. The page number is in the address. */
export function StatementScreen() {
  const t = useText('statement');
  const c = useText('common');
  const words = useStatementWords(useWallet().data);
  const [search, setSearch] = useSearchParams();
  const pageText = search.get('page');
  const page = pageFrom(pageText);
  const { query, total, pages } = useStatement(page);
  const loaded = mergePages(pages);
  const queries = useQueryClient();
  const pending = pendingIn(query.data?.statements ?? []);
  const isCovered = useModal().name !== null;
  useSettling(pending > 0 && !isCovered, async () => {
    const answer = await readQuietly(queries, statementQuery(page));
    // A settled entry may have changed the balance.
    if (answer && pendingIn(answer.statements) < pending) await readQuietly(queries, walletQuery());
  });
  const turnTo = (next: number) => {
    setSearch({ page: String(next) });
    window.scrollTo({ top: 0 });
  };
  const [filter, setFilter] = useState(everything);
  const isFiltered = isNarrowed(filter);
  const found = isFiltered ? filterEntries(sortedByTime(loaded), filter) : loaded;
  return (
    <>
      <PageHead title={c('statementTitle')}>
        <div className={styles.actions}>
          <Button look="link" busy={query.isFetching && query.data !== undefined} onPress={() => void query.refetch()}>
            {c('refresh')}
          </Button>
          <Link
            className={styles.uploads}
            to={modalAddress('slips', pageText === null ? {} : { page: pageText })}
            state={openedHere}
          >
            {t('uploadStatus')}
          </Link>
        </div>
      </PageHead>
      <StatementOwner />
      {loaded.length > 0 && (
        <StatementFilterFields filter={filter} words={words} count={loaded.length} onChange={setFilter} />
      )}
      <Loaded
        query={query}
        retry="always"
        skeleton={<StatementSkeleton />}
        leftOut={leftOutOf(query.data, 'statements')}
        isEmpty={(data) => data.statements.length === 0}
        empty={
          total === 0 || page === 1 ? (
            <EmptyState
              action={
                <Link to={modalAddress('deposit')} state={openedHere}>
                  {c('deposit')}
                </Link>
              }
            >
              {t('empty')}
            </EmptyState>
          ) : (
            <EmptyState>{c('noMoreEntries')}</EmptyState>
          )
        }
      >
        {(data) =>
          isFiltered && found.length === 0 ? (
            <EmptyState>{t('nothingMatches')}</EmptyState>
          ) : (
            <StatementList
              entries={isFiltered ? found : data.statements}
              words={words}
              turning={query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      {total !== undefined && total > 0 && (
        <div className={styles.pages}>
          <Pager page={page} pageCount={pageCountOf(total)} onPage={turnTo} />
        </div>
      )}
      {total !== undefined && <StatementExport entries={found} words={words} />}
    </>
  );
}
