import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { spinActiveQuery } from '../../api/spinwheel-active.ts';
import { walletQuery } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { Carousels } from './Carousels.tsx';
import styles from './HomeScreen.module.css';
import { Tiles } from './Tiles.tsx';
import { useHomeLoad } from './use-home-load.ts';
import { useSayBalance } from './use-say-balance.ts';

interface HomeScreenProps {
  /** What another feature has to offer to the owner of a wallet; stands below the tiles. */
  offer: (wallet: Schemas['WalletResponse']) => ReactNode;
  /** Says in a tile that a bonus is held. */
  heldBonus: ReactNode;
  /** What stands below the games; drawn anew after each load of home. */
  extras: ReactNode;
}

/** R-188…R-209: how much there is, and how to move it. */
export function HomeScreen({ offer, heldBonus, extras }: HomeScreenProps) {
  const c = useText('common');
  const { state, loads, refresh } = useHomeLoad(useSayBalance());
  const idle = state !== 'loading';
  // The home load reads both in its order; afterwards a command that makes them stale reads them again. What the load did not
  // get is not asked for a second time.
  const wallet = useQuery({ ...walletQuery(), enabled: idle && state !== 'unread' });
  const wheel = useQuery({ ...spinActiveQuery(), enabled: false });
  return (
    <>
      <PageTitle>{c('home')}</PageTitle>
      <h1 className="visually-hidden" tabIndex={-1}>
        {c('home')}
      </h1>
      <div className={styles['top']}>
        <BalanceCard
          wallet={wallet.data}
          readAt={wallet.dataUpdatedAt}
          loading={!idle || wallet.isFetching}
          stale={(idle && state !== 'fresh') || wallet.isError}
          onRefresh={refresh}
        />
        <Tiles
          // Not known before the first answer; a failure counts as no.
          spinActive={wheel.data?.isActive ?? (wheel.isError ? false : undefined)}
          coins={wallet.data?.profile.coin}
          heldBonus={loads > 0 && <Suspense key={loads}>{heldBonus}</Suspense>}
          onRefresh={refresh}
        />
      </div>
      {wallet.data && offer(wallet.data)}
      <Carousels accounts={wallet.data?.slots} loading={!idle} currency={wallet.data?.bankAccount.currency} />
      <LeftOut count={leftOutOf(wallet.data, 'slots')} />
      {loads > 0 && <Suspense key={loads}>{extras}</Suspense>}
    </>
  );
}
