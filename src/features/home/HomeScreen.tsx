import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { spinActiveQuery } from '../../api/spinwheel.ts';
import { walletQuery } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { hiddenAmounts } from '../../money/hidden-amounts.ts';
import { useAmountText } from '../../money/Money.tsx';
import { totalOf } from '../../money/total-of.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { announce } from '../../ui/Announcer.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { hasFailed } from '../../ui/load-state.ts';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RetryPlaceholder } from '../../ui/Placeholder.tsx';
import { BalanceCard, Balances } from './BalanceCard.tsx';
import { Carousels } from './Carousels.tsx';
import styles from './HomeScreen.module.css';
import { Tiles } from './Tiles.tsx';
import { useHomeLoad } from './use-home-load.ts';
import type { Elements } from '../../ui/elements.ts';

// Seldom needed.
const MissingWallet = lazyScreen(() => import('./MissingWallet.tsx').then((file) => file.MissingWallet), {
  Placeholder: RetryPlaceholder,
});

interface HomeScreenProps {
  /** Offers of other features, below the tiles. */
  offer: (wallet: Schemas['WalletResponse']) => Elements;
  /** Shows in a tile that a bonus is held. */
  heldBonus: Elements;
  /** The content below the games, or beside them; mounted again after each load of home. */
  extras: Elements;
}

/** Balances, and the ways to move money. */
export function HomeScreen({ offer, heldBonus, extras }: HomeScreenProps) {
  const t = useText('home');
  const c = useText('common');
  const { state, loads, refresh } = useHomeLoad(useSayBalance());
  const idle = state !== 'loading';
  // The home load reads both in order. Afterwards commands make them stale and they are read again. A failed read is
  // not repeated here.
  const wallet = useQuery({ ...walletQuery(), enabled: idle && state !== 'unread' });
  const currency = useCurrency(wallet.data);
  const wheel = useQuery({ ...spinActiveQuery(), enabled: false });
  const isMissing = !wallet.data && (state === 'unread' || hasFailed(wallet));
  const loading = !idle || wallet.isFetching;
  return (
    <>
      <PageTitle>{c('home')}</PageTitle>
      <h1 className="visually-hidden" tabIndex={-1}>
        {c('home')}
      </h1>
      <div className={styles.top}>
        {/* One card, because the focus goes to it from a retry. */}
        <BalanceCard missing={isMissing} loading={loading}>
          {isMissing ? (
            <MissingWallet error={wallet.error} loading={loading} onRetry={refresh} />
          ) : (
            <Balances
              wallet={wallet.data}
              currency={currency}
              loading={loading}
              stale={(idle && state !== 'fresh') || wallet.isError}
              onRefresh={refresh}
            />
          )}
        </BalanceCard>
        <Tiles
          // The main action is in the card then.
          depositFirst={!isMissing}
          // Unknown before the first answer. A failure counts as inactive.
          spinActive={wheel.data?.isActive ?? (wheel.isError ? false : undefined)}
          coins={wallet.data?.profile.coin}
          heldBonus={loads > 0 && <Suspense key={loads}>{heldBonus}</Suspense>}
          onRefresh={refresh}
        />
      </div>
      {wallet.data && offer(wallet.data)}
      <div className={styles.rest}>
        <div>
          {isMissing ? (
            <p className={styles.noGames}>{t('gamesHere')}</p>
          ) : (
            <Carousels accounts={wallet.data?.slots} currency={currency} />
          )}
          <LeftOut count={leftOutOf(wallet.data, 'slots')} />
        </div>
        {loads > 0 && <Suspense key={loads}>{extras}</Suspense>}
      </div>
    </>
  );
}

/** Announces a refreshed total balance, unless amounts are hidden or the page is not visible. */
function useSayBalance(): () => void {
  const t = useText('home');
  const amountText = useAmountText();
  const queries = useQueryClient();
  const hidden = hiddenAmounts.use();
  const currency = useCurrency(useQuery({ ...walletQuery(), enabled: false }).data);
  return () => {
    const wallet = queries.getQueryData(walletQuery().queryKey);
    const total = wallet && totalOf(wallet);
    if (!total || hidden || document.hidden) return;
    announce(t('balanceRefreshed', { amount: amountText(total, currency) }));
  };
}
