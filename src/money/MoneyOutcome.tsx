import type { ApiError } from '../api/wire/api-error.ts';
import { RefusedAlert } from '../errors/RefusedAlert.tsx';
import { useText } from '../i18n/use-text.ts';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { Loaded, type LoadedQuery } from '../ui/Loaded.tsx';
import { BalancesNow, Done, statementReceipt, type Receipt } from './Done.tsx';
import { isOfQrcode, type ShownCommand } from './money-outcomes.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import { useSeenText, useTwiceText } from './use-fact-text.ts';
import type { Elements } from '../ui/elements.ts';

export interface MoneyOutcomeProps<Answer, Input> {
  /** The result of `useMoneyCommand`. */
  command: ShownCommand<Answer, Input>;
  /** The amount with its unit, if the command has one. */
  amount?: (input: Input) => string | undefined;
  /** The success texts; without them the children show the success. */
  done?: (answer: Answer, input: Input, deposit: number | undefined) => Receipt;
  /** Changes the receipt of a success that only the account's state shows. */
  seen?: () => Partial<Receipt>;
  /** The codes of the accounts that the command changes. Its success shows their balances. */
  accountsOf?: (input: Input) => readonly string[];
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
  waiting?: Elements;
  /** The form. `busy` while the command is running. */
  children: (busy: boolean) => Elements;
}

/**
 * Shows a money command: its form, or its outcome. The order of precedence is unknown, done, refused, not
 * loaded, form.
 */
export function MoneyOutcome<Answer, Input>({
  command: { key, seenTitle, outcome, reopen, recheck },
  amount,
  done,
  accountsOf,
  seen,
  onClose = reopen,
  refused = 'alert',
  refusalText,
  onCorrect,
  needs,
  waiting,
  children,
}: MoneyOutcomeProps<Answer, Input>) {
  const t = useText('outcome');
  const seenText = useSeenText();
  const twiceText = useTwiceText();
  if (outcome.kind === 'unknown') {
    return (
      <FocusHolder key="unknown">
        <UnknownOutcome
          outcome={outcome}
          amount={amount?.(outcome.input)}
          isOfQrcode={isOfQrcode(key)}
          recheck={recheck?.()}
          onReopen={reopen}
        />
      </FocusHolder>
    );
  }
  if (outcome.kind === 'seen') {
    const { input, look } = outcome;
    const what = { title: seenTitle ?? t('seen'), amount: amount?.(input) };
    // The statement does not show a success with its own title, such as an uploaded slip.
    const receipt = seenTitle ? what : statementReceipt({ ...what, text: seenText(look) }, accountsOf?.(input));
    return <Done {...receipt} {...seen?.()} onClose={onClose} />;
  }
  if (outcome.kind === 'done' && done) {
    const { answer, input, isTwice, deposit } = outcome;
    const warning = isTwice && twiceText(key, amount?.(input));
    const facts = accountsOf && <BalancesNow accounts={accountsOf(input)} />;
    return <Done facts={facts} {...done(answer, input, deposit)} warning={warning} onClose={onClose} />;
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
