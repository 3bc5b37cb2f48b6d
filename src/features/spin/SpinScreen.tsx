import { useQuery } from '@tanstack/react-query';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import { Suspense, useEffect, useId, useRef } from 'react';
import { couponsQuery } from '../../api/spinwheel.ts';
import { walletQuery } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { languageOf } from '../../lib/language-of.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { MoneyOutcome } from '../../money/MoneyOutcome.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState } from '../../ui/load-state.ts';
import { PageHead } from '../../ui/PageTitle.tsx';
import { preloadParserFor, ServerHtml } from '../../ui/ServerHtml.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Coupons } from './coupons/Coupons.tsx';
import styles from './SpinScreen.module.css';
import { useSpinFailureText } from './use-spin-failure-text.ts';
import { useWheel } from './wheel/use-wheel.ts';
import { SlicePicture } from './wheel/SlicePicture.tsx';
import { Wheel } from './wheel/Wheel.tsx';

/** The wheel and its coupons. */
export function SpinScreen() {
  const t = useText('spin');
  const titles = useText('titles');
  const failureText = useSpinFailureText('spin');
  const nameId = useId();
  const coupons = useQuery(couponsQuery());
  // Only the currency is needed, so the wallet is read once, although a spin makes it stale.
  const wallet = useQuery({ ...walletQuery(), enabled: ({ state }) => state.data === undefined });
  const currency = useCurrency(wallet.data);
  const couponsHeading = useRef<HTMLHeadingElement>(null);
  const wantsCoupons = useRef(false);
  const wheel = useWheel(() => {
    void coupons.refetch();
    if (wantsCoupons.current) couponsHeading.current?.focus();
    wantsCoupons.current = false;
  });
  const { setup, outcome, coins } = wheel;
  const shown = setup.data?.result;
  const wheelShown = shown?.activeSpinwheel;
  const slices = wheelShown?.slices ?? [];
  useEffect(() => {
    preloadParserFor((wheelShown?.slices ?? []).map(({ htmlDescription }) => htmlDescription));
  }, [wheelShown]);
  // One cause, so one message for both.
  const nothingLoaded = loadState(setup) === 'failed' && loadState(coupons) === 'failed';
  const readBoth = () => Promise.all([setup.refetch(), coupons.refetch()]);
  const isUnknown = outcome.kind === 'unknown';
  const busy = outcome.kind === 'sending' || outcome.kind === 'done';
  return (
    <>
      <PageHead title={titles('wheel')} />
      <div className={styles.screen}>
        <div className={styles.column}>
          <Loaded
            query={
              nothingLoaded
                ? { ...setup, isFetching: setup.isFetching || coupons.isFetching, refetch: readBoth }
                : setup
            }
            retry="always"
            notLoaded={nothingLoaded ? t('pageNotLoaded') : t('notLoaded')}
            skeleton={
              <Skeleton>
                <span className={styles.waiting} />
                <span className={styles.waitingPrizes} />
              </Skeleton>
            }
            isEmpty={() => slices.length === 0}
            empty={<EmptyState picture={<FerrisWheel aria-hidden />}>{t('noWheel')}</EmptyState>}
            leftOut={leftOutOf(setup.data, 'result.activeSpinwheel.slices')}
          />
          <MoneyOutcome command={wheel} refusalText={failureText}>
            {() => null}
          </MoneyOutcome>
          {slices.length > 0 && (
            <section aria-labelledby={nameId}>
              {wheelShown?.name && (
                <h2 id={nameId} className={styles.name} lang={languageOf(wheelShown.name)}>
                  {wheelShown.name}
                </h2>
              )}
              <Wheel
                slices={slices}
                coins={coins}
                busy={busy}
                muted={isUnknown}
                target={wheel.target}
                onPress={wheel.spin}
                onRest={wheel.rest}
              />
              {!isUnknown && (
                <p role="status" className={styles.hint}>
                  {wheel.turning ? t('turning') : !busy && coins <= 0 && <ContactText>{t('noCoins')}</ContactText>}
                </p>
              )}
            </section>
          )}
          {slices.length > 0 && <PrizeList slices={slices} />}
        </div>
        {!nothingLoaded && (
          <Coupons query={coupons} slices={slices} currency={currency} locked={busy} heading={couponsHeading} />
        )}
      </div>
      {wheel.prize && (
        <PrizeModal
          prize={wheel.prize}
          slices={slices}
          coins={coins}
          onCoupons={() => {
            wantsCoupons.current = true;
            wheel.closePrize();
          }}
          onClose={wheel.closePrize}
        />
      )}
    </>
  );
}

/** The slices as complete text, because the wheel may shorten labels (B-09). */
function PrizeList({ slices }: { slices: readonly Schemas['SpinSlice'][] }) {
  const t = useText('spin');
  const id = useId();
  return (
    <section className={styles.prizes}>
      <h2 id={id}>{t('prizes')}</h2>
      <ul aria-labelledby={id}>
        {slices.map(({ code, label, bgColor }, index) => (
          // A server may send equal slices, and the list is replaced as a whole.
          <li key={`${index} ${code}`} lang={languageOf(label)}>
            <span className={styles.sliceColor} style={{ backgroundColor: bgColor }} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PrizeModalProps {
  /** `index` is -1 if the wheel has no such slice. */
  prize: { index: number; label: string; html: string | null };
  slices: readonly Schemas['SpinSlice'][];
  coins: number;
  onCoupons: () => void;
  onClose: () => void;
}

/** The prize, announced to screen readers after the stop (B-09). */
function PrizeModal({ prize, slices, coins, onCoupons, onClose }: PrizeModalProps) {
  const t = useText('spin');
  const c = useText('common');
  return (
    <Sheet
      title={t('result')}
      openedBy="address"
      onClose={onClose}
      footer={
        <>
          <Button look="primary" wide onPress={onClose}>
            {c('close')}
          </Button>
          <Button wide onPress={onCoupons}>
            {t('coupons')}
          </Button>
        </>
      }
    >
      <div className={styles.prize}>
        {prize.index !== -1 && <SlicePicture slices={slices} index={prize.index} />}
        <h3 lang={languageOf(prize.label)}>{prize.label}</h3>
        <Suspense>{prize.html !== null && <ServerHtml html={prize.html} />}</Suspense>
        <p role="status">
          <span className="visually-hidden">
            <span lang={languageOf(prize.label)}>{prize.label}</span>
            <span>{'. '}</span>
          </span>
          <span>{t('coinsLeft', { count: coins })}</span>
        </p>
      </div>
    </Sheet>
  );
}
