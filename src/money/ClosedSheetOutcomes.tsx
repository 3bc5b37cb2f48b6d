import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallet } from '../api/wallet.ts';
import type { ApiError } from '../api/wire/api-error.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { ContactText, findAdmin } from '../errors/ContactText.tsx';
import { useFailureText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { Alert } from '../ui/Alert.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { toast } from '../ui/Toasts.tsx';
import type { OutcomeWithoutScreen } from './money-outcomes.ts';
import { restoredMemberOf } from './restore-commands.ts';
import { UnknownOutcome, type UnknownOutcomeProps } from './UnknownOutcome.tsx';
import { useAmountText } from './Money.tsx';
import { useCurrency } from './use-currency.ts';
import { useDoubleText, useSourceText } from './DoneNotes.tsx';

/**
 * Shows the outcome of a money command whose sheet is closed, once, on the current page: done and refused as a toast,
 * unknown as a dialog with a link to the statement. A refusal that names the admin is an alert, because a toast is gone
 * before its link can be followed.
 */
export function ClosedSheetOutcomes() {
  const c = useText('common');
  const failureText = useFailureText();
  const doubleText = useDoubleText();
  const sourceText = useSourceText();
  const { outcomes } = restoredMemberOf(useQueryClient());
  const unknown = useSyncExternalStore(outcomes.subscribe, outcomes.unread, outcomes.unread);
  const [alert, setAlert] = useState<{ text: string; title: string; path: string }>();
  const { pathname } = useLocation();
  const nameIn = ({ name }: OutcomeWithoutScreen['texts']) => name?.() ?? c('wallet');
  const refusalIn = (error: ApiError, texts: OutcomeWithoutScreen['texts']) =>
    `${nameIn(texts)} · ${failureText(error)}`;
  const show = useEffectEvent(({ key, outcome, texts }: OutcomeWithoutScreen) => {
    if (outcome.kind === 'done') {
      const amount = texts.amount?.(outcome.input);
      const source = sourceText(outcome, amount);
      const success = texts.done?.(outcome.answer, outcome.input) ?? [nameIn(texts), source ? '' : c('success')];
      const { view } = outcome;
      if (view?.isDouble) setAlert({ text: doubleText(key, view, amount), title: nameIn(texts), path: pathname });
      else toast('success', [success, source].flat().filter(Boolean).join(' · '));
    }
    if (outcome.kind === 'refused') {
      const { error } = outcome;
      const text = refusalIn(error, texts);
      if (findAdmin(text)) setAlert({ text, title: c('refusedTitle'), path: pathname });
      else toast('danger', text);
    }
  });
  useEffect(() => outcomes.onWithoutScreen((outcome) => show(outcome)), [outcomes]);
  // Following the link to the contact page closes it.
  if (alert?.path === pathname) {
    return (
      <Alert
        title={alert.title}
        openedBy="page"
        onClose={() => {
          setAlert(undefined);
        }}
      >
        <p lang={languageOf(alert.text)}>
          <ContactText>{alert.text}</ContactText>
        </p>
      </Alert>
    );
  }
  if (unknown?.outcome.kind !== 'unknown') return null;
  const { key, outcome, texts } = unknown;
  const close = () => {
    outcomes.markRead(key);
  };
  const amount = texts.amount?.(outcome.input);
  const Shown = outcome.details ? RestoredOutcome : UnknownOutcome;
  return (
    // Several outcomes are separate dialogs, so that each title is announced.
    <Sheet key={key} openedBy="page" role="alertdialog" title={nameIn(texts)} onClose={close}>
      <Shown
        elsewhere
        outcome={outcome}
        amount={amount}
        about={texts.about?.(outcome.input)}
        operationId={key.split(' ')[0] as MoneyCommandId} // a key begins with its operation
        recheck={texts.recheck?.({ error: outcome.error, amount })}
        onReopen={close}
      />
    </Sheet>
  );
}

/** The outcome of a command from before a reload, with the amount of its details. */
function RestoredOutcome(props: UnknownOutcomeProps) {
  const amountText = useAmountText();
  const currency = useCurrency(useWallet().data);
  const { amount } = props.outcome.details ?? {};
  return <UnknownOutcome {...props} amount={amount === undefined ? undefined : amountText(amount, currency)} />;
}
