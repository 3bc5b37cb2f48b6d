import { Fragment, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { limits } from '../../lib/limits.ts';
import { problemText } from '../../lib/problem-text.ts';
import { requestAmountOf } from '../../money/amount-form.ts';
import { AmountField } from '../../money/AmountField.tsx';
import type { Currency } from '../../money/currency.ts';
import { sumAmounts, toDecimal } from '../../money/decimal.ts';
import { hiddenAmounts } from '../../money/hidden-amounts.ts';
import { Money, useAmountText } from '../../money/Money.tsx';
import { ShareAmounts } from '../../money/QuickAmounts.tsx';
import { totalOf } from '../../money/total-of.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { modalAddress, useAddress } from '../../ui/modal-address.ts';
import { gameAmountProblem, type GameAmountProblem } from './game-transfer-form.ts';
import styles from './GameTransferFields.module.css';
import type { GameTransferState } from './use-game-transfer.ts';

interface GameTransferFieldsProps {
  form: UseFormReturn<{ amount: string }, unknown, { amount: number }>;
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  currency: Currency | undefined;
  busy: boolean;
  transfer: Pick<GameTransferState, 'move' | 'moveAll'>;
}

/** False for an unknown balance, so that the member can still try. */
const holdsNothing = (balance: unknown) => toDecimal(balance)?.lte(0) ?? false;

/** One amount with two directions; below it, the transfers of everything, which ask first. */
export function GameTransferFields({ form, account, wallet, currency, busy, transfer }: GameTransferFieldsProps) {
  const t = useText('game');
  const c = useText('common');
  const state: unknown = useAddress().state;
  const amountText = useAmountText();
  const [asking, setAsking] = useState<string>();
  const { move, moveAll } = transfer;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const problems: Record<GameAmountProblem, string> = {
    enterAmount: t('enterAmount'),
    twoDecimals: t('twoDecimals'),
    minimumAmount: t('minimumAmount', { amount: amountText(limits.minimumTransfer, currency) }),
  };
  // With an amount the transfer is the main action, until then opening the game.
  const isReady = gameAmountProblem(typed) === undefined;
  // A share belongs to the account that it was taken of. The server decides about a typed amount.
  const [isShare, setIsShare] = useState(false);
  const isTooMuchOf = (balance: unknown) =>
    isShare && isReady && (toDecimal(balance)?.lt(requestAmountOf(typed)) ?? false);
  const isEmpty = holdsNothing(account.amount);
  const restIsEmpty = holdsNothing(totalOf(wallet, account.code));
  // On an invalid amount react-hook-form focuses the field and does not call the handler.
  const send = (from: string, to: string) => form.handleSubmit(({ amount }) => void move({ from, to, amount }));
  const ways = useRef<HTMLDivElement>(null);
  const inWords = isReady ? amountText(requestAmountOf(typed), currency) : undefined;
  const [cannotIn, cannotOut] = [isTooMuchOf(wallet.wallet.amount), isTooMuchOf(account.amount)];
  const leadsIn = !holdsNothing(wallet.wallet.amount) && !cannotIn;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // There are two directions, so Enter chooses none.
        if (!busy) void form.handleSubmit(() => ways.current?.querySelector('button')?.focus())();
      }}
    >
      <Facts>
        <dt>{c('mainWallet')}</dt>
        <dd>
          <Money value={wallet.wallet.amount} currency={currency} />
        </dd>
      </Facts>
      <AmountField
        {...form.register('amount', {
          onChange: () => {
            setIsShare(false);
          },
        })}
        currency={currency}
        typed={typed}
        readOnly={busy}
        error={problemText(problems, form.formState.errors.amount?.message)}
      />
      {isEmpty && restIsEmpty && (
        <Link to={modalAddress('deposit')} replace state={state}>
          {c('depositFirst')}
        </Link>
      )}
      {[
        { code: walletCode, name: c('mainWallet'), balance: wallet.wallet.amount },
        { code: account.code, name: account.name, balance: account.amount },
      ].map(({ code, name, balance }) => (
        <ShareAmounts
          key={code}
          account={name}
          balance={balance}
          limits={{ minimum: limits.minimumTransfer }}
          typed={typed}
          disabled={busy}
          onPick={(share) => {
            setIsShare(true);
            form.setValue('amount', share, { shouldValidate: form.formState.isSubmitted });
          }}
        />
      ))}
      <div ref={ways} className={styles.ways} data-submit data-leads={isReady || undefined}>
        <Button
          look={isReady && leadsIn ? 'primary' : 'plain'}
          busy={busy}
          disabled={cannotIn}
          onPress={() => void send(walletCode, account.code)()}
        >
          <WayText amount={cannotIn ? undefined : inWords}>{t('moveIn')}</WayText>
        </Button>
        <Button
          look={isReady && !leadsIn ? 'primary' : 'plain'}
          busy={busy}
          disabled={isEmpty || cannotOut}
          onPress={() => void send(account.code, walletCode)()}
        >
          <WayText amount={cannotOut ? undefined : inWords}>{t('moveOut')}</WayText>
        </Button>
      </div>
      <div className={styles.all}>
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
          wallet={wallet}
          currency={currency}
          to={asking}
          onConfirm={(sum) => {
            setAsking(undefined);
            void moveAll(asking, sum);
          }}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
    </form>
  );
}

/** A direction, and below it the amount. */
function WayText({ children, amount }: { children: string; amount: string | undefined }) {
  return (
    <>
      <span>{children}</span> {amount !== undefined && <span className={styles.amount}>{amount}</span>}
    </>
  );
}

interface MoveAllDialogProps {
  wallet: Schemas['WalletResponse'];
  currency: Currency | undefined;
  /** The code of the account that gets everything. */
  to: string;
  /** `sum`: what would move, if it is known and shown. */
  onConfirm: (sum: string | undefined) => void;
  onClose: () => void;
}

/** Asks before everything moves, and lists what would move, because no amount was typed. */
function MoveAllDialog({ wallet, currency, to, onConfirm, onClose }: MoveAllDialogProps) {
  const t = useText('game');
  const c = useText('common');
  const amountText = useAmountText();
  const areHidden = hiddenAmounts.use();
  const accounts = [
    { code: walletCode, name: c('mainWallet'), amount: wallet.wallet.amount },
    ...wallet.slots.filter(({ isActive }) => isActive),
  ];
  const sources = accounts.filter(({ code, amount }) => code !== to && toDecimal(amount)?.eq(0) !== true);
  const isWhole = leftOutOf(wallet, 'slots', 'slots.amount') === 0;
  const sum = isWhole ? sumAmounts(sources.map(({ amount }) => amount)) : null;
  const account = accounts.find(({ code }) => code === to)?.name ?? to;
  const inWords = sum === null || areHidden ? undefined : amountText(sum, currency);
  const act = to === walletCode ? t('moveAllOut') : t('moveAllIn');
  return (
    <AskDialog
      title={act}
      confirm={inWords === undefined ? act : t('moveSum', { amount: inWords })}
      onConfirm={() => {
        onConfirm(inWords);
      }}
      onClose={onClose}
    >
      <p className={styles.question}>{t('moveAllQuestion', { account })}</p>
      <Facts>
        {sources.map(({ code, name, amount }) => (
          <Fragment key={code}>
            <dt>{name}</dt>
            <dd>
              <Money value={amount} currency={currency} />
            </dd>
          </Fragment>
        ))}
      </Facts>
    </AskDialog>
  );
}
