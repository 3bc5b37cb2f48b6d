import type { UseQueryResult } from '@tanstack/react-query';
import { refundsQuery } from '../../api/refund.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { EndlessTable } from '../../ui/EndlessTable.tsx';
import { Loaded, loadState } from '../../ui/Loaded.tsx';
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
  return (
    <div className={styles.offer}>
      <Loaded
        query={check}
        skeleton={
          <Skeleton>
            <span className={styles.waiting} />
            <span />
            <span data-shape="row" />
            <span data-shape="row" />
            <span data-shape="row" />
            <span className={styles.waiting} />
          </Skeleton>
        }
      >
        {(data) => <Check check={data} currency={currency} />}
      </Loaded>
      {/* What stands above it may be of any height. */}
      {loadState(check) !== 'loading' && (
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
      {state === 'none' && (
        <Button look="primary" wide onPress={onClose}>
          {c('gotIt')}
        </Button>
      )}
      {state && state !== 'none' && (
        <Button look="primary" wide disabled={state === 'held'} onPress={onReceive}>
          {t('receiveRefund')}
        </Button>
      )}
    </div>
  );
}

interface CheckProps {
  check: Schemas['RefundCheck'];
  currency: Currency | undefined;
}

function Check({ check, currency }: CheckProps) {
  const t = useText('refund');
  const state = refundState(check);
  const info = check.info?.trim();
  return (
    <>
      {state === 'none' ? (
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
