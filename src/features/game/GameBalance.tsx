import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { multiplyAmount, toDecimal } from '../../money/decimal.ts';
import { Money } from '../../money/Money.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import styles from './GameBalance.module.css';

/** The balance in the account's currency, in the game's credits too, if these differ. */
export function GameBalance({
  account,
  currency,
}: {
  account: Schemas['GameAccount'];
  currency: Currency | undefined;
}) {
  const t = useText('game');
  const c = useText('common');
  const credits = multiplyAmount(account.amount, account.ftWalletSlot ?? 1);
  const differs = credits !== null && toDecimal(account.amount)?.eq(credits) === false;
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
        {differs && (
          <div>
            <dt>{t('gameBalance')}</dt>
            <dd>
              <Money value={credits} /> <span>{c('credits')}</span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

export function GameArt({ account }: { account: Schemas['GameAccount'] }) {
  return (
    <div className={styles.art} data-inactive={!account.isActive || undefined}>
      <MediaImage source="operator" src={account.background} alt="" box={{ width: 300, height: 211 }} />
      <span className={styles.logo}>
        <MediaImage source="operator" src={account.logo} alt="" box={{ width: 40, height: 40 }} />
      </span>
    </div>
  );
}
