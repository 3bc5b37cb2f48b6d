import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '../api/wire/api-error.ts';
import { findAdmin } from '../errors/ContactText.tsx';
import { RefusedAlert } from '../errors/RefusedAlert.tsx';
import { useFailureText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { toast } from '../ui/Toasts.tsx';
import { moneyOutcomesOf, type Unwatched } from './money-outcomes.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';

/**
 * Shows the outcome of a money command whose sheet is closed, once, on the current page: done and refused as a toast,
 * unknown as a dialog with a link to the statement. A refusal that names the admin is an alert, because a toast is gone
 * before its link can be followed.
 */
export function UnwatchedOutcomes() {
  const c = useText('common');
  const failureText = useFailureText();
  const outcomes = moneyOutcomesOf(useQueryClient());
  const unknown = useSyncExternalStore(outcomes.subscribe, outcomes.untold, outcomes.untold);
  const [refused, setRefused] = useState<{ error: ApiError; words: Unwatched['words']; path: string }>();
  const { pathname } = useLocation();
  const nameIn = ({ name }: Unwatched['words']) => name?.() ?? c('wallet');
  const refusalIn = (error: ApiError, words: Unwatched['words']) => `${nameIn(words)} · ${failureText(error)}`;
  const tell = useEffectEvent(({ outcome, words }: Unwatched) => {
    if (outcome.kind === 'done') {
      toast('success', words.done?.(outcome.answer, outcome.input) ?? `${nameIn(words)} · ${c('success')}`);
    }
    if (outcome.kind === 'refused') {
      const { error } = outcome;
      const text = refusalIn(error, words);
      if (findAdmin(text)) setRefused({ error, words, path: pathname });
      else toast('danger', text);
    }
  });
  useEffect(() => outcomes.onUnwatched((settled) => tell(settled)), [outcomes]);
  // Following the link to the contact page closes it.
  if (refused?.path === pathname) {
    return (
      <RefusedAlert
        error={refused.error}
        text={refusalIn(refused.error, refused.words)}
        onClose={() => {
          setRefused(undefined);
        }}
      />
    );
  }
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
        recheck={words.recheck?.()}
        onReopen={close}
        onSendAgain={outcome.sendAgain}
      />
    </Sheet>
  );
}
