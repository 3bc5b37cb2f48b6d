import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { groupAmount } from '../../money/group-typed.ts';
import { MoneyOutcome } from '../../money/MoneyOutcome.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { Way } from './Direction.tsx';
import { gameTransferForm } from './game-transfer-form.ts';
import { GameTransferFields } from './GameTransferFields.tsx';
import type { GameTransferState } from './use-game-transfer.ts';
import { useForm } from '../../ui/use-form.ts';

interface GameTransferProps {
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  currency: Currency | undefined;
  transfer: GameTransferState;
  /** The button that opens the game, if there is one. */
  entry: Elements;
}

/** Transfer to and from the game, with its outcome (R-292… ). */
export function GameTransfer({ account, wallet, currency, transfer, entry }: GameTransferProps) {
  const t = useText('game');
  const c = useText('common');
  // When the sheet is opened again during a transfer, the form shows the sent direction and amount.
  const sentWay = transfer.from === walletCode ? 'in' : 'out';
  const [way, setWay] = useState<Way | undefined>(transfer.from === undefined ? undefined : sentWay);
  const form = useForm<{ amount: string }, { amount: number }>({
    resolver: zodResolver(gameTransferForm),
    defaultValues: { amount: transfer.amount === undefined ? '' : groupAmount(String(transfer.amount)) },
  });
  const reopen = () => {
    transfer.reopen();
    // Clears the amount unless the transfer was refused; a refused amount stays for correction.
    if (transfer.outcome.kind !== 'refused') form.reset({ amount: '' });
  };
  return (
    <MoneyOutcome
      command={{ ...transfer, reopen }}
      amount={() => transfer.inWords}
      done={() => ({
        title: t('moved'),
        amount: transfer.inWords,
        text: transfer.doneText,
        // Not after a transfer back to the wallet.
        main: transfer.to === account.code && entry,
        action: c('gotIt'),
      })}
      accountsOf={() => [walletCode, account.code]}
      sourcesOf={() => transfer.sources}
      // Focuses the field that must be corrected.
      onCorrect={({ operationId }) => {
        if (operationId === 'transfer') form.setFocus('amount');
      }}
    >
      {(busy) => (
        <GameTransferFields
          form={form}
          chosen={way}
          onChoose={setWay}
          account={account}
          wallet={wallet}
          currency={currency}
          busy={busy}
          isMain={!entry}
          transfer={transfer}
        />
      )}
    </MoneyOutcome>
  );
}
