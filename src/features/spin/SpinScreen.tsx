import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { couponsQuery } from '../../api/spinwheel.ts';
import { walletQuery } from '../../api/wallet.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { currencyOfWallet } from '../../money/currency.ts';
import { MoneyOutcome } from '../../money/MoneyOutcome.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { preloadParserFor } from '../../ui/html-parser.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Coupons } from './coupons/Coupons.tsx';
import styles from './SpinScreen.module.css';
import { useSpinFailureText } from './use-spin-failure-text.ts';
import { PrizeList } from './wheel/PrizeList.tsx';
import { PrizeModal } from './wheel/PrizeModal.tsx';
import { useWheel } from './wheel/use-wheel.ts';
import { Wheel } from './wheel/Wheel.tsx';

/** The wheel and its coupons. */
export function SpinScreen() {
  const t = useText('spin');
  const titles = useText('titles');
  const failureText = useSpinFailureText();
  const coupons = useQuery(couponsQuery());
  // Only the currency is needed, so the wallet is read once, although a spin makes it stale.
  const wallet = useQuery({ ...walletQuery(), enabled: ({ state }) => state.data === undefined });
  const wheel = useWheel(() => void coupons.refetch());
  const { setup, outcome } = wheel;
  const shown = setup.data?.result;
  const wheelShown = shown?.activeSpinwheel;
  const slices = wheelShown?.slices ?? [];
  useEffect(() => {
    preloadParserFor((wheelShown?.slices ?? []).map(({ htmlDescription }) => htmlDescription));
  }, [wheelShown]);
  const coins = shown?.userCoin ?? 0;
  const busy = outcome.kind === 'sending' || outcome.kind === 'done';
  return (
    <>
      <PageHead title={titles('wheel')} />
      <div className={styles.screen}>
        <div className={styles.column}>
          <Loaded
            query={setup}
            retry="always"
            skeleton={
              <Skeleton>
                <span className={styles.waiting} />
              </Skeleton>
            }
            isEmpty={() => slices.length === 0}
            empty={<EmptyState>{t('noWheel')}</EmptyState>}
            leftOut={leftOutOf(setup.data, 'result.activeSpinwheel.slices')}
          />
          <MoneyOutcome command={wheel} refusalText={failureText}>
            {() =>
              slices.length > 0 && (
                <section aria-label={shown?.activeSpinwheel?.name}>
                  <p className={styles.name}>{shown?.activeSpinwheel?.name}</p>
                  <Wheel
                    slices={slices}
                    coins={coins}
                    busy={busy}
                    target={wheel.target}
                    onPress={wheel.spin}
                    onRest={wheel.rest}
                  />
                  <p role="status" className={styles.hint}>
                    {wheel.turning ? t('turning') : !busy && coins <= 0 && t('noCoins')}
                  </p>
                </section>
              )
            }
          </MoneyOutcome>
          {slices.length > 0 && <PrizeList slices={slices} />}
        </div>
        <Coupons query={coupons} slices={slices} currency={currencyOfWallet(wallet.data)} locked={busy} />
      </div>
      {wheel.prize && <PrizeModal prize={wheel.prize} coins={coins} onClose={wheel.closePrize} />}
    </>
  );
}
