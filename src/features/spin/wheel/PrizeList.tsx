import { useId } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import styles from './PrizeList.module.css';

/** The slices as complete text, because the wheel may shorten labels (B-09). */
export function PrizeList({ slices }: { slices: readonly Schemas['SpinSlice'][] }) {
  const t = useText('spin');
  const id = useId();
  return (
    <section className={styles.prizes}>
      <h2 id={id}>{t('prizes')}</h2>
      <ul aria-labelledby={id}>
        {slices.map(({ code, label, bgColor }, index) => (
          // A server may send equal slices, and the list is replaced as a whole.
          <li key={`${index} ${code}`} lang={languageOf(label)}>
            <span className={styles.color} style={{ backgroundColor: bgColor }} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
