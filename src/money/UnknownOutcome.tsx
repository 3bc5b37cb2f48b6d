import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isTerminal, type ApiError } from '../api/wire/api-error.ts';
import type { ErrorCode } from '../api/wire/types.ts';
import { ContactText } from '../errors/ContactText.tsx';
import { useMessageText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { paths } from '../paths.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Button, Spinner } from '../ui/Button.tsx';
import { useAddress } from '../ui/modal-address.ts';
import { Units } from '../ui/Units.tsx';
import type { Fact } from './effects.ts';
import type { Outcome, Recheck } from './money-outcomes.ts';
import { useFactText } from './use-fact-text.ts';
import styles from './UnknownOutcome.module.css';

export interface UnknownOutcomeProps {
  outcome: Omit<Extract<Outcome<unknown>, { kind: 'unknown' }>, 'kind' | 'input'>;
  /** The amount with its unit, if the command has one. */
  amount?: string | undefined;
  /** Where to look, if not in the statement. */
  recheck?: Recheck | undefined;
  /** The command concerns a QR code, which no statement shows. */
  isOfQrcode?: boolean;
  /** Unlocks the form; available after the check. */
  onReopen: () => void;
  /** The command's sheet is closed: there is no form to unlock. */
  elsewhere?: boolean;
}

/** Explains an unknown outcome of a money command (B-01, A-118). Never says that the command failed. */
export function UnknownOutcome({
  outcome: { check, error, fact, isUnlikely, sendAgain },
  amount,
  recheck,
  isOfQrcode = false,
  onReopen,
  elsewhere = false,
}: UnknownOutcomeProps) {
  const t = useText('outcome');
  const c = useText('common');
  const address = useAddress();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const isChecking = check === 'checking';
  const isNeutral = isChecking && error?.neutral === true && !isOfQrcode;
  const sentence = isOfQrcode
    ? { checking: t('qrUnknown'), checked: t('qrChecked'), failed: t('qrNotChecked') }
    : {
        checking: isNeutral
          ? amount === undefined
            ? t('checkingNoAmount')
            : t('checkingWithAmount', { amount })
          : amount === undefined
            ? t('outcomeUnknownNoAmount')
            : t('outcomeUnknownWithAmount', { amount }),
        checked: isUnlikely
          ? t('unlikelyChecked')
          : amount === undefined
            ? t('outcomeRefetchedNoAmount')
            : t('outcomeRefetched', { amount }),
        failed: t('outcomeNotChecked'),
      };
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.outcome}
      data-unknown
      aria-busy={isChecking}
    >
      {/* The group takes the focus. This region tells each change. */}
      <div role="status" className={styles.said}>
        <h3 id={`${id}-title`}>
          {isChecking && <Spinner />}
          <span>{isNeutral ? t('checking') : isUnlikely ? t('unlikely') : t('outcomeUnknown')}</span>
        </h3>
        <div id={`${id}-text`} className={styles.said}>
          {error?.pending && <p>{t('outcomeInProgress')}</p>}
          {error && <ServerWords error={error} />}
          {fact && <FactLine fact={fact} />}
          <p>
            <Units>{(!isChecking && recheck?.text) || sentence[check]}</Units>
          </p>
        </div>
      </div>
      {!isChecking && (
        <div className={styles.actions}>
          {(recheck || !isOfQrcode) && (
            <Link
              to={recheck?.to ?? paths.statement}
              replace={!elsewhere}
              // Another view of the same modal closes like this one.
              state={recheck && !elsewhere ? (address.state as unknown) : undefined}
              className={styles.check}
              onClick={recheck || elsewhere ? onReopen : undefined}
            >
              {recheck?.label ?? c('statementTitle')}
            </Link>
          )}
          {(elsewhere || !recheck?.isForm) && (
            <Button wide onPress={onReopen}>
              {elsewhere ? c('close') : c('back')}
            </Button>
          )}
          {sendAgain && (
            <Button wide onPress={() => setAsking(true)}>
              {t('sendAgain')}
            </Button>
          )}
        </div>
      )}
      {asking && sendAgain && (
        <SendAgainDialog
          question={
            recheck?.text ??
            (amount === undefined ? t('sendAgainQuestionNoAmount') : t('sendAgainQuestion', { amount }))
          }
          onConfirm={sendAgain}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

/** What the account's state shows, which is neither done nor refused. */
function FactLine({ fact }: { fact: Fact }) {
  const factText = useFactText();
  return <p>{factText(fact)}</p>;
}

/** Codes whose general text claims what happened to the money, or gives advice that is wrong while that is unknown. */
const ownTexts = [
  'MONEY_NOT_ENOUGH',
  'TRANSFER_MINIMUM',
  'TRANSFER_FAIL',
  'BONUS_CONDITION',
  'REFUND_CONDITION',
  'INVITE_BONUS_FAIL',
  'SLIP_UPLOAD_FAIL',
  'TRUELINK_DUPLICATE',
  'QR_FAIL',
  'REQUEST_LIMIT',
  'REQUEST_LIMIT_1MIN',
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly ErrorCode[];

/**
 * What the service said about a command with an unknown outcome: the text of its code, which claims nothing about
 * money, and its own text as a quotation in its language.
 */
function ServerWords({ error: { code, text } }: { error: ApiError }) {
  const t = useText('outcome');
  const messageText = useMessageText();
  const own = ownTexts.find((each) => each === code);
  const ofCode = own ? t(`code.${own}`) : code === undefined || isTerminal(code) ? '' : messageText(code);
  const words = messageText(text);
  return (
    <>
      {ofCode !== '' && <p>{ofCode}</p>}
      {words !== '' && (
        <figure className={styles.words}>
          <figcaption>{t('outcomeServerSaid')}</figcaption>
          <blockquote lang={languageOf(words)} dir="auto">
            <ContactText>{words}</ContactText>
          </blockquote>
        </figure>
      )}
    </>
  );
}

interface SendAgainDialogProps {
  question: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a command with an unknown outcome is sent again. */
function SendAgainDialog({ question, ...ask }: SendAgainDialogProps) {
  const t = useText('outcome');
  return (
    <AskDialog title={t('sendAgain')} confirm={t('sendAgain')} {...ask}>
      <p>{question}</p>
    </AskDialog>
  );
}
