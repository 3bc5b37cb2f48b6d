import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { MoneyOutcome } from '../../money/MoneyOutcome.tsx';
import { gameTransferForm } from './game-transfer-form.ts';
import { GameTransferFields } from './GameTransferFields.tsx';
import { useGameTransfer } from './use-game-transfer.ts';

interface GameTransferProps {
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  currency: Currency;
}

/** Money into the game and out of it, and what became of it (R-292… ). */
export function GameTransfer({ account, wallet, currency }: GameTransferProps) {
  const t = useText('game');
  const c = useText('common');
  // One that was begun in the transfer sheet may be between other games.
  const nameOf = (code: string) =>
    code === walletCode ? c('mainWallet') : (wallet.slots.find((slot) => slot.code === code)?.name ?? code);
  const transfer = useGameTransfer({ currency, nameOf });
  const form = useForm<{ amount: string }, unknown, { amount: number }>({
    resolver: zodResolver(gameTransferForm),
    // Opened again while a movement is under way, the form shows what was sent.
    defaultValues: { amount: transfer.amount === undefined ? '' : String(transfer.amount) },
  });
  const { outcome } = transfer;
  const reopen = () => {
    transfer.reopen();
    // What was moved, or may have been, is not proposed again; what was refused stays to be corrected.
    if (outcome.kind !== 'refused') form.reset({ amount: '' });
  };
  return (
    <MoneyOutcome
      command={{ outcome, reopen }}
      amount={() => transfer.inWords}
      done={() => ({ title: t('moved'), text: transfer.doneText, action: c('gotIt') })}
      // Back to the field at fault (B-04).
      onCorrect={() => {
        if (transfer.amount !== undefined) form.setFocus('amount');
      }}
    >
      {(busy) => (
        <GameTransferFields
          form={form}
          account={account}
          wallet={wallet}
          currency={currency}
          busy={busy}
          transfer={transfer}
        />
      )}
    </MoneyOutcome>
  );
}
