import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { statementQuery } from '../../api/statement.ts';
import { walletQuery } from '../../api/wallet.ts';
import { readQuietly } from '../../api/wire/read-quietly.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { useSettling } from '../../money/use-settling.ts';
import { announce } from '../../ui/announcements.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { statementCsv, statementFileName } from './statement-csv.ts';
import { mergePages, pageCountOf, pageFrom, pendingIn } from './statement-rules.ts';
import { StatementList } from './StatementList.tsx';
import styles from './StatementScreen.module.css';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { useStatement } from './use-statement.ts';
import { useStatementWords } from './use-statement-words.ts';

/** R-346…R-357: what happened to the money, newest first; the page in view stands in the address. */
export function StatementScreen() {
  const t = useText('statement');
  const c = useText('common');
  const words = useStatementWords();
  const [search, setSearch] = useSearchParams();
  const pageText = search.get('page');
  const page = pageFrom(pageText);
  const { query, total, pages } = useStatement(page);
  const loaded = mergePages(pages);
  const queries = useQueryClient();
  const pending = pendingIn(query.data?.statements ?? []);
  useSettling(pending > 0, async () => {
    const answer = await readQuietly(queries, statementQuery(page));
    // What has settled may have moved money.
    if (answer && pendingIn(answer.statements) < pending) await readQuietly(queries, walletQuery());
  });
  const turnTo = (next: number) => {
    setSearch({ page: String(next) });
    window.scrollTo({ top: 0 });
  };
  const exportCsv = () => {
    const content = new Blob([statementCsv(loaded, words)], { type: 'text/csv;charset=utf-8' });
    downloadFile(statementFileName(new Date()), content);
    announce(t('exported'));
  };
  return (
    <>
      <PageHead title={c('statementTitle')}>
        <Link
          className={styles['uploads']}
          to={modalAddress('slips', pageText === null ? {} : { page: pageText })}
          state={openedHere}
        >
          {t('uploadStatus')}
        </Link>
      </PageHead>
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
        {(data) => <StatementList entries={data.statements} words={words} turning={query.isPlaceholderData} />}
      </Loaded>
      {total !== undefined && total > 0 && <Pager page={page} pageCount={pageCountOf(total)} onPage={turnTo} />}
      {loaded.length > 0 && (
        <div className={styles['export']}>
          <Button onPress={exportCsv}>{t('exportCsv')}</Button>
          <p>{t('exportNote', { count: loaded.length })}</p>
        </div>
      )}
    </>
  );
}
