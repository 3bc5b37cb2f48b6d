import type { ApiError } from '../api/wire/api-error.ts';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import type { LoadedQuery } from '../ui/load-state.ts';
import { BalancesNow, Done, type Receipt } from './Done.tsx';
import { DoneNotes, useDoubleText } from './DoneNotes.tsx';
import type { ShownCommand } from './money-outcomes.ts';
import { onlyDepositIn } from './settle-command.ts';
import { RefusedCommand } from './RefusedCommand.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import type { Elements } from '../ui/elements.ts';

export interface MoneyOutcomeProps<Answer, Input> {
  /** The result of `useMoneyCommand`. */
  command: ShownCommand<Answer, Input>;
  /** The amount with its unit, if the command has one. */
  amount?: (input: Input) => string | undefined;
  /** The success texts; without them the children show the success. */
  done?: (answer: Answer | undefined, input: Input, deposit: number | undefined) => Receipt;
  /** The codes of the accounts that the command changes. Its success shows their balances. */
  accountsOf?: (input: Input) => readonly string[];
  /** The codes of the accounts that the money leaves, if there are any. A refusal shows their balances. */
  sourcesOf?: (input: Input) => readonly string[] | undefined;
  /** Called by the button of the success state. */
  onClose?: () => void;
  /** Who shows a refusal: this component as an alert, or the caller (as a toast). */
  refused?: 'alert' | 'byCaller' | undefined;
  /** Where a refusal because of a bonus leads. Default: to all bonuses. */
  toBonus?: Elements;
  /** Replaces the standard text of a refusal. */
  refusalText?: (error: ApiError) => string;
  /** Called when the alert of a refusal closes and the form is unlocked. */
  onCorrect?: (error: ApiError) => void;
  /** Data that the form requires. If it cannot be loaded, a retry line replaces the form. */
  needs?: LoadedQuery<unknown>;
  /** Replaces the form while `needs` is loading; default: the form itself. */
  waiting?: Elements;
  /** The form. `busy` while the command is running. */
  children: (busy: boolean) => Elements;
}

/**
 * Shows a money command: its form, or its outcome. The order of precedence is unknown, done, refused, not
 * loaded, form.
 */
export function MoneyOutcome<Answer, Input>({
  command: { key, operationId, outcome, reopen, about, recheck },
  amount,
  done,
  accountsOf,
  sourcesOf,
  toBonus,
  onClose = reopen,
  refused = 'alert',
  refusalText,
  onCorrect,
  needs,
  waiting,
  children,
}: MoneyOutcomeProps<Answer, Input>) {
  const doubleText = useDoubleText();
  if (outcome.kind === 'unknown') {
    const inWords = amount?.(outcome.input);
    return (
      <FocusHolder key="unknown">
        <UnknownOutcome
          outcome={outcome}
          amount={inWords}
          about={about?.()}
          operationId={operationId}
          recheck={recheck?.({ error: outcome.error, amount: inWords })}
          onReopen={reopen}
        />
      </FocusHolder>
    );
  }
  if (outcome.kind === 'done' && done) {
    const { answer, input, view } = outcome;
    const deposit = operationId === 'submitTruelink' && view ? onlyDepositIn(view) : undefined;
    const warning = view?.isDouble && doubleText(key, view, amount?.(input));
    const facts = accountsOf && <BalancesNow accounts={accountsOf(input)} />;
    const notes = <DoneNotes done={outcome} amount={amount?.(input)} />;
    return <Done facts={facts} {...done(answer, input, deposit)} notes={notes} warning={warning} onClose={onClose} />;
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
        <RefusedCommand
          error={outcome.error}
          text={refusalText?.(outcome.error)}
          about={about?.()}
          amount={amount?.(outcome.input)}
          sources={sourcesOf?.(outcome.input)}
          toBonus={toBonus}
          onClose={() => {
            reopen();
            onCorrect?.(outcome.error);
          }}
        />
      )}
    </>
  );
}
