import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { mostPages, type PeriodReader } from './period-reader.ts';
import styles from './PeriodProgress.module.css';
import { pageCountOf } from './statement-rules.ts';

interface PeriodProgressProps {
  reader: PeriodReader;
  /** The number of entries of the statement. */
  total: number;
  /** What is missing; undefined if the whole period is loaded. */
  missing: string | undefined;
}

/** The progress of the reading of a period with Stop, then its result (B-15). */
export function PeriodProgress({ reader, total, missing }: PeriodProgressProps) {
  const t = useText('statement');
  const { pages, state, canGoOn } = reader.use();
  const most = Math.max(Math.min(pageCountOf(total), mostPages), pages.length, limits.firstPage);
  const page = Math.min(pages.length + limits.firstPage, most);
  const reading = t('readingPage', { page, pages: most });
  const isReading = state === 'reading';
  return (
    <div className={styles.progress}>
      {isReading && <ProgressBar label={reading} percent={(pages.length / most) * 100} />}
      {isReading && <p>{reading}</p>}
      <p role="status" data-missing={missing !== undefined || undefined}>
        {!isReading && (missing ?? t('periodLoaded'))}
      </p>
      {isReading && <Button onPress={reader.stop}>{t('stopReading')}</Button>}
      {canGoOn && <Button onPress={reader.goOn}>{t('goOnReading')}</Button>}
    </div>
  );
}
