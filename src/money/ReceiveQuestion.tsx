import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ReceiveQuestion.module.css';

interface ReceiveQuestionProps {
  /** Contains the amount, if known. */
  question: string;
  /** Percentages, unchanged; null if the server sends none. */
  success: number | null;
  fail: number | null;
  /** The command is running. */
  busy: boolean;
  contact: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a reward is received. */
export function ReceiveQuestion({ question, success, fail, busy, contact, onConfirm, onCancel }: ReceiveQuestionProps) {
  const t = useText('common');
  return (
    <div className={styles.question}>
      <p className={styles.sentence}>{question}</p>
      <ul className={styles.percentages}>
        {success !== null && <li>{t('successPercent', { n: success })}</li>}
        {fail !== null && <li>{t('failPercent', { n: fail })}</li>}
      </ul>
      <Button look="primary" wide busy={busy} onPress={onConfirm}>
        {t('confirm')}
      </Button>
      <Button wide disabled={busy} onPress={onCancel}>
        {t('cancel')}
      </Button>
      {contact}
    </div>
  );
}
