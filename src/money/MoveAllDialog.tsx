import { Fragment } from 'react';
import { walletCode } from '../api/wallet.ts';
import type { Schemas } from '../api/wire/types.ts';
import { useText } from '../i18n/use-text.ts';
import { leftOutOf } from '../lib/left-out.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Facts } from '../ui/Facts.tsx';
import type { Currency } from './currency.ts';
import { sumAmounts } from './decimal.ts';
import { hiddenAmounts } from './hidden-amounts.ts';
import { Money, useAmountText } from './Money.tsx';
import { sourcesOfAll } from './total-of.ts';
import styles from './MoveAllDialog.module.css';

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
export function MoveAllDialog({ wallet, currency, to, onConfirm, onClose }: MoveAllDialogProps) {
  const t = useText('game');
  const c = useText('common');
  const amountText = useAmountText();
  const areHidden = hiddenAmounts.use();
  const sources = sourcesOfAll(wallet, to);
  const nameOf = (code: string) =>
    code === walletCode ? c('mainWallet') : (wallet.slots.find((slot) => slot.code === code)?.name ?? code);
  const isWhole = leftOutOf(wallet, 'slots', 'slots.amount') === 0;
  const sum = isWhole ? sumAmounts(sources.map(({ amount }) => amount)) : null;
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
      <p className={styles.question}>{t('moveAllQuestion', { account: nameOf(to) })}</p>
      <Facts>
        {sources.map(({ code, amount }) => (
          <Fragment key={code}>
            <dt>{nameOf(code)}</dt>
            <dd>
              <Money value={amount} currency={currency} />
            </dd>
          </Fragment>
        ))}
      </Facts>
    </AskDialog>
  );
}
