import type { Schemas } from '../../api/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../lib/currency.ts';
import { multiplyAmount } from '../../lib/money.ts';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './GameCard.module.css';

interface GameCardProps {
  account: Schemas['GameAccount'];
  currency: Currency;
}

/** One game account: its balance in the account's currency and in the game's own (R-198… ). */
export function GameCard({ account, currency }: GameCardProps) {
  const t = useText('home');
  return (
    <article className={styles['card']} data-inactive={!account.isActive || undefined}>
      <MediaImage src={account.background} alt="" />
      {account.isActive && (
        <span className={styles['logo']}>
          <MediaImage src={account.logo} alt="" />
        </span>
      )}
      <div className={styles['foot']}>
        {account.isActive ? (
          <div className={styles['text']}>
            <p className={styles['balance']}>
              <Money value={account.amount} currency={currency} />
            </p>
            <p className={styles['game']}>
              {account.name} · <Money value={multiplyAmount(account.amount, account.ftWalletSlot ?? 1)} />
            </p>
          </div>
        ) : (
          <p className={styles['name']}>{account.name}</p>
        )}
        <span className={styles['prompt']}>{account.isActive ? t('viewAccount') : t('openAccount')}</span>
      </div>
    </article>
  );
}
