import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ReceiveQuestion.module.css';

interface ReceiveQuestionProps {
  /** Names the amount where it is known. */
  question: string;
  /** Percentages, shown as they are; null where the server gives none. */
  success: number | null;
  fail: number | null;
  /** The answer was yes and is on its way. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a reward is received. */
export function ReceiveQuestion({ question, success, fail, busy, onConfirm, onCancel }: ReceiveQuestionProps) {
  const t = useText('common');
  return (
    <div className={styles['question']}>
      <p className={styles['sentence']}>{question}</p>
      <ul className={styles['percentages']}>
        {success !== null && <li>{t('successPercent', { n: success })}</li>}
        {fail !== null && <li>{t('failPercent', { n: fail })}</li>}
      </ul>
      <Button look="primary" wide busy={busy} onPress={onConfirm}>
        {t('confirm')}
      </Button>
      <Button wide disabled={busy} onPress={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
