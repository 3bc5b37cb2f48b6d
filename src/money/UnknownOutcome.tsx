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
  /** The amount with its unit, where the command had one. */
  amount?: string | undefined;
  check: 'checking' | 'checked' | 'failed';
  /** What the command ended with; undefined when the app itself failed. */
  error?: ApiError | undefined;
  /** Opens the form again; offered once the check is over. */
  onReopen: () => void;
  /** Sends the same once more, where that is possible. */
  onSendAgain?: (() => void) | undefined;
  /** The sheet of the command is closed: there is no form to go back to, and no address of a sheet to leave. */
  elsewhere?: boolean;
}

/** Stands in the sheet where a money command was given of which nobody knows what became (B-01, A-118). Never says that it failed. */
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
    <div className={styles['outcome']} role="status" aria-busy={check === 'checking'}>
      <h3>{t('outcomeUnknown')}</h3>
      {error?.pending && <p>{t('outcomeInProgress')}</p>}
      {error && <ServerWords error={error} />}
      <p>{sentence[check]}</p>
      {check !== 'checking' && (
        <div className={styles['actions']}>
          <Link
            to={paths.statement}
            replace={!elsewhere}
            className={styles['statement']}
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
