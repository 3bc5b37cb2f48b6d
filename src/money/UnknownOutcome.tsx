import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isTerminal, type ApiError } from '../api/wire/api-error.ts';
import { ContactText } from '../errors/ContactText.tsx';
import { useMessageText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { paths } from '../paths.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useAddress } from '../ui/modal-address.ts';
import type { Recheck } from './money-outcomes.ts';
import { Units } from '../ui/Units.tsx';
import styles from './UnknownOutcome.module.css';

interface UnknownOutcomeProps {
  /** The amount with its unit, if the command has one. */
  amount?: string | undefined;
  check: 'checking' | 'checked' | 'failed';
  /** The error of the command; undefined when the app itself failed. */
  error?: ApiError | undefined;
  /** Where to look, if not in the statement. */
  recheck?: Recheck | undefined;
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
  recheck,
  onReopen,
  onSendAgain,
  elsewhere = false,
}: UnknownOutcomeProps) {
  const t = useText('common');
  const address = useAddress();
  const [asking, setAsking] = useState(false);
  const sentence = {
    checking: amount === undefined ? t('outcomeUnknownNoAmount') : t('outcomeUnknownWithAmount', { amount }),
    checked: amount === undefined ? t('outcomeRefetchedNoAmount') : t('outcomeRefetched', { amount }),
    failed: t('outcomeNotChecked'),
  };
  return (
    <div className={styles.outcome} role="status" aria-busy={check === 'checking'}>
      <h3>{t('outcomeUnknown')}</h3>
      {error?.pending && <p>{t('outcomeInProgress')}</p>}
      {error && <ServerWords error={error} />}
      <p>
        <Units>{(check !== 'checking' && recheck?.text) || sentence[check]}</Units>
      </p>
      {check !== 'checking' && (
        <div className={styles.actions}>
          <Link
            to={recheck?.to ?? paths.statement}
            replace={!elsewhere}
            // Another view of the same modal closes like this one.
            state={recheck && !elsewhere ? (address.state as unknown) : undefined}
            className={styles.check}
            onClick={recheck || elsewhere ? onReopen : undefined}
          >
            {recheck?.label ?? t('statementTitle')}
          </Link>
          {(elsewhere || !recheck?.isForm) && (
            <Button wide onPress={onReopen}>
              {elsewhere ? t('close') : t('back')}
            </Button>
          )}
          {onSendAgain && (
            <Button wide onPress={() => setAsking(true)}>
              {t('sendAgain')}
            </Button>
          )}
        </div>
      )}
      {asking && onSendAgain && (
        <SendAgainDialog
          question={
            recheck?.text ??
            (amount === undefined ? t('sendAgainQuestionNoAmount') : t('sendAgainQuestion', { amount }))
          }
          onConfirm={onSendAgain}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

/** Quotes the server's text about a command with an unknown outcome, as plain text with its language. */
function ServerWords({ error: { code, text } }: { error: ApiError }) {
  const t = useText('common');
  const messageText = useMessageText();
  // "Try again later" is wrong advice while the first attempt may have succeeded.
  const hasNoText = code === undefined || code === 'INTERNAL_SERVER_ERROR' || isTerminal(code);
  const words = messageText(hasNoText ? text : code);
  if (words === '') return null;
  return (
    <figure className={styles.words}>
      <figcaption>{t('outcomeServerSaid')}</figcaption>
      <blockquote lang={languageOf(words)} dir="auto">
        <ContactText>{words}</ContactText>
      </blockquote>
    </figure>
  );
}

interface SendAgainDialogProps {
  question: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a command with an unknown outcome is sent again. */
function SendAgainDialog({ question, ...ask }: SendAgainDialogProps) {
  const t = useText('common');
  return (
    <AskDialog title={t('sendAgain')} confirm={t('sendAgain')} {...ask}>
      <p>{question}</p>
    </AskDialog>
  );
}
