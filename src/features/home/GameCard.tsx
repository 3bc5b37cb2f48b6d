import { memo, useId } from 'react';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { languageOf } from '../../lib/language-of.ts';
import type { Currency } from '../../money/currency.ts';
import { multiplyAmount } from '../../money/decimal.ts';
import { Money } from '../../money/Money.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import styles from './GameCard.module.css';
import { GamePrompt } from './GamePrompt.tsx';

interface GameCardProps {
  account: Schemas['GameAccount'];
  currency: Currency | undefined;
  /** The first card of the page. */
  first: boolean;
}

/**
 * One game account: its balance in the account's currency and in the game's own. The whole card can be tapped.
 * Memoized, because home renders several times while it loads, and a new wallet often changes one balance only.
 */
export const GameCard = memo(function GameCard({ account, currency, first }: GameCardProps) {
  const t = useText('home');
  const c = useText('common');
  const id = useId();
  return (
    <article className={styles.card} data-inactive={!account.isActive || undefined}>
      <MediaImage source="operator" src={account.background} alt="" box={{ width: 300, height: 211 }} first={first} />
      {account.isActive && (
        <span className={styles.logo}>
          <MediaImage source="operator" src={account.logo} alt="" box={{ width: 40, height: 40 }} />
        </span>
      )}
      <div className={styles.foot}>
        {account.isActive ? (
          <div className={styles.text}>
            <p className={styles.balance}>
              <Money value={account.amount} currency={currency} />
            </p>
            <h3 className={styles.game}>
              <span id={id} lang={languageOf(account.name)} translate="no">
                {account.name}
              </span>{' '}
              <Money value={multiplyAmount(account.amount, account.ftWalletSlot ?? 1)} /> <span>{c('credits')}</span>
            </h3>
          </div>
        ) : (
          <h3 id={id} className={styles.name} lang={languageOf(account.name)} translate="no">
            {account.name}
          </h3>
        )}
        <GamePrompt slotCode={account.code} isActive={account.isActive} nameId={id}>
          {account.isActive ? t('viewAccount') : t('openAccount')}
        </GamePrompt>
      </div>
    </article>
  );
});
