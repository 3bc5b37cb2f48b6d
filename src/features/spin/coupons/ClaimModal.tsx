import { useClaimCoupon } from '../../../api/spinwheel.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { UnknownOutcome } from '../../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../../errors/use-money-command.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Currency } from '../../../lib/currency.ts';
import { timings } from '../../../lib/timings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Done } from '../../../ui/Done.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useAmountText } from '../../../ui/use-amount-text.ts';
import { SpinRefused } from '../SpinRefused.tsx';
import styles from './ClaimModal.module.css';
import { claimOf } from './coupon-rules.ts';
import { useLastPress } from './use-last-press.ts';

interface ClaimModalProps {
  coupon: Schemas['Coupon'];
  /** Its name in the address. */
  name: string;
  /** Label of its slice. */
  prize: string;
  /** Undefined while it is not known. */
  currency: Currency | undefined;
  onClose: () => void;
}

/** Asks once more, then claims. The claim leaves 500 ms after the last press. */
export function ClaimModal({ coupon, name, prize, currency, onClose }: ClaimModalProps) {
  const t = useText('spin');
  const amountText = useAmountText();
  const inWords = () => amountText(coupon.amount, currency);
  const what = () => `${prize} (${inWords()})`;
  const claim = useClaimCoupon();
  // Each coupon has an outcome of its own.
  const { outcome, give, reopen } = useMoneyCommand(
    { ...claim, key: `${claim.key} ${name}` },
    {
      name: () => t('claimTitle'),
      done: () => `${t('claimed')} · ${what()}`,
      amount: inWords,
    },
  );
  const amount = inWords();
  const { press, cancel } = useLastPress(timings.claimDebounce, () => void give({ body: claimOf(coupon) }));
  /** At once: the way back to the page takes the browser its time. */
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Sheet title={t('claimTitle')} onClose={close}>
      {outcome.kind === 'done' ? (
        <Done title={t('claimed')} onClose={onClose}>
          {what()}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome amount={amount} check={outcome.check} onReopen={reopen} />
      ) : (
        <div className={styles['claim']}>
          <p>{t('claimQuestion', { prize, amount })}</p>
          <p className={styles['name']}>{coupon.prize.name}</p>
          <Button look="lamp" wide everyPress busy={outcome.kind === 'sending'} onPress={press}>
            {t('claimAmount', { amount })}
          </Button>
        </div>
      )}
      {outcome.kind === 'refused' && <SpinRefused error={outcome.error} onClose={reopen} />}
    </Sheet>
  );
}
