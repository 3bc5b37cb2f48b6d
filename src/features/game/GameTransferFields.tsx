import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { problemText } from '../../lib/problem-text.ts';
import { requestAmountOf } from '../../money/amount-form.ts';
import { AmountField } from '../../money/AmountField.tsx';
import type { Currency } from '../../money/currency.ts';
import { toDecimal } from '../../money/decimal.ts';
import { useAmountText } from '../../money/Money.tsx';
import { MoveAllDialog } from '../../money/MoveAllDialog.tsx';
import { ShareAmounts } from '../../money/QuickAmounts.tsx';
import { totalOf } from '../../money/total-of.ts';
import { Button } from '../../ui/Button.tsx';
import { modalAddress, useAddress } from '../../ui/modal-address.ts';
import { Direction, type Way } from './Direction.tsx';
import { gameAmountProblem, type GameAmountProblem } from './game-transfer-form.ts';
import styles from './GameTransferFields.module.css';
import type { GameTransferState } from './use-game-transfer.ts';

interface GameTransferFieldsProps {
  form: UseFormReturn<{ amount: string }, unknown, { amount: number }>;
  /** The direction that the member chose. */
  chosen: Way | undefined;
  onChoose: (way: Way) => void;
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  currency: Currency | undefined;
  busy: boolean;
  /** The transfer is the main action also without an amount, because the game cannot be opened here. */
  isMain: boolean;
  transfer: Pick<GameTransferState, 'move' | 'moveAll'>;
}

/** False for an unknown balance, so that the member can still try. */
const holdsNothing = (balance: unknown) => toDecimal(balance)?.lte(0) ?? false;

/** Direction, amount and one button; below it the transfer of everything, which asks first. */
export function GameTransferFields({
  form,
  chosen,
  onChoose,
  account,
  wallet,
  currency,
  busy,
  isMain,
  transfer,
}: GameTransferFieldsProps) {
  const t = useText('game');
  const c = useText('common');
  const state: unknown = useAddress().state;
  const amountText = useAmountText();
  const [isAsking, setIsAsking] = useState(false);
  const { move, moveAll } = transfer;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const problems: Record<GameAmountProblem, string> = {
    enterAmount: t('enterAmount'),
    twoDecimals: t('twoDecimals'),
    minimumAmount: t('minimumAmount', { amount: amountText(limits.minimumTransfer, currency) }),
  };
  // With an amount the transfer is the main action, until then opening the game, if that is possible.
  const isReady = gameAmountProblem(typed) === undefined;
  // A share belongs to the account that it was taken of.
  const [isShare, setIsShare] = useState(false);
  const isEmpty = holdsNothing(account.amount);
  const restIsEmpty = holdsNothing(totalOf(wallet, account.code));
  const way = isEmpty ? 'in' : (chosen ?? (holdsNothing(wallet.wallet.amount) ? 'out' : 'in'));
  const game = { code: account.code, name: account.name, amount: account.amount };
  const main = { code: walletCode, name: c('mainWallet'), amount: wallet.wallet.amount };
  const [from, to] = way === 'in' ? [main, game] : [game, main];
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // On an invalid amount react-hook-form focuses the field and does not call the handler.
        if (!busy) void form.handleSubmit(({ amount }) => void move({ from: from.code, to: to.code, amount }))();
      }}
    >
      <Direction
        way={way}
        isOutOff={isEmpty}
        disabled={busy}
        onChange={(next) => {
          onChoose(next);
          if (isShare) form.setValue('amount', '');
          setIsShare(false);
        }}
      />
      <AmountField
        {...form.register('amount', {
          onChange: () => {
            setIsShare(false);
          },
        })}
        currency={currency}
        typed={typed}
        available={from.amount}
        source={from.name}
        readOnly={busy}
        error={problemText(problems, form.formState.errors.amount?.message)}
      />
      {isEmpty && restIsEmpty && (
        <Link to={modalAddress('deposit')} replace state={state}>
          {c('depositFirst')}
        </Link>
      )}
      <ShareAmounts
        balance={from.amount}
        limits={{ minimum: limits.minimumTransfer }}
        typed={typed}
        disabled={busy}
        onPick={(share) => {
          setIsShare(true);
          form.setValue('amount', share, { shouldValidate: form.formState.isSubmitted });
        }}
      />
      <div data-submit data-leads={isReady || undefined}>
        <Button type="submit" look={isReady || isMain ? 'primary' : 'plain'} wide busy={busy}>
          <span>{t(way === 'in' ? 'moveIn' : 'moveOut')}</span>{' '}
          {isReady && <span className={styles.amount}>{amountText(requestAmountOf(typed), currency)}</span>}
        </Button>
      </div>
      <Button
        look="link"
        busy={busy}
        disabled={way === 'in' && restIsEmpty}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {t(way === 'in' ? 'moveAllIn' : 'moveAllOut')}
      </Button>
      {isAsking && (
        <MoveAllDialog
          wallet={wallet}
          currency={currency}
          to={to.code}
          onConfirm={(sum) => {
            setIsAsking(false);
            void moveAll(to.code, sum);
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </form>
  );
}
