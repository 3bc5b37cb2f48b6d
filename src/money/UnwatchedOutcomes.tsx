import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useFailureText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { toast } from '../ui/toasts.ts';
import { moneyOutcomesOf, type Unwatched } from './money-outcomes.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';

/**
 * Shows the outcome of a money command whose sheet is closed, once, on the current page: done and refused as a toast,
 * unknown as a dialog with a link to the statement.
 */
export function UnwatchedOutcomes() {
  const c = useText('common');
  const failureText = useFailureText();
  const outcomes = moneyOutcomesOf(useQueryClient());
  const unknown = useSyncExternalStore(outcomes.subscribe, outcomes.untold, outcomes.untold);
  const nameIn = ({ name }: Unwatched['words']) => name?.() ?? c('wallet');
  const tell = useEffectEvent(({ outcome, words }: Unwatched) => {
    const named = (text: string) => `${nameIn(words)} · ${text}`;
    if (outcome.kind === 'done') {
      toast('success', words.done?.(outcome.answer, outcome.input) ?? named(c('success')));
    }
    if (outcome.kind === 'refused') toast('danger', named(failureText(outcome.error)));
  });
  useEffect(() => outcomes.onUnwatched((settled) => tell(settled)), [outcomes]);
  if (unknown?.outcome.kind !== 'unknown') return null;
  const { key, outcome, words } = unknown;
  const close = () => {
    outcomes.markTold(key);
  };
  return (
    // Several outcomes are separate dialogs, so that each title is announced.
    <Sheet key={key} role="alertdialog" title={nameIn(words)} onClose={close}>
      <UnknownOutcome
        elsewhere
        amount={words.amount?.(outcome.input)}
        check={outcome.check}
        error={outcome.error}
        onReopen={close}
        onSendAgain={outcome.sendAgain}
      />
    </Sheet>
  );
}
