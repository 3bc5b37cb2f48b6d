import { useEffect, useRef } from 'react';
import { useClaimCoupon } from '../../../api/spinwheel.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import { timings } from '../../../lib/timings.ts';
import type { Currency } from '../../../money/currency.ts';
import { statementReceipt } from '../../../money/Done.tsx';
import { useAmountText } from '../../../money/Money.tsx';
import { MoneySheet } from '../../../money/MoneySheet.tsx';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSpinFailureText } from '../use-spin-failure-text.ts';
import styles from './ClaimModal.module.css';
import { claimOf, isFinalRefusal } from './coupon-rules.ts';
import { keepRefusal } from './refused-claims.ts';

interface ClaimModalProps {
  coupon: Schemas['Coupon'];
  /** Its name in the address. */
  name: string;
  /** The label of its slice. */
  prize: string;
  /** Undefined until known. */
  currency: Currency | undefined;
  onClose: () => void;
}

/** Asks once more, then claims. The request is sent 500 ms after the last press. */
export function ClaimModal({ coupon, name, prize, currency, onClose }: ClaimModalProps) {
  const t = useText('spin');
  const c = useText('common');
  const amountText = useAmountText();
  const failureText = useSpinFailureText('claim');
  const inWords = () => amountText(coupon.amount, currency);
  const what = () => `${prize} (${inWords()})`;
  const claim = useClaimCoupon();
  // Each coupon has its own outcome.
  const command = useMoneyCommand(
    { ...claim, key: `${claim.key} ${name}` },
    {
      name: () => t('claimTitle'),
      done: () => `${t('claimed')} · ${what()}`,
      amount: inWords,
      about: () => `${prize} · ${inWords()}`,
      keepRefusal: (error) => {
        keepRefusal(coupon, error);
      },
    },
  );
  const amount = inWords();
  const { press, cancel } = useLastPress(timings.claimDebounce, () => {
    keepRefusal(coupon, undefined);
    void command.give({ body: claimOf(coupon) });
  });
  const close = () => {
    // Called immediately, because the browser's Back is asynchronous.
    cancel();
    onClose();
  };
  return (
    <MoneySheet
      title={t('claimTitle')}
      command={command}
      amount={inWords}
      done={() => statementReceipt({ title: t('claimed'), amount, text: prize })}
      refusalText={failureText}
      onCorrect={(error) => {
        if (isFinalRefusal(error)) close();
      }}
      footer={(busy) => (
        <>
          <Button look="primary" wide everyPress busy={busy} onPress={press}>
            {c('claimAmount', { amount })}
          </Button>
          <Button wide disabled={busy} onPress={close}>
            {c('cancel')}
          </Button>
        </>
      )}
      onClose={close}
    >
      {() => (
        <div className={styles.claim}>
          <p>{t('claimQuestion', { prize, amount })}</p>
          {coupon.prize.name !== prize && (
            <p className={styles.name} lang={languageOf(coupon.prize.name)}>
              {coupon.prize.name}
            </p>
          )}
        </div>
      )}
    </MoneySheet>
  );
}

/** Calls `act` once, this many ms after the last of several presses; never after cancelling or unmounting. */
function useLastPress(ms: number, act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => cancel, []);
  const press = () => {
    cancel();
    timer.current = setTimeout(act, ms);
  };
  return { press, cancel };
}
