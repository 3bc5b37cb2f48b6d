import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { gameRows, rowOf, type GameRow } from '../../lib/game-category.ts';
import { currencyOf, type Currency } from '../../money/currency.ts';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { NoPlaceholder } from '../../ui/Placeholder.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Carousels.module.css';
import { GameCard } from './GameCard.tsx';

interface CarouselsProps {
  accounts: readonly Schemas['GameAccount'][] | undefined;
  /** The accounts are being read. */
  loading: boolean;
  /** The currency of the member's account. */
  currency: string | undefined;
}

// Without them the row still scrolls by keys and swipe.
const RowButtons = lazyScreen(() => import('./RowButtons.tsx').then((file) => file.RowButtons), {
  Placeholder: NoPlaceholder,
});

/** The game accounts by category, unknown categories last. */
export function Carousels({ accounts, loading, currency }: CarouselsProps) {
  const t = useText('home');
  const titles = {
    slot: t('slots'),
    sport: t('sportsAndCasino'),
    lotto: t('lotto'),
    other: t('otherGames'),
  };
  if (!accounts) {
    return (
      loading && (
        <Skeleton>
          <span className={styles.heading} />
          <span className={styles.card} />
        </Skeleton>
      )
    );
  }
  const rows = gameRows
    .map((category) => ({ category, shown: accounts.filter((account) => rowOf(account.category) === category) }))
    .filter(({ shown }) => shown.length > 0);
  return rows.map(({ category, shown }, row) => (
    <Row
      key={category}
      category={category}
      title={titles[category]}
      accounts={shown}
      currency={currencyOf(currency)}
      first={row === 0}
    />
  ));
}

interface RowProps {
  category: GameRow;
  title: string;
  accounts: readonly Schemas['GameAccount'][];
  currency: Currency;
  /** The first row of the page. */
  first: boolean;
}

/** One category: a row of cards that scrolls sideways and never wraps. */
function Row({ category, title, accounts, currency, first }: RowProps) {
  const t = useText('home');
  const list = useRef<HTMLUListElement>(null);
  return (
    <section className={styles.carousel} aria-label={title}>
      <header>
        <h2>
          {title} <span className={styles.count}>{accounts.length}</span>
        </h2>
        {accounts.filter(({ isActive }) => isActive).length > 1 && (
          // Opens the choice of accounts in a category.
          <Link to={modalAddress('games', { category })} state={openedHere}>
            {t('chooseAccount')}
          </Link>
        )}
        <div className={styles.turn}>
          <RowButtons row={list} count={accounts.length} name={title} />
        </div>
      </header>
      {/* Focusable, so that the keyboard can scroll it. */}
      <ul ref={list} tabIndex={0}>
        {accounts.map((account, place) => (
          <li key={account.code}>
            <GameCard account={account} currency={currency} first={first && place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
