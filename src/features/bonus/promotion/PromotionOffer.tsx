import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import styles from './PromotionOffer.module.css';

/** A promotion in the server's words; the percentage is unchanged. */
export function PromotionOffer({ promotion }: { promotion: Schemas['Promotion'] }) {
  const t = useText('common');
  const { description, percentFail } = promotion;
  return (
    <>
      <p className={styles.description} lang={languageOf(description)}>
        {description}
      </p>
      {percentFail !== null && <p className={styles.percent}>{t('failPercent', { n: percentFail })}</p>}
    </>
  );
}
