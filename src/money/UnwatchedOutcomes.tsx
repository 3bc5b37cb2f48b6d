import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallet } from '../api/wallet.ts';
import type { ApiError } from '../api/wire/api-error.ts';
import { ContactText, findAdmin } from '../errors/ContactText.tsx';
import { useFailureText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { Alert } from '../ui/Alert.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { toast } from '../ui/Toasts.tsx';
import { isOfQrcode, type Unwatched } from './money-outcomes.ts';
import { restoredOutcomesOf } from './restore-commands.ts';
import { UnknownOutcome, type UnknownOutcomeProps } from './UnknownOutcome.tsx';
import { useAmountText } from './Money.tsx';
import { useCurrency } from './use-currency.ts';
import { useTwiceText } from './use-fact-text.ts';

/**
 * Shows the outcome of a money command whose sheet is closed, once, on the current page: done and refused as a toast,
 * unknown as a dialog with a link to the statement. A refusal that names the admin is an alert, because a toast is gone
 * before its link can be followed.
 */
export function UnwatchedOutcomes() {
  const c = useText('common');
  const t = useText('outcome');
  const failureText = useFailureText();
  const twiceText = useTwiceText();
  const outcomes = restoredOutcomesOf(useQueryClient());
  const unknown = useSyncExternalStore(outcomes.subscribe, outcomes.untold, outcomes.untold);
  const [told, setTold] = useState<{ text: string; title: string; path: string }>();
  const { pathname } = useLocation();
  const nameIn = ({ name }: Unwatched['words']) => name?.() ?? c('wallet');
  const refusalIn = (error: ApiError, words: Unwatched['words']) => `${nameIn(words)} · ${failureText(error)}`;
  const tell = useEffectEvent(({ key, outcome, words }: Unwatched) => {
    if (outcome.kind === 'seen') {
      toast('success', words.seen?.(outcome.input) ?? `${nameIn(words)} · ${t('seen')}`);
    }
    if (outcome.kind === 'done' && outcome.isTwice) {
      setTold({ text: twiceText(key, words.amount?.(outcome.input)), title: nameIn(words), path: pathname });
    } else if (outcome.kind === 'done') {
      toast('success', words.done?.(outcome.answer, outcome.input) ?? `${nameIn(words)} · ${c('success')}`);
    }
    if (outcome.kind === 'refused') {
      const { error } = outcome;
      const text = refusalIn(error, words);
      if (findAdmin(text)) setTold({ text, title: c('refusedTitle'), path: pathname });
      else toast('danger', text);
    }
  });
  useEffect(() => outcomes.onUnwatched((settled) => tell(settled)), [outcomes]);
  // Following the link to the contact page closes it.
  if (told?.path === pathname) {
    return (
      <Alert
        title={told.title}
        onClose={() => {
          setTold(undefined);
        }}
      >
        <p lang={languageOf(told.text)}>
          <ContactText>{told.text}</ContactText>
        </p>
      </Alert>
    );
  }
  if (unknown?.outcome.kind !== 'unknown') return null;
  const { key, outcome, words } = unknown;
  const close = () => {
    outcomes.markTold(key);
  };
  const Shown = outcome.facts ? RestoredOutcome : UnknownOutcome;
  return (
    // Several outcomes are separate dialogs, so that each title is announced.
    <Sheet key={key} role="alertdialog" title={nameIn(words)} onClose={close}>
      <Shown
        elsewhere
        outcome={outcome}
        amount={words.amount?.(outcome.input)}
        isOfQrcode={isOfQrcode(key)}
        recheck={words.recheck?.()}
        onReopen={close}
      />
    </Sheet>
  );
}

/** The outcome of a command from before a reload, with the amount of its facts. */
function RestoredOutcome(props: UnknownOutcomeProps) {
  const amountText = useAmountText();
  const currency = useCurrency(useWallet().data);
  const { amount } = props.outcome.facts ?? {};
  return <UnknownOutcome {...props} amount={amount === undefined ? undefined : amountText(amount, currency)} />;
}
