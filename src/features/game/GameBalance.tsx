import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { multiplyAmount } from '../../money/decimal.ts';
import { Money } from '../../money/Money.tsx';
import { GameArt } from './GameArt.tsx';
import styles from './GameBalance.module.css';

/** The balance in the account's currency, and in the game's credits. */
export function GameBalance({ account, currency }: { account: Schemas['GameAccount']; currency: Currency }) {
  const t = useText('game');
  const c = useText('common');
  return (
    <div>
      <GameArt account={account} />
      <dl className={styles.balance}>
        <div>
          <dt>{c('balance')}</dt>
          <dd className={styles.figure}>
            <Money value={account.amount} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('gameBalance')}</dt>
          <dd>
            <Money value={multiplyAmount(account.amount, account.ftWalletSlot ?? 1)} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
