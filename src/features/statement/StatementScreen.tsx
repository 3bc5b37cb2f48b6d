import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link, useSearchParams } from 'react-router-dom';
import { depositQuery } from '../../api/lookup.ts';
import { statementQuery } from '../../api/statement.ts';
import { useWallet, walletQuery } from '../../api/wallet.ts';
import { readQuietly } from '../../api/wire/query/read-again.ts';
import type { Input, Schemas } from '../../api/wire/types.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { limits } from '../../lib/limits.ts';
import { useSettling } from '../../money/use-settling.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyLedger } from '../../ui/EmptyLedger.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { modalAddress, openedHere, useModal } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageTitle.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PeriodPresets } from './PeriodPresets.tsx';
import { PeriodSums } from './PeriodSums.tsx';
import { PeriodProgress } from './PeriodProgress.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { isNarrowed } from './statement-filter.ts';
import { pageCountOf, pageFrom, pendingIn } from './statement-rules.ts';
import { StatementExport } from './StatementExport.tsx';
import { StatementFilterFields } from './StatementFilterFields.tsx';
import { StatementList } from './StatementList.tsx';
import styles from './StatementScreen.module.css';
import { useFilteredStatement } from './use-filtered-statement.ts';
import { usePeriodText, useStatementHead } from './use-statement-head.ts';
import { useStatementWords } from './use-statement-words.ts';

/** The statement, newest first. The page number is in the address. */
export function StatementScreen() {
  const t = useText('statement');
  const c = useText('common');
  const banks = useQuery(depositQuery()).data?.banks;
  const wallet = useWallet();
  const words = useStatementWords(wallet.data, banks);
  const [search, setSearch] = useSearchParams();
  const pageText = search.get('page');
  const page = pageFrom(pageText);
  const { query, total, pages } = useStatement(page);
  const { filter, period, searchedCount, found, leftOut, notes, change, readAgain } = useFilteredStatement(pages);
  const periodText = usePeriodText();
  const headOf = useStatementHead({ filter, words, notes });
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
  const isFiltered = isNarrowed(filter);
  const shown = isFiltered ? found : (query.data?.statements ?? []);
  const list = (
    <StatementList
      key={JSON.stringify(filter)}
      entries={shown}
      words={words}
      turning={query.isPlaceholderData && !isFiltered}
    />
  );
  const isRefreshing = period ? period.state === 'reading' : query.isFetching && query.data !== undefined;
  return (
    <>
      <PageHead title={c('statementTitle')}>
        <div className={styles.actions}>
          {(query.data !== undefined || period !== undefined) && (
            <Button
              look="link"
              busy={isRefreshing}
              name={c('refresh')}
              onPress={() => {
                if (period) readAgain();
                else void query.refetch();
              }}
            >
              <RefreshCw aria-hidden />
            </Button>
          )}
          <Link
            className={styles.uploads}
            to={modalAddress('slips', pageText === null ? {} : { page: pageText })}
            state={openedHere}
          >
            {t('uploadStatus')}
          </Link>
        </div>
      </PageHead>
      {/* It names the accounts and the currency. */}
      {query.data && <Loaded query={wallet} />}
      <PrintedHead headAt={(now) => headOf(shown.length, now)} />
      {(searchedCount > 0 || period) && (
        <>
          <PeriodPresets filter={filter} onChange={change} />
          <StatementFilterFields filter={filter} words={words} count={searchedCount} onChange={change} />
        </>
      )}
      {period ? (
        <>
          <p className={styles.period}>{periodText(filter)}</p>
          <PeriodProgress
            reader={period.reader}
            period={periodText(filter)}
            total={total ?? 0}
            missing={period.missing}
          />
          {period.missing === undefined && <PeriodSums entries={found} currency={words.currency} />}
          {shown.length > 0 && list}
          {shown.length === 0 && period.state === 'reading' && <StatementSkeleton />}
          {shown.length === 0 && period.state === 'complete' && <EmptyState>{t('noMatches')}</EmptyState>}
          <LeftOut count={leftOut} />
        </>
      ) : (
        <Loaded
          query={query}
          retry="always"
          notLoaded={t('notLoaded')}
          skeleton={<StatementSkeleton />}
          leftOut={leftOutOf(query.data, 'statements')}
          isEmpty={(data) => data.statements.length === 0}
          empty={
            total === 0 || page === 1 ? (
              <EmptyState
                picture={<EmptyLedger coin />}
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
          {() => {
            if (shown.length > 0) return list;
            const isAll = total !== undefined && searchedCount >= total;
            return <EmptyState>{isAll ? t('noMatches') : t('nothingMatches', { count: searchedCount })}</EmptyState>;
          }}
        </Loaded>
      )}
      {!period && total !== undefined && total > 0 && (
        <div className={styles.pages}>
          <Pager page={page} pageCount={pageCountOf(total)} onPage={turnTo} />
        </div>
      )}
      {total !== undefined && total > 0 && (
        <StatementExport
          entries={found}
          words={words}
          headAt={(now) => headOf(found.length, now)}
          note={period ? (period.missing ?? t('periodLoaded')) : t('exportNote', { count: found.length })}
        />
      )}
    </>
  );
}

function StatementSkeleton() {
  return (
    <div className={styles.waitingLedger}>
      <Skeleton>
        {Array.from({ length: limits.pageSize }, (_, index) => (
          <span key={index} className={styles.waitingRow} />
        ))}
      </Skeleton>
    </div>
  );
}

type StatementPage = Schemas['StatementPage'];

/**
 * One page of the statement, and the other pages read so far. The previous page stays visible while the next one loads.
 */
function useStatement(page: number) {
  const queries = useQueryClient();
  // Opening the statement and changing the page read it again, because entries change outside the app.
  const query = useQuery({ ...statementQuery(page), staleTime: alwaysStale, placeholderData: keepPreviousData });
  const [tag, operationId] = statementQuery(limits.firstPage).queryKey;
  const read = queries
    .getQueryCache()
    .findAll({ queryKey: [tag, operationId] })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey, state: { dataUpdatedAt: readAt } }) => {
      const answer = queries.getQueryData<StatementPage>(queryKey);
      const { body } = queryKey[2] as Input<'listStatements'>; // query() creates the keys like this
      return answer ? { ...answer, page: body.page, readAt } : [];
    });
  return {
    query,
    /** The total of the page read last, so that the pager stays when a page fails. */
    total: query.data?.total ?? read[0]?.total,
    /** All cached pages, the one read last first. */
    pages: read,
  };
}
