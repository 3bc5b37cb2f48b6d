import { useText } from '../../i18n/use-text.ts';
import { announce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { statementCsv, statementFileName } from './statement-csv.ts';
import styles from './StatementExport.module.css';
import type { Entry } from './statement-rules.ts';
import type { StatementWords } from './use-statement-words.ts';

interface StatementExportProps {
  /** The entries to export: the loaded ones that match the filter. */
  entries: readonly Entry[];
  words: StatementWords;
}

/** Export as CSV and print (B-15, B-22). Without entries the export is disabled with a reason. */
export function StatementExport({ entries, words }: StatementExportProps) {
  const t = useText('statement');
  return (
    <div className={styles.export}>
      <Button
        disabled={entries.length === 0}
        onPress={() => {
          const content = new Blob([statementCsv(entries, words)], { type: 'text/csv;charset=utf-8' });
          downloadFile(statementFileName(new Date()), content);
          announce(t('exported'));
        }}
      >
        {t('exportCsv')}
      </Button>
      <Button
        onPress={() => {
          window.print();
        }}
      >
        {t('print')}
      </Button>
      <p>{entries.length === 0 ? t('exportNothing') : t('exportNote', { count: entries.length })}</p>
    </div>
  );
}
