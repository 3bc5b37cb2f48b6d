import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/types.ts';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../lib/currency.ts';
import { Done } from '../../ui/Done.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { GameTransferFields } from './GameTransferFields.tsx';
import { useGameTransfer } from './use-game-transfer.ts';

interface GameTransferProps {
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  currency: Currency;
  statement: string;
}

/** Money into the game and out of it, and what became of it (R-292… ). */
export function GameTransfer({ account, wallet, currency, statement }: GameTransferProps) {
  const t = useText('game');
  const c = useText('common');
  const amountText = useAmountText();
  const transfer = useGameTransfer();
  const { given, outcome, reopen } = transfer;
  const nameOf = (code: string) => (code === walletCode ? c('mainWallet') : account.name);
  const amount = given?.kind === 'amount' ? amountText(given.body.amount, currency) : undefined;
  if (outcome.kind === 'unknown') {
    return <UnknownOutcome amount={amount} check={outcome.check} statement={statement} onReopen={reopen} />;
  }
  if (outcome.kind === 'done' && given) {
    return (
      <Done title={t('moved')} action={c('gotIt')} onClose={reopen}>
        {given.kind === 'amount' && amount
          ? t('movedAmount', { amount, from: nameOf(given.body.from), to: nameOf(given.body.to) })
          : t('movedAll', { account: nameOf(given.body.to) })}
      </Done>
    );
  }
  return <GameTransferFields account={account} wallet={wallet} currency={currency} transfer={transfer} />;
}
