import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { gameRows, rowOf } from '../../lib/game-category.ts';
import { currencyOf } from '../../money/currency.ts';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { NoPlaceholder } from '../../ui/Placeholder.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Carousels.module.css';
import { GameCard } from './GameCard.tsx';

interface CarouselsProps {
  /** Undefined while they are being read. */
  accounts: readonly Schemas['GameAccount'][] | undefined;
  /** The currency of the member's account. */
  currency: string | undefined;
}

// Without them a row still scrolls by keys and swipe.
const RowButtons = lazyScreen(() => import('./RowButtons.tsx').then((file) => file.RowButtons), {
  Placeholder: NoPlaceholder,
});

/**
 * The game accounts by category, unknown categories last. A category is one row, which scrolls sideways
 * and never wraps.
 */
export function Carousels({ accounts, currency }: CarouselsProps) {
  const t = useText('home');
  const modalTitles = useText('titles');
  const titles = {
    slot: t('slots'),
    sport: t('sportsAndCasino'),
    lotto: t('lotto'),
    other: t('otherGames'),
  };
  if (!accounts) {
    return (
      <Skeleton>
        <span className={styles.heading} />
        <span className={styles.card} />
      </Skeleton>
    );
  }
  const rows = gameRows
    .map((category) => ({ category, shown: accounts.filter((account) => rowOf(account.category) === category) }))
    .filter(({ shown }) => shown.length > 0);
  return rows.map(({ category, shown }, row) => {
    return (
      <section key={category} className={styles.carousel} aria-label={titles[category]}>
        <header>
          <h2 id={`row-${category}`}>
            <span>{titles[category]}</span> <span className={styles.count}>{shown.length}</span>
          </h2>
          {shown.filter(({ isActive }) => isActive).length > 1 && (
            // Opens the choice of accounts in a category.
            <Link to={modalAddress('games', { category })} state={openedHere}>
              {modalTitles('chooseGame')}
            </Link>
          )}
          <RowButtons name={titles[category]} count={shown.length} className={styles.turn} />
        </header>
        {/* Focusable, so that the keyboard can scroll it. */}
        <ul tabIndex={0} aria-labelledby={`row-${category}`}>
          {shown.map((account, place) => (
            <li key={account.code}>
              <GameCard account={account} currency={currencyOf(currency)} first={row === 0 && place === 0} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
