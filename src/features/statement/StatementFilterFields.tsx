import { statementTypes } from '../../../generated/known-values.ts';
import { useText } from '../../i18n/use-text.ts';
import { knownValue } from '../../lib/known-value.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { everything, hasPeriod, isNarrowed, isReversed, type StatementFilter } from './statement-filter.ts';
import styles from './StatementFilterFields.module.css';
import type { StatementWords } from './use-statement-words.ts';

interface StatementFilterFieldsProps {
  filter: StatementFilter;
  words: StatementWords;
  /** The number of entries that are searched without a period. */
  count: number;
  onChange: (filter: StatementFilter) => void;
}

/** Filters the statement by kind and period. Says that without a period only loaded entries are searched. */
export function StatementFilterFields({ filter, words, count, onChange }: StatementFilterFieldsProps) {
  const t = useText('statement');
  const c = useText('common');
  return (
    <details className={styles.filter}>
      <summary>{t('filter')}</summary>
      <div className={styles.fields}>
        <SelectField
          label={words.columns.type}
          options={statementTypes.map((type) => ({ value: type, label: words.types[type] }))}
          placeholder={c('all')}
          value={filter.kind}
          onChange={({ target }) => {
            onChange({ ...filter, kind: knownValue(statementTypes, target.value) ?? '' });
          }}
        />
        <Field
          label={t('fromDay')}
          type="date"
          value={filter.from}
          onChange={({ target }) => {
            onChange({ ...filter, from: target.value });
          }}
        />
        <Field
          label={t('toDay')}
          type="date"
          value={filter.to}
          error={isReversed(filter) ? t('daysReversed') : undefined}
          onChange={({ target }) => {
            onChange({ ...filter, to: target.value });
          }}
        />
      </div>
      <div className={styles.note}>
        {!hasPeriod(filter) && <p>{t('filterNote', { count })}</p>}
        {isNarrowed(filter) && (
          <div ref={passFocusOn}>
            <Button
              look="link"
              onPress={() => {
                onChange(everything);
              }}
            >
              {t('showAll')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
