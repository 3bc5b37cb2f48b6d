import type { UseQueryResult } from '@tanstack/react-query';
import { refundsQuery } from '../../api/refund.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import type { Elements } from '../../ui/elements.ts';
import { EmptyLedger } from '../../ui/EmptyLedger.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EndlessTable } from '../../ui/EndlessTable.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState } from '../../ui/load-state.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEndlessPages } from '../../ui/use-endless-pages.ts';
import { refundState } from './refund-rules.ts';
import styles from './RefundOffer.module.css';

interface RefundOfferProps {
  check: UseQueryResult<Schemas['RefundCheck']>;
  /** Undefined until known. */
  currency: Currency | undefined;
  onReceive: () => void;
  onClose: () => void;
}

/** The available refund, or the reason why there is none, and earlier refunds. */
export function RefundOffer({ check, currency, onReceive, onClose }: RefundOfferProps) {
  const t = useText('refund');
  const c = useText('common');
  const state = check.data && refundState(check.data);
  const refunds = useEndlessPages({
    queryOf: refundsQuery,
    rowsOf: (answer) => answer.refunds,
    list: 'refunds',
  });
  const history = loadState(refunds.query);
  const skeleton = (
    <Skeleton>
      <span className={styles.waiting} />
      <span />
      <span data-shape="row" />
      <span data-shape="row" />
      <span data-shape="row" />
      <span className={styles.waiting} />
    </Skeleton>
  );
  // One message where both parts have nothing, which is not known before both are read.
  if (state === 'none' && history === 'loading') return <div className={styles.offer}>{skeleton}</div>;
  const nothingLoaded = loadState(check) === 'failed' && history === 'failed';
  const nothingThere =
    state === 'none' && refunds.query.data?.length === 0 && refunds.leftOut === 0 && refunds.pager.page === 1;
  const readBoth = () => Promise.all([check.refetch(), refunds.query.refetch()]);
  return (
    <div className={styles.offer}>
      <Loaded
        query={
          nothingLoaded
            ? { ...check, isFetching: check.isFetching || refunds.query.isFetching, refetch: readBoth }
            : check
        }
        notLoaded={t('notLoaded')}
        skeleton={skeleton}
      >
        {(data) => (
          <Check
            check={data}
            currency={currency}
            alone={
              nothingThere && (
                <Button look="primary" onPress={onClose}>
                  {c('gotIt')}
                </Button>
              )
            }
          />
        )}
      </Loaded>
      {/* What stands above it may be of any height. */}
      {loadState(check) !== 'loading' && !nothingLoaded && !nothingThere && (
        <EndlessTable
          title={t('history')}
          pages={refunds}
          empty={t('empty')}
          columns={[
            {
              title: t('refundAmount'),
              show: ({ refundAmount }) => <Money value={refundAmount} currency={currency} />,
            },
            {
              title: c('dateAndTime'),
              show: ({ createdAt }) => <DateTime value={createdAt} />,
            },
          ]}
        />
      )}
      {state && !nothingThere && (
        <Actions>
          {state === 'none' ? (
            <Button look="primary" wide onPress={onClose}>
              {c('gotIt')}
            </Button>
          ) : (
            <Button look="primary" wide disabled={state === 'held'} onPress={onReceive}>
              {t('receiveRefund')}
            </Button>
          )}
        </Actions>
      )}
    </div>
  );
}

interface CheckProps {
  check: Schemas['RefundCheck'];
  currency: Currency | undefined;
  /** Nothing stands below it, so the action is part of it. */
  alone: Elements;
}

function Check({ check, currency, alone }: CheckProps) {
  const t = useText('refund');
  const state = refundState(check);
  const info = check.info?.trim();
  return (
    <>
      {state === 'none' && alone ? (
        <EmptyState picture={<EmptyLedger />} action={alone}>
          {t('noneYet')}
        </EmptyState>
      ) : state === 'none' ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <Facts>
          <dt>{t('refundAmount')}</dt>
          <dd className={styles.amount}>
            <Money value={check.refundAmount} currency={currency} />
          </dd>
        </Facts>
      )}
      {info && <p className={styles.info}>{info}</p>}
      {state === 'held' && (
        <div className={styles.held}>
          <p>{t('bonusHeld')}</p>
          <p>{t('afterBonus')}</p>
        </div>
      )}
    </>
  );
}
