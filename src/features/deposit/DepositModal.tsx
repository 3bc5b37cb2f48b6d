import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useState } from 'react';
import { depositQuery, slipRulesQuery } from '../../api/lookup.ts';
import { useWallet } from '../../api/wallet.ts';
import type { ErrorCode, Schemas } from '../../api/wire/types.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import type { Currency } from '../../money/currency.ts';
import { useAmountText } from '../../money/Money.tsx';
import { useCurrency } from '../../money/use-currency.ts';
import { bankName } from '../../ui/bank-name.ts';
import { Facts } from '../../ui/Facts.tsx';
import { FocusHolder } from '../../ui/FocusHolder.tsx';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { loadState } from '../../ui/load-state.ts';
import { MainLink } from '../../ui/MainLink.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { RetryPlaceholder } from '../../ui/Placeholder.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Units } from '../../ui/Units.tsx';
import { accountsIn, hasWays, isAutomatic, qrBanksIn, viewFrom, type DepositRefusal } from './deposit-rules.ts';
import styles from './DepositModal.module.css';
import { SlipView } from './slip/SlipView.tsx';
import { TransferView } from './TransferView.tsx';
import { useDepositAddress } from './use-deposit-address.ts';
import { ProvidersList, WaysList } from './WaysList.tsx';

// Not needed to choose a way, and larger than all else here.
const LinkView = lazyScreen(() => import('./LinkView.tsx').then((file) => file.LinkView), {
  Placeholder: RetryPlaceholder,
});
const QrView = lazyScreen(() => import('./qr/QrView.tsx').then((file) => file.QrView), {
  Placeholder: RetryPlaceholder,
});

/** The codes that another picture corrects. */
const badFile: readonly unknown[] = ['SLIP_NO_FILE', 'SLIP_INVALID_FILE'] satisfies ErrorCode[];

/** Deposits by bank transfer, QR, gift link or slip. A failed load of the ways stands in their place. */
export function DepositModal({ onClose }: { onClose: () => void }) {
  const t = useText('deposit');
  const c = useText('common');
  const o = useText('outcome');
  const titles = useText('titles');
  const locale = useLocale();
  // Accounts change daily.
  const query = useQuery({ ...depositQuery(), staleTime: alwaysStale });
  const { data: lookup } = query;
  // Not during the next attempt after a failure, which has its line.
  const isPending = loadState(query) === 'loading';
  const rules = useQuery(slipRulesQuery());
  const currency = useCurrency(useWallet().data);
  const { address, toView, toOtherView, backToList } = useDepositAddress();
  // Outside the sheet: Escape in an alert inside it would close the sheet too.
  const [refusal, setRefusal] = useState<DepositRefusal>();
  const view = viewFrom(address, lookup);
  const isListed = lookup !== undefined;
  useEffect(() => {
    // Waits for the ways, which arrive later on a slow line.
    if (isListed) for (const each of [QrView, LinkView]) each.prefetch().catch(() => undefined);
  }, [isListed]);
  const common = { onRefused: setRefusal, onClose };
  const title = {
    list: c('deposit'),
    transfer: t('bankTransfer'),
    providers: t('qrDeposit'),
    qr: t('qrDeposit') + (view.way === 'qr' ? ` · ${bankName(view.bank, locale)}` : ''),
    link: t('giftLink'),
    slip: titles('uploadSlip'),
  }[view.way];
  const isWaiting = isPending || rules.isPending;
  return (
    <>
      <Sheet
        title={title}
        openedBy="address"
        hasSteps
        footer={
          view.way === 'transfer' &&
          lookup && (
            // Not the main action of accounts that need no slip: first the money is transferred.
            <MainLink look={accountsIn(lookup).some(isAutomatic) ? 'plain' : 'primary'} {...toOtherView('slip')}>
              {titles('uploadSlip')}
            </MainLink>
          )
        }
        onClose={onClose}
      >
        <FocusHolder key={view.way === 'qr' ? view.bank.bankCode : view.way}>
          {view.way !== 'list' && (
            <button type="button" className={styles.back} onClick={backToList}>
              <ChevronLeft aria-hidden />
              <span>{t('chooseWay')}</span>
            </button>
          )}
          {view.way === 'list' && !isPending && (
            <WaysList query={query} depositMin={rules.data?.slip.depositMin} currency={currency} toView={toView} />
          )}
          {view.way === 'list' && <LeftOut count={leftOutOf(lookup, 'banks', 'wallets')} />}
          {view.way === 'list' && isWaiting && (
            <div className={styles.waiting}>
              <Skeleton>
                {isPending && Array.from({ length: 4 }, (_, way) => <span key={way} className={styles.waitingWay} />)}
                <span className={styles.waitingNotes} />
              </Skeleton>
            </div>
          )}
          {view.way === 'list' && !isWaiting && (
            <DepositNotes
              rules={rules.data?.slip}
              currency={currency}
              areOpen={!lookup || hasWays(lookup)}
              hasQr={!lookup || qrBanksIn(lookup).length > 0}
            />
          )}
          {view.way === 'transfer' && lookup && (
            <TransferView accounts={accountsIn(lookup)} currency={currency} leftOut={leftOutOf(lookup, 'banks')} />
          )}
          {view.way === 'providers' && lookup && (
            <ProvidersList providers={qrBanksIn(lookup)} currency={currency} toView={toView} />
          )}
          {view.way === 'qr' && <QrView bank={view.bank} currency={currency} {...common} />}
          {view.way === 'link' && lookup && <LinkView wallets={lookup.wallets} currency={currency} {...common} />}
          {view.way === 'slip' && <SlipView rules={rules.data?.slip} {...common} />}
        </FocusHolder>
      </Sheet>
      {refusal && (
        <RefusedAlert
          error={refusal.error}
          about={view.way === 'qr' ? title : refusal.about}
          more={view.way === 'qr' && o('noMoneyMoved')}
          facts={
            refusal.amount !== undefined && (
              <Facts>
                <dt>{c('amount')}</dt>
                <dd translate="no">{refusal.amount}</dd>
              </Facts>
            )
          }
          close={badFile.includes(refusal.error.code) ? t('chooseAnotherSlip') : undefined}
          other={
            view.way === 'qr' && (
              <MainLink
                look="plain"
                {...toOtherView()}
                onClick={() => {
                  setRefusal(undefined);
                }}
              >
                {t('otherWay')}
              </MainLink>
            )
          }
          onClose={() => {
            setRefusal(undefined);
            refusal.onRead?.();
          }}
        />
      )}
    </>
  );
}

interface DepositNotesProps {
  /** The service's slip rules; undefined if they could not be loaded. */
  rules: Schemas['SlipRules'] | undefined;
  currency: Currency | undefined;
  /** There is a way to deposit, or it is not known. Without one only a slip can be sent. */
  areOpen: boolean;
  /** A QR code can be created, or it is not known. */
  hasQr: boolean;
}

/** Notes before a deposit, with the service's limits if it sends them. */
function DepositNotes({ rules, currency, areOpen, hasQr }: DepositNotesProps) {
  const t = useText('deposit');
  const amountText = useAmountText();
  const { depositMin, uploadFrom: start, uploadTo: end } = rules ?? {};
  return (
    <section className={styles.notes}>
      {areOpen && <h3>{t('beforeYouDeposit')}</h3>}
      <ul>
        {areOpen && (
          <>
            <li>
              {depositMin == null ? (
                <ContactText>{t('minimumNotKnown')}</ContactText>
              ) : (
                t('minimumUnlessShown', { amount: amountText(depositMin, currency) })
              )}
            </li>
            <li>
              <Units>{t('credited')}</Units>
            </li>
          </>
        )}
        <li>{start && end ? t('slipWindow', { start, end }) : t('slipWindowNotKnown')}</li>
        <li>
          <Units>{t('slipWithinOneHour')}</Units>
        </li>
        {hasQr && <li>{t('oneDepositPerQr')}</li>}
        {areOpen && <li>{t('wholeBalance')}</li>}
      </ul>
    </section>
  );
}
