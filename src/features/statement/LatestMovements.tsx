import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { statementQuery } from '../../api/statement.ts';
import { walletQuery } from '../../api/wallet.ts';
import { readQuietly } from '../../api/wire/query/read-again.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { useSettling } from '../../money/use-settling.ts';
import { paths } from '../../paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState } from '../../ui/load-state.ts';
import { useModal } from '../../ui/modal-address.ts';
import styles from './LatestMovements.module.css';
import { pendingIn } from './statement-rules.ts';
import { StatementRow } from './StatementRow.tsx';
import { useStatementWords } from './use-statement-words.ts';

const shownEntries = 3;

/** The latest movements with a link to the statement (B-23). The wallet names their accounts and their currency. */
export function LatestMovements() {
  const t = useText('statement');
  const c = useText('common');
  // Home reads the statement itself. Do not read it twice.
  const wallet = useQuery({ ...walletQuery(), enabled: false });
  const words = useStatementWords(wallet.data);
  const queries = useQueryClient();
  const newest = statementQuery(limits.firstPage);
  const query = useQuery({ ...newest, staleTime: alwaysStale });
  const { data } = query;
  const entries = data?.statements.slice(0, shownEntries) ?? [];
  const pending = pendingIn(entries);
  const readPending = async () => {
    const answer = await readQuietly(queries, newest);
    if (answer && pendingIn(answer.statements.slice(0, shownEntries)) < pending) {
      await readQuietly(queries, walletQuery());
    }
  };
  const failed = loadState(query) === 'failed';
  if (!wallet.data || (entries.length === 0 && !failed)) return null;
  return (
    <section aria-label={t('latest')} className={styles.latest}>
      <header>
        <h2>{t('latest')}</h2>
        <Link to={paths.statement}>{c('statementTitle')}</Link>
      </header>
      <Loaded query={query}>
        {() => (
          <ul data-beside>
            {entries.map((entry, index) => (
              <StatementRow key={index} entry={entry} words={words} />
            ))}
          </ul>
        )}
      </Loaded>
      {pending > 0 && <Settling read={readPending} />}
    </section>
  );
}

/** Reads pending movements again. It is a separate component, because opening a sheet renders it again. */
function Settling({ read }: { read: () => Promise<void> }) {
  // A modal over home reads its own data, often the same statement.
  useSettling(useModal().name === null, read);
  return null;
}
