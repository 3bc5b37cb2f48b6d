import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { LucideIcon } from 'lucide-react';
import type { StatementType } from '../../../generated/known-values.ts';
import { entryType } from '../../lib/entry-type.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { languageOf } from '../../lib/language-of.ts';
import { statusKind } from '../../lib/status-kind.ts';
import { Money } from '../../money/Money.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useAge } from '../../ui/use-age.ts';
import { PlacePicture } from './PlacePicture.tsx';
import { counterpartOf, descriptionOf, routeText, signOf, typeText, type Entry } from './statement-rules.ts';
import styles from './StatementRow.module.css';
import type { StatementWords } from './use-statement-words.ts';

const icons: Record<StatementType, LucideIcon> = {
  deposit: ArrowDownToLine,
  bonus: Gift,
  finish_bonus: CircleCheck,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
};

interface StatementRowProps {
  entry: Entry;
  words: StatementWords;
  /** Shows the details of the entry. */
  onOpen?: () => void;
}

export function StatementRow({ entry, words, onOpen }: StatementRowProps) {
  const age = useAge(entry.createdAt);
  const type = entryType(entry);
  const Icon = type ? icons[type] : ReceiptText;
  const typeName = typeText(entry, words.types);
  const description = descriptionOf(entry);
  // A bonus and its end have the same description, so the type is shown below it.
  const details = [description && typeName, routeText(entry, words.places)].filter(Boolean);
  const sign = signOf(entry);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <PlacePicture code={counterpartOf(entry)} places={words.places} />
        <Icon aria-hidden />
      </span>
      <div className={styles.activity}>
        <p lang={languageOf(description ?? '')}>{description ?? typeName}</p>
        {details.length > 0 && <p className={styles.detail}>{details.join(' · ')}</p>}
      </div>
      <p className={styles.amount} data-sign={sign} data-failed={statusKind(entry.status) === 'failed' || undefined}>
        <span>{sign}</span>
        <Money value={entry.amount} currency={words.currency} />
      </p>
      <p className={styles.time}>
        <DateTime value={entry.createdAt} /> <span className={styles.age}>{age}</span>
      </p>
      <span className={styles.status}>
        <StatusTag status={entry.status} />
      </span>
      {onOpen && (
        <button
          type="button"
          className={styles.open}
          aria-label={`${words.details}: ${description ?? typeName}, ${formatDateTime(entry.createdAt)}`}
          onClick={onOpen}
        />
      )}
    </li>
  );
}
