import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { isTerminal, type ApiError } from '../api/wire/api-error.ts';
import type { ErrorCode, MoneyCommandId } from '../api/wire/types.ts';
import { useMessageText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { About } from '../ui/About.tsx';
import { Actions } from '../ui/Actions.tsx';
import { announce } from '../ui/Announcer.tsx';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Button, Spinner } from '../ui/Button.tsx';
import { MainLink } from '../ui/MainLink.tsx';
import { useAddress } from '../ui/modal-address.ts';
import type { Elements } from '../ui/elements.ts';
import { Units } from '../ui/Units.tsx';
import { AccountChanges } from './AccountChanges.tsx';
import type { Outcome, Recheck } from './money-outcomes.ts';
import { partsOfQuote, ServiceQuote } from './ServiceQuote.tsx';
import styles from './UnknownOutcome.module.css';

export interface UnknownOutcomeProps {
  outcome: Omit<Extract<Outcome<unknown>, { kind: 'unknown' }>, 'kind' | 'input'>;
  /** The amount with its unit, if the command has one. */
  amount?: string | undefined;
  /** What the command is about. */
  about?: string | Elements;
  /** Where to look, if not in the statement. */
  recheck?: Recheck | undefined;
  operationId: MoneyCommandId;
  /** Unlocks the form; available after the check. */
  onReopen: () => void;
  /** The command's sheet is closed: there is no form to unlock. */
  elsewhere?: boolean;
}

/** Explains an unknown outcome of a money command (B-01, A-118). Never says that the command failed. */
export function UnknownOutcome({
  outcome: { check, error, view, freeText, isUnlikely, isOfUnknownMember, sendAgain },
  amount,
  about,
  recheck,
  operationId,
  onReopen,
  elsewhere = false,
}: UnknownOutcomeProps) {
  const t = useText('outcome');
  const c = useText('common');
  const address = useAddress();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const isChecking = check === 'checking';
  // No statement shows a QR code.
  const isOfQrcode = operationId === 'createQrcode' || operationId === 'deleteQrcode';
  const mayBeDone = isChecking && (error?.mayBeDone === true || freeText !== undefined) && !isOfQrcode;
  const codeText = useCodeText()(error);
  const quoted = useMessageText()(freeText ?? error?.text ?? '');
  const sentence = isOfQrcode
    ? { checking: t('qrUnknown'), checked: t('qrChecked'), failed: t('qrNotChecked') }
    : {
        checking: mayBeDone
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
        failed: isOfUnknownMember
          ? t('sentEarlier')
          : amount === undefined
            ? t('outcomeNotCheckedNoAmount')
            : t('outcomeNotChecked', { amount }),
      };
  const isAlert = codeText !== '';
  const said = useRef<HTMLDivElement>(null);
  useSayChange(isAlert ? undefined : said, check);
  const hasMore = error?.pending === true || isAlert;
  const quote = `${id}-quote`;
  const described = [
    Boolean(about) && `${id}-about`,
    hasMore && `${id}-more`,
    quoted !== '' && partsOfQuote(quote),
    `${id}-text`,
  ];
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={described.filter(Boolean).join(' ')}
      className={styles.outcome}
      data-outcome
      data-unknown
      aria-busy={isChecking}
    >
      {/* The group takes the focus. The text of a code is an alert. */}
      <div
        ref={said}
        role={isAlert ? 'alert' : undefined}
        aria-labelledby={isAlert ? `${id}-title` : undefined}
        // Otherwise Firefox tells only the words that have changed.
        aria-atomic={isAlert || undefined}
        className={styles.message}
      >
        <div className={styles.mark} aria-hidden>
          {isChecking ? <Spinner /> : <CircleHelp />}
        </div>
        <h3 id={`${id}-title`}>
          <span>{mayBeDone ? t('checking') : isUnlikely ? t('unlikely') : t('outcomeUnknown')}</span>
        </h3>
        {about && (
          <p id={`${id}-about`}>
            <About>{about}</About>
          </p>
        )}
        {hasMore && (
          <div id={`${id}-more`} className={styles.said}>
            {error?.pending && <p>{t('outcomeInProgress')}</p>}
            {isAlert && <p>{codeText}</p>}
          </div>
        )}
        {quoted !== '' && <ServiceQuote id={quote}>{quoted}</ServiceQuote>}
        <div id={`${id}-text`} className={styles.said}>
          {view && !isChecking && (
            <AccountChanges
              view={view}
              findsDeposit={operationId === 'submitTruelink' || operationId === 'deleteQrcode'}
            />
          )}
          <p>
            <Units>{(!isChecking && recheck?.text) || sentence[check]}</Units>
          </p>
        </div>
      </div>
      {!isChecking && (
        <Actions>
          {(recheck || !isOfQrcode) && (
            <MainLink
              to={recheck?.to ?? paths.statement}
              replace={!elsewhere}
              // Another view of the same modal closes like this one.
              state={recheck && !elsewhere ? (address.state as unknown) : undefined}
              onClick={recheck || elsewhere ? onReopen : undefined}
            >
              {recheck?.label ?? c('statementTitle')}
            </MainLink>
          )}
          {(elsewhere || !recheck?.isForm) && (
            <Button wide onPress={onReopen}>
              {/* A spin has no form to go back to. */}
              {elsewhere || operationId === 'spin' ? c('close') : c('back')}
            </Button>
          )}
          {sendAgain && (
            <Button wide onPress={() => setAsking(true)}>
              {t('sendAgain')}
            </Button>
          )}
        </Actions>
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

/** Announces what is said there when the check ends, once and whole: a live region would repeat itself for each change in it. */
function useSayChange(said: RefObject<HTMLElement | null> | undefined, check: string): void {
  const saidAt = useRef(check);
  useEffect(() => {
    if (check === saidAt.current) return;
    saidAt.current = check;
    const text = said?.current?.innerText.replaceAll(/\s+/g, ' ');
    if (text) announce(text);
  }, [check, said]);
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

/** The text of an error's code, which claims nothing about money; empty without a documented code. */
function useCodeText(): (error: ApiError | undefined) => string {
  const t = useText('outcome');
  const messageText = useMessageText();
  return (error) => {
    const code = error?.code;
    const own = ownTexts.find((each) => each === code);
    if (own) return t(`code.${own}`);
    return code === undefined || isTerminal(code) ? '' : messageText(code);
  };
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
