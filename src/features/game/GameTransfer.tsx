import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../lib/currency.ts';
import { Done } from '../../ui/Done.tsx';
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
  const { outcome, reopen } = transfer;
  if (outcome.kind === 'unknown') {
    return <UnknownOutcome amount={transfer.inWords} check={outcome.check} onReopen={reopen} />;
  }
  if (outcome.kind === 'done') {
    return (
      <Done title={t('moved')} action={c('gotIt')} onClose={reopen}>
        {transfer.doneText}
      </Done>
    );
  }
  return <GameTransferFields account={account} wallet={wallet} currency={currency} transfer={transfer} />;
}
