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
  /** The amount with its unit, if known. */
  amount: string | undefined;
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
  receiving: { outcome: Outcome<Answer>; reopen: () => void };
  /** Starts the command. */
  onConfirm: () => void;
  /** The success message. */
  received: string;
  /** The way to the admin after a refusal that names them. */
  contact?: ReactNode;
  onClose: () => void;
  /** The available reward and the rewards received before. */
  children: (onReceive: () => void) => ReactNode;
}

/**
 * A sheet for a reward: banners, the available reward, a confirmation, and the outcome. `step`
 * in the address holds the progress. The caller shows refusals.
 */
export function ReceiveSheet<Answer, Key extends QueryKey>({
  title,
  banners,
  onward,
  question,
  receiving,
  onConfirm,
  received,
  contact,
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
          <FocusHolder key={asks ? 'ask' : 'offer'}>
            {asks && shown ? (
              <ReceiveQuestion
                question={shown.text}
                success={shown.success}
                fail={shown.fail}
                busy={busy}
                contact={contact}
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
