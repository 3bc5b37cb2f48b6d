import { Fragment } from 'react';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import type { Currency } from '../../money/currency.ts';
import { sumAmounts, toDecimal } from '../../money/decimal.ts';
import { hiddenAmounts } from '../../money/hidden-amounts.ts';
import { Money, useAmountText } from '../../money/Money.tsx';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';

interface MoveAllDialogProps {
  wallet: Schemas['WalletResponse'];
  currency: Currency;
  /** The code of the account that gets everything. */
  to: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before everything moves, and lists what would move, because no amount was typed. */
export function MoveAllDialog({ wallet, currency, to, onConfirm, onClose }: MoveAllDialogProps) {
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
  return (
    <AskDialog
      title={to === walletCode ? t('moveAllOut') : t('moveAllIn')}
      confirm={sum === null || areHidden ? undefined : t('moveSum', { amount: amountText(sum, currency) })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('moveAllQuestion', { account })}</p>
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
