import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { mostPages, type PeriodReader } from './period-reader.ts';
import styles from './PeriodProgress.module.css';
import { pageCountOf } from './statement-rules.ts';

interface PeriodProgressProps {
  reader: PeriodReader;
  /** The period in words. */
  period: string;
  /** The number of entries of the statement. */
  total: number;
  /** What is missing; undefined if the whole period is loaded. */
  missing: string | undefined;
}

/** The progress of the reading of a period with Stop, then its result (B-15). */
export function PeriodProgress({ reader, period, total, missing }: PeriodProgressProps) {
  const t = useText('statement');
  const { pages, state, canGoOn } = reader.use();
  const most = Math.max(Math.min(pageCountOf(total), mostPages), pages.length, limits.firstPage);
  const page = Math.min(pages.length + limits.firstPage, most);
  const reading = t('readingPage', { page, pages: most });
  const isReading = state === 'reading';
  return (
    <section aria-label={period} className={styles.progress}>
      {isReading && <ProgressBar label={reading} percent={(pages.length / most) * 100} />}
      {isReading && <p>{reading}</p>}
      <p role="status" data-missing={missing !== undefined || undefined}>
        {!isReading && (missing ?? t('periodLoaded'))}
      </p>
      {(isReading || canGoOn) && (
        <div ref={passFocusOn}>
          {/* One button, which keeps the focus. */}
          <Button onPress={isReading ? reader.stop : reader.goOn}>
            {t(isReading ? 'stopReading' : 'goOnReading')}
          </Button>
        </div>
      )}
    </section>
  );
}
