import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './UnknownOutcome.module.css';

interface UnknownOutcomeProps {
  /** The amount with its unit, where the command had one. */
  amount?: string | undefined;
  check: 'checking' | 'checked' | 'failed';
  /** Opens the form again; offered once the check is over. */
  onReopen: () => void;
  /** The sheet of the command is closed: there is no form to go back to, and no address of a sheet to leave. */
  elsewhere?: boolean;
}

/** Stands in the sheet where a money command was given whose answer never came (B-01). Never says that it failed. */
export function UnknownOutcome({ amount, check, onReopen, elsewhere = false }: UnknownOutcomeProps) {
  const t = useText('common');
  const sentence = {
    checking: amount === undefined ? t('outcomeUnknownNoAmount') : t('outcomeUnknownWithAmount', { amount }),
    checked: t('outcomeRefetched'),
    failed: t('outcomeNotChecked'),
  };
  return (
    <div className={styles['outcome']} role="status" aria-busy={check === 'checking'}>
      <h3>{t('outcomeUnknown')}</h3>
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
        </div>
      )}
    </div>
  );
}
