import { useQueryClient } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link } from 'react-router-dom';
import { walletAge } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { hiddenAmounts } from '../../money/hidden-amounts.ts';
import { toDecimal } from '../../money/decimal.ts';
import { Money } from '../../money/Money.tsx';
import { totalOf } from '../../money/total-of.ts';
import { Button } from '../../ui/Button.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import type { Elements } from '../../ui/elements.ts';
import { useElapsed } from '../../ui/use-age.ts';
import styles from './BalanceCard.module.css';
import { LampString } from './LampString.tsx';
import { lastSync } from './last-sync.ts';

// A constant element is not rendered again.
const ornament = <LampString />;

interface BalanceCardProps {
  /** There are no balances: it stays as high as with them. */
  missing: boolean;
  /** The balances are being read. */
  loading: boolean;
  children: Elements;
}

export function BalanceCard({ missing, loading, children }: BalanceCardProps) {
  const t = useText('home');
  return (
    <section
      className={styles.card}
      data-missing={missing || undefined}
      aria-label={t('totalBalance')}
      aria-busy={loading}
    >
      {children}
    </section>
  );
}

interface BalancesProps {
  wallet: Schemas['WalletResponse'] | undefined;
  /** Undefined until it is known. */
  currency: Currency | undefined;
  /** The last load failed: older balances are shown (A-42, B-03). */
  stale: boolean;
  /** The balances are being read. */
  loading: boolean;
  onRefresh: () => void;
}

/** Name, total, main wallet, age of the balances, invite bonus. */
export function Balances({ wallet, currency, stale, loading, onRefresh }: BalancesProps) {
  const t = useText('home');
  const c = useText('common');
  const hidden = hiddenAmounts.use();
  const synced = lastSync.use();
  // The total is in the account's currency; a game's own currency appears on its card only.
  const total = wallet && totalOf(wallet);
  const waiting = !wallet;
  const hasInviteBonus = !toDecimal(wallet?.invite.amount)?.lte(0);
  return (
    <>
      {ornament}
      <div className={styles.balance}>
        <h2 className={styles.greeting}>
          {wallet ? `${t('greeting', { name: wallet.profile.name })} · ${t('totalBalance')}` : t('totalBalance')}
        </h2>
        <div className={styles.row}>
          <p className={styles.total}>
            <Money value={total} currency={currency} waiting={waiting} />
          </p>
          <IconButton
            label={hidden ? t('showAmounts') : t('hideAmounts')}
            onPress={() => {
              hiddenAmounts.set(!hidden);
            }}
          >
            {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
        <div className={styles.row}>
          <p className={styles.detail}>
            <span>{c('mainWallet')}</span> <Money value={wallet?.wallet.amount} currency={currency} waiting={waiting} />
          </p>
          <Link to={modalAddress('transfer')} state={openedHere} className={styles.action}>
            <ArrowLeftRight aria-hidden />
            <span>{c('transfer')}</span>
          </Link>
        </div>
        <div className={styles.row}>
          <p className={styles.detail}>
            {/* Without a full load only the note below gives the age of stale balances. */}
            {(!stale || synced !== null) && (
              <>
                <span>{t('lastUpdated')}</span>{' '}
                <span className={styles.when}>
                  <DateTime value={synced} />
                </span>
              </>
            )}
          </p>
          <Button look="link" busy={loading} name={t('refreshBalance')} onPress={onRefresh}>
            <RefreshCw aria-hidden />
          </Button>
        </div>
        {stale && wallet && <StaleNote loading={loading} onRefresh={onRefresh} />}
      </div>
      <div className={styles.invite}>
        <p>
          <span>{t('inviteBonus')}</span>{' '}
          <span className={styles.bonus}>
            <Money value={wallet?.invite.amount} currency={currency} waiting={waiting} />
          </span>
        </p>
        {/* Opens past the banners, at the confirmation, because the bonus is already visible here. */}
        {hasInviteBonus ? (
          <Link to={modalAddress('invite', { step: 'ask' })} state={openedHere} className={styles.action}>
            {t('receiveBonus')}
          </Link>
        ) : (
          <Button look="link" disabled>
            {t('receiveBonus')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The age of balances that could not be refreshed (B-03). It is no error message. */
function StaleNote({ loading, onRefresh }: Pick<BalancesProps, 'loading' | 'onRefresh'>) {
  const c = useText('common');
  const queries = useQueryClient();
  const age = useElapsed(() => walletAge(queries));
  return (
    <p className={styles.staleNote}>
      <span>{c('staleFigures', { age })}</span> <span aria-hidden>·</span>{' '}
      <Button look="link" busy={loading} onPress={onRefresh}>
        {c('tryAgain')}
      </Button>
    </p>
  );
}
