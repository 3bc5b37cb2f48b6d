import { useText } from '../../i18n/use-text.ts';
import styles from './PeriodPresets.module.css';
import { periodOf, presets, type StatementFilter } from './statement-filter.ts';
import { useToday } from './use-today.ts';

interface PeriodPresetsProps {
  filter: StatementFilter;
  onChange: (filter: StatementFilter) => void;
}

/** Buttons for frequent periods. A second tap removes the period. */
export function PeriodPresets({ filter, onChange }: PeriodPresetsProps) {
  const t = useText('statement');
  const today = useToday();
  return (
    <div role="group" aria-label={t('period')} className={styles.presets}>
      {presets.map((preset) => {
        const period = periodOf(preset, today);
        const isChosen = period.from === filter.from && period.to === filter.to;
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={isChosen}
            onClick={() => {
              onChange({ ...filter, ...(isChosen ? { from: '', to: '' } : period) });
            }}
          >
            {t(preset)}
          </button>
        );
      })}
    </div>
  );
}
