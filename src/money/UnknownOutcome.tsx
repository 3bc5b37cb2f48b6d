import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../api/wire/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { SendAgainDialog } from './SendAgainDialog.tsx';
import { ServerWords } from './ServerWords.tsx';
import styles from './UnknownOutcome.module.css';

interface UnknownOutcomeProps {
  /** The amount with its unit, if the command has one. */
  amount?: string | undefined;
  check: 'checking' | 'checked' | 'failed';
  /** The error of the command; undefined when the app itself failed. */
  error?: ApiError | undefined;
  /** Unlocks the form; available after the check. */
  onReopen: () => void;
  /** Sends the same command again, if possible. */
  onSendAgain?: (() => void) | undefined;
  /** The command's sheet is closed: there is no form to unlock. */
  elsewhere?: boolean;
}

/** Explains an unknown outcome of a money command (B-01, A-118). Never says that the command failed. */
export function UnknownOutcome({
  amount,
  check,
  error,
  onReopen,
  onSendAgain,
  elsewhere = false,
}: UnknownOutcomeProps) {
  const t = useText('common');
  const [asking, setAsking] = useState(false);
  const sentence = {
    checking: amount === undefined ? t('outcomeUnknownNoAmount') : t('outcomeUnknownWithAmount', { amount }),
    checked: t('outcomeRefetched'),
    failed: t('outcomeNotChecked'),
  };
  return (
    <div className={styles.outcome} role="status" aria-busy={check === 'checking'}>
      <h3>{t('outcomeUnknown')}</h3>
      {error?.pending && <p>{t('outcomeInProgress')}</p>}
      {error && <ServerWords error={error} />}
      <p>{sentence[check]}</p>
      {check !== 'checking' && (
        <div className={styles.actions}>
          <Link
            to={paths.statement}
            replace={!elsewhere}
            className={styles.statement}
            onClick={elsewhere ? onReopen : undefined}
          >
            {t('statementTitle')}
          </Link>
          <Button onPress={onReopen}>{elsewhere ? t('close') : t('back')}</Button>
          {onSendAgain && <Button onPress={() => setAsking(true)}>{t('sendAgain')}</Button>}
        </div>
      )}
      {asking && onSendAgain && (
        <SendAgainDialog
          onConfirm={onSendAgain}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
