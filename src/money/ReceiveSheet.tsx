import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../api/wire/api-error.ts';
import type { Schemas } from '../api/wire/types.ts';
import { ContactText } from '../errors/ContactText.tsx';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { useAddress, useAddressSearch } from '../ui/modal-address.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { statementReceipt } from './Done.tsx';
import { BannersFirst } from './BannersFirst.tsx';
import type { ShownCommand } from './money-outcomes.ts';
import { MoneyOutcome } from './MoneyOutcome.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';
import styles from './ReceiveSheet.module.css';
import type { Elements } from '../ui/elements.ts';

interface Question {
  /** The question, above the amount. */
  text: string;
  /** The label of the confirming button: the act and its amount. */
  confirm: string;
  /** The amount with its unit, if known. */
  amount: string | undefined;
  /** Percentages, unchanged; null if the server sends none. */
  success: number | null;
  fail: number | null;
}

interface ReceiveSheetProps<Answer, Key extends QueryKey> {
  title: string;
  banners: UseQueryOptions<Schemas['BannersResponse'], ApiError, Schemas['BannersResponse'], Key>;
  /** The label of the button below the banners. */
  onward: string;
  /** What can be received; null if nothing, undefined while loading. */
  question: Question | null | undefined;
  /** The result of `useMoneyCommand`. */
  receiving: ShownCommand<Answer>;
  /** Starts the command. */
  onConfirm: () => void;
  /** The success message. */
  received: string;
  /** Who shows a refusal: this component as an alert, or the caller (as a toast). */
  refused?: 'alert' | 'byCaller';
  /** The text of a refusal that the caller shows as a toast. It stays in the question, because a toast disappears. */
  refusal?: string;
  onClose: () => void;
  /** The available reward and the rewards received before. */
  children: (onReceive: () => void) => Elements;
}

/**
 * A sheet for a reward: banners, the available reward, a confirmation, and the outcome. `step`
 * in the address holds the progress.
 */
export function ReceiveSheet<Answer, Key extends QueryKey>({
  title,
  banners,
  onward,
  question,
  receiving,
  onConfirm,
  received,
  refused,
  refusal = '',
  onClose,
  children,
}: ReceiveSheetProps<Answer, Key>) {
  const t = useText('common');
  const { step, go } = useStep();
  // Keeps the confirmed amount, because the next read returns another one.
  const [asked, setAsked] = useState<Question>();
  const busy = receiving.outcome.kind === 'sending';
  const shown = busy ? (asked ?? question) : question;
  const asks = busy || (step === 'ask' && question !== null);
  const { kind } = receiving.outcome;
  const isAsked = asks && shown && kind !== 'done' && kind !== 'unknown';
  return (
    <Sheet
      title={title}
      openedBy="address"
      hasSteps="narrow"
      footer={
        isAsked && (
          <>
            <Button
              look="primary"
              wide
              busy={busy}
              onPress={() => {
                setAsked(shown);
                onConfirm();
              }}
            >
              {shown.confirm}
            </Button>
            <Button wide disabled={busy} onPress={() => go('offer')}>
              {t('cancel')}
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      <MoneyOutcome
        command={receiving}
        amount={() => asked?.amount}
        done={() => statementReceipt({ title: received, amount: asked?.amount })}
        refused={refused}
        onClose={onClose}
      >
        {() => (
          <FocusHolder key={asks ? 'ask' : 'offer'}>
            {asks && shown ? (
              <ReceiveQuestion {...shown} refusal={refusal} />
            ) : asks ? (
              <QuestionSkeleton />
            ) : (
              <BannersFirst
                query={banners}
                label={title}
                onward={onward}
                passed={step !== null}
                onPass={() => go('offer')}
              >
                {children(() => go('ask'))}
              </BannersFirst>
            )}
          </FocusHolder>
        )}
      </MoneyOutcome>
    </Sheet>
  );
}

interface ReceiveQuestionProps extends Question {
  refusal: string;
}

/** Asks for confirmation before a reward is received. */
function ReceiveQuestion({ text, amount, success, fail, refusal }: ReceiveQuestionProps) {
  const id = useId();
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-describedby={amount === undefined ? undefined : `${id}-amount`}
      className={styles.question}
    >
      <h3 id={id} className={styles.sentence}>
        {text}
      </h3>
      {amount !== undefined && (
        <p id={`${id}-amount`} className={styles.amount} translate="no">
          {amount}
        </p>
      )}
      <Percentages success={success} fail={fail} />
      <ServiceNotice percentFail={fail} />
      {refusal !== '' && (
        <p lang={languageOf(refusal)} className={styles.refusal}>
          <ContactText>{refusal}</ContactText>
        </p>
      )}
    </div>
  );
}

/** The percentages of a reward, as the service sends them, without a word about what they are of. */
export function Percentages({ success = null, fail }: { success?: number | null; fail: number | null }) {
  const t = useText('outcome');
  if (success === null && fail === null) return null;
  return (
    <Facts>
      {success !== null && (
        <>
          <dt>{t('successPercent')}</dt>
          <dd>{`${success}%`}</dd>
        </>
      )}
      {fail !== null && (
        <>
          <dt>{t('failPercent')}</dt>
          <dd>{`${fail}%`}</dd>
        </>
      )}
    </Facts>
  );
}

/** The skeleton of a question while its amount is loading. */
function QuestionSkeleton() {
  return (
    <Skeleton>
      <span />
      <span className={styles.waitingButton} />
      <span className={styles.waitingButton} />
    </Skeleton>
  );
}

const stepParameter = 'step';

/**
 * The progress in an open modal, stored in the address: `?open=invite&step=ask`. It survives a reload; the browser's
 * Back closes the modal from any step (B-05).
 */
function useStep() {
  const search = useAddressSearch();
  const navigate = useNavigate();
  const state: unknown = useAddress().state;
  const go = (step: string) => {
    const next = new URLSearchParams(search);
    next.set(stepParameter, step);
    void navigate({ search: next.toString() }, { replace: true, state });
  };
  return { step: search.get(stepParameter), go };
}
