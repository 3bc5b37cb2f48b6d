import type { ReactNode } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import { RefusedAlert } from '../errors/RefusedAlert.tsx';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { Loaded, type LoadedQuery } from '../ui/Loaded.tsx';
import { Done, type Receipt } from './Done.tsx';
import type { Outcome, Recheck } from './money-outcomes.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';

export interface MoneyOutcomeProps<Answer, Input> {
  /** The result of `useMoneyCommand`. */
  command: { outcome: Outcome<Answer, Input>; reopen: () => void; recheck?: (() => Recheck) | undefined };
  /** The amount with its unit, if the command has one. */
  amount?: (input: Input) => string | undefined;
  /** The success texts; without them the children show the success. */
  done?: (answer: Answer, input: Input) => Receipt;
  /** Called by the button of the success state. */
  onClose?: () => void;
  /** Who shows a refusal: this component as an alert, or the caller (as a toast). */
  refused?: 'alert' | 'byCaller';
  /** Replaces the standard text of a refusal. */
  refusalText?: (error: ApiError) => string;
  /** Called when the alert of a refusal closes and the form is unlocked. */
  onCorrect?: (error: ApiError) => void;
  /** Data that the form requires. If it cannot be loaded, a retry line replaces the form. */
  needs?: LoadedQuery<unknown>;
  /** Replaces the form while `needs` is loading; default: the form itself. */
  waiting?: ReactNode;
  /** The form. `busy` while the command is running. */
  children: (busy: boolean) => ReactNode;
}

/**
 * Shows a money command: its form, or its outcome. The order of precedence is done, unknown, refused, not
 * loaded, form.
 */
export function MoneyOutcome<Answer, Input>({
  command: { outcome, reopen, recheck },
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
          recheck={recheck?.()}
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
            onCorrect?.(outcome.error);
          }}
        />
      )}
    </>
  );
}
