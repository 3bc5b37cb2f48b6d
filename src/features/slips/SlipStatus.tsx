import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { languageOf } from '../../lib/language-of.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { reasonOf } from './slip-rules.ts';
import styles from './SlipStatus.module.css';

/** The status of a slip, the reason of a failure, and what the member can do next (B-07). */
export function SlipStatus({ slip }: { slip: Schemas['Slip'] }) {
  const reasons = useText('slipReasons');
  const reason = reasonOf(slip.note);
  return (
    <>
      <StatusTag status={slip.status} />
      {reason && 'raw' in reason && (
        <p className={styles.reason} lang={languageOf(reason.raw)}>
          {reason.raw}
        </p>
      )}
      {reason && 'text' in reason && (
        <>
          <p className={styles.reason}>
            <ContactText>{reasons(reason.text)}</ContactText>
          </p>
          <p className={styles.next}>
            <ContactText>{reasons(reason.nextStep)}</ContactText>
          </p>
        </>
      )}
    </>
  );
}
