import type { ReactNode } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import { RefusedAlert } from '../errors/RefusedAlert.tsx';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { Loaded, type LoadedQuery } from '../ui/Loaded.tsx';
import { Done, type Receipt } from './Done.tsx';
import type { Outcome } from './money-outcomes.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';

export interface MoneyOutcomeProps<Answer, Input> {
  /** As `useMoneyCommand` answers it. */
  command: { outcome: Outcome<Answer, Input>; reopen: () => void };
  /** The amount with its unit, where the command has one. */
  amount?: (input: Input) => string | undefined;
  /** What is said when it is done; without it the children show that. */
  done?: (answer: Answer, input: Input) => Receipt;
  /** Called by the button of what is done. */
  onClose?: () => void;
  /** How a refusal is told: by an alert unless the caller tells it by a toast. */
  refused?: 'alert' | 'byCaller';
  /** The feature's own words for a refusal. */
  refusalText?: (error: ApiError) => string;
  /** Called when the alert of a refusal is closed and the form is open again. */
  onCorrect?: () => void;
  /** What the form cannot do without: where it was not loaded, a line to try again takes the form's place. */
  needs?: LoadedQuery<unknown>;
  /** Stands in the form's place while what it needs is on its way; without it the form is shown already. */
  waiting?: ReactNode;
  /** The form. `busy` while the command is under way. */
  children: (busy: boolean) => ReactNode;
}

/** What became of a money command, and its form while there is nothing to tell: done, unknown, refused, not loaded, form. */
export function MoneyOutcome<Answer, Input>({
  command: { outcome, reopen },
  amount,
  done,
  onClose = reopen,
  refused = 'alert',
  refusalText,
  onCorrect,
  needs,
  waiting,
  children,
}: MoneyOutcomeProps<Answer, Input>) {
  if (outcome.kind === 'unknown') {
    return (
      <FocusHolder key="unknown">
        <UnknownOutcome
          amount={amount?.(outcome.input)}
          check={outcome.check}
          error={outcome.error}
          onReopen={reopen}
          onSendAgain={outcome.sendAgain}
        />
      </FocusHolder>
    );
  }
  if (outcome.kind === 'done' && done) {
    return <Done {...done(outcome.answer, outcome.input)} onClose={onClose} />;
  }
  const form = () => children(outcome.kind === 'sending');
  return (
    <>
      {needs ? (
        <Loaded query={needs} skeleton={waiting ?? form()}>
          {form}
        </Loaded>
      ) : (
        form()
      )}
      {outcome.kind === 'refused' && refused === 'alert' && (
        <RefusedAlert
          error={outcome.error}
          text={refusalText?.(outcome.error)}
          onClose={() => {
            reopen();
            onCorrect?.();
          }}
        />
      )}
    </>
  );
}
