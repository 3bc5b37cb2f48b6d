import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useText } from '../../i18n/use-text.ts';
import { requestAmountOf } from '../../lib/amount-input.ts';
import type { Currency } from '../../lib/currency.ts';
import { limits } from '../../lib/limits.ts';
import { sumAmounts, toDecimal } from '../../lib/money.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { amountProblem, gameTransferForm, type AmountProblem } from './game-transfer-form.ts';
import styles from './GameTransferFields.module.css';
import { MoveAllDialog } from './MoveAllDialog.tsx';
import type { GameTransferState } from './use-game-transfer.ts';

interface GameTransferFieldsProps {
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  currency: Currency;
  transfer: GameTransferState;
}

/** A balance that is not known does not keep anybody from asking. */
const holdsNothing = (balance: unknown) => toDecimal(balance)?.lte(0) ?? false;

/** One amount and the two ways it can go; below, everything at once, which is asked about first. */
export function GameTransferFields({ account, wallet, currency, transfer }: GameTransferFieldsProps) {
  const t = useText('game');
  const c = useText('common');
  const amountText = useAmountText();
  const [asking, setAsking] = useState<string>();
  const form = useForm<{ amount: string }, unknown, { amount: number }>({
    resolver: zodResolver(gameTransferForm),
    // Opened again while a movement is under way, the form shows what was sent.
    defaultValues: { amount: transfer.amount === undefined ? '' : String(transfer.amount) },
  });
  const { outcome, move, moveAll, reopen } = transfer;
  const busy = outcome.kind === 'sending';
  const typed = useWatch({ control: form.control, name: 'amount' });
  const problem = form.formState.errors.amount?.message;
  const elsewhere = [wallet.wallet, ...wallet.slots.filter(({ code }) => code !== account.code)];
  const isEmpty = holdsNothing(account.amount);
  const restIsEmpty = holdsNothing(sumAmounts(elsewhere.map((place) => place.amount)));
  // A wrong amount puts focus into the field instead of sending: react-hook-form's own doing.
  const send = (from: string, to: string) => form.handleSubmit(({ amount }) => void move({ from, to, amount }));
  const moveIn = send(walletCode, account.code);
  const moveOut = send(account.code, walletCode);
  const amount = amountProblem(typed) === undefined && (
    <span className={styles['amount']}>{amountText(requestAmountOf(typed), currency)}</span>
  );
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void moveIn();
      }}
    >
      <Facts>
        <dt>{c('mainWallet')}</dt>
        <dd>
          <Money value={wallet.wallet.amount} currency={currency} />
        </dd>
      </Facts>
      <AmountField
        {...form.register('amount')}
        currency={currency}
        readOnly={busy}
        error={
          problem &&
          // The form's messages are keys of its own (game-transfer-form.ts).
          t(problem as AmountProblem, { amount: amountText(limits.minimumTransfer, currency) })
        }
      />
      <div className={styles['ways']}>
        <Button type="submit" busy={busy}>
          {t('moveIn')} {amount}
        </Button>
        <Button busy={busy} disabled={isEmpty} onPress={() => void moveOut()}>
          {t('moveOut')} {amount}
        </Button>
      </div>
      <div className={styles['all']}>
        <Button
          look="link"
          busy={busy}
          disabled={restIsEmpty}
          onPress={() => {
            setAsking(account.code);
          }}
        >
          {t('moveAllIn')}
        </Button>
        <Button
          look="link"
          busy={busy}
          disabled={isEmpty}
          onPress={() => {
            setAsking(walletCode);
          }}
        >
          {t('moveAllOut')}
        </Button>
      </div>
      {asking !== undefined && (
        <MoveAllDialog
          title={asking === walletCode ? t('moveAllOut') : t('moveAllIn')}
          account={asking === walletCode ? c('mainWallet') : account.name}
          onConfirm={() => {
            setAsking(undefined);
            void moveAll(asking);
          }}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
      {outcome.kind === 'refused' && (
        <RefusedAlert
          error={outcome.error}
          onClose={() => {
            reopen();
            // Back to the field at fault (B-04).
            if (transfer.amount !== undefined) form.setFocus('amount');
          }}
        />
      )}
    </form>
  );
}
