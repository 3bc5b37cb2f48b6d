import { useText } from '../../i18n/use-text.ts';
import { announce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { statementCsv, statementFileName } from './statement-csv.ts';
import styles from './StatementExport.module.css';
import type { Entry } from './statement-rules.ts';
import type { StatementHead } from './use-statement-head.ts';
import type { StatementWords } from './use-statement-words.ts';
import { toast } from '../../ui/Toasts.tsx';

interface StatementExportProps {
  /** The entries to export: those of the period or the loaded ones, if they match the filter. */
  entries: readonly Entry[];
  words: StatementWords;
  headAt: (now: number) => StatementHead;
  /** What the export contains. */
  note: string;
}

/** Export as CSV and print (B-15, B-22). Without entries the export is disabled with a reason. */
export function StatementExport({ entries, words, headAt, note }: StatementExportProps) {
  const t = useText('statement');
  return (
    <div className={styles.export}>
      <Button
        disabled={entries.length === 0}
        onPress={() => {
          const now = new Date();
          const csv = statementCsv(entries, words, headAt(now.getTime()));
          try {
            downloadFile(statementFileName(now), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
            announce(t('exported'));
          } catch {
            toast('danger', t('notExported'));
          }
        }}
      >
        {t('exportCsv')}
      </Button>
      <Button
        onPress={() => {
          try {
            window.print();
          } catch {
            toast('danger', t('notPrinted'));
          }
        }}
      >
        {t('print')}
      </Button>
      <p>{entries.length === 0 ? t('exportNothing') : note}</p>
    </div>
  );
}
