import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import type { Schemas } from '../api/wire/types.ts';
import { useText } from '../i18n/use-text.ts';
import { BalancesNow } from './BalancesNow.tsx';
import { BannersFirst } from './BannersFirst.tsx';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useStep } from './use-step.ts';
import type { Outcome } from './money-outcomes.ts';
import { MoneyOutcome } from './MoneyOutcome.tsx';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { ReceiveQuestion } from './ReceiveQuestion.tsx';

interface Question {
  /** The whole sentence. */
  text: string;
  /** The amount with its unit, where it is known. */
  amount: string | undefined;
  success: number | null;
  fail: number | null;
}

interface ReceiveSheetProps<Answer, Key extends QueryKey> {
  title: string;
  banners: UseQueryOptions<Schemas['BannersResponse'], ApiError, Schemas['BannersResponse'], Key>;
  /** Says what the button under the banners leads to. */
  onward: string;
  /** What may be received; null when there is nothing to ask about, undefined until that is known. */
  question: Question | null | undefined;
  /** As `useMoneyCommand` has it. */
  receiving: { outcome: Outcome<Answer>; reopen: () => void };
  /** Gives the command. */
  onConfirm: () => void;
  /** What is said once it is received. */
  received: string;
  onClose: () => void;
  /** What is there to receive, and what was received before. */
  children: (onReceive: () => void) => ReactNode;
}

/**
 * A reward: banners where there are any, what there is to receive, the question before it, and what became of it
 * . `step` in the address says how far the member is. Refusals are told by the caller.
 */
export function ReceiveSheet<Answer, Key extends QueryKey>({
  title,
  banners,
  onward,
  question,
  receiving,
  onConfirm,
  received,
  onClose,
  children,
}: ReceiveSheetProps<Answer, Key>) {
  const t = useText('common');
  const { step, go } = useStep();
  // What was asked: what is read after it was received is another figure.
  const [asked, setAsked] = useState<Question>();
  const busy = receiving.outcome.kind === 'sending';
  const shown = busy ? (asked ?? question) : question;
  const asks = busy || (step === 'ask' && question !== null);
  return (
    <Sheet title={title} onClose={onClose}>
      <MoneyOutcome
        command={receiving}
        amount={() => asked?.amount}
        done={() => ({
          title: received,
          amount: asked?.amount,
          text: asked?.amount !== undefined && t('amountReceived', { amount: asked.amount }),
          facts: <BalancesNow />,
        })}
        refused="byCaller"
        onClose={onClose}
      >
        {() => (
          <FocusHolder key={asks ? 'ask' : 'offer'} label={title}>
            {asks && shown ? (
              <ReceiveQuestion
                question={shown.text}
                success={shown.success}
                fail={shown.fail}
                busy={busy}
                onConfirm={() => {
                  setAsked(shown);
                  onConfirm();
                }}
                onCancel={() => go('offer')}
              />
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
