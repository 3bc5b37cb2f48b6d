import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { currencyOf } from '../../money/currency.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Carousels.module.css';
import { GameCard } from './GameCard.tsx';

interface CarouselsProps {
  accounts: readonly Schemas['GameAccount'][] | undefined;
  /** They are being read. */
  loading: boolean;
  /** Of the member's account. */
  currency: string | undefined;
}

/** The game accounts by category, a category that is not known after the others; in a row that is swiped; three to a row on wide screens. */
export function Carousels({ accounts, loading, currency }: CarouselsProps) {
  const t = useText('home');
  const titles = new Map<string, string>([
    ['slot', t('slots')],
    ['sport', t('sportsAndCasino')],
    ['lotto', t('lotto')],
  ]);
  if (!accounts) {
    return (
      loading && (
        <Skeleton>
          <span className={styles['heading']} />
          <span className={styles['card']} />
        </Skeleton>
      )
    );
  }
  const categories = new Set<string>([...titles.keys(), ...accounts.map(({ category }) => category)]);
  return [...categories].map((category) => {
    const shown = accounts.filter((account) => account.category === category);
    if (shown.length === 0) return null;
    const title = titles.get(category) ?? [t('otherGames'), category.trim()].filter(Boolean).join(' · ');
    return (
      <section key={category} className={styles['carousel']} aria-label={title}>
        <header>
          <h2>
            {title} <span className={styles['count']}>{shown.length}</span>
          </h2>
          {shown.filter(({ isActive }) => isActive).length > 1 && (
            // Where to play, chosen from a category.
            <Link to={modalAddress('games', { category })} state={openedHere}>
              {t('chooseAccount')}
            </Link>
          )}
        </header>
        {/* A row that scrolls takes the focus, so that the keyboard can scroll it. */}
        <ul tabIndex={0}>
          {shown.map((account) => (
            <li key={account.code}>
              <GameCard account={account} currency={currencyOf(currency)} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
