import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { leftOutOf } from '../../../lib/left-out.ts';
import { limits } from '../../../lib/limits.ts';
import type { Currency } from '../../../money/currency.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ClaimModal } from './ClaimModal.tsx';
import { pageOf, sliceLabel } from './coupon-rules.ts';
import styles from './Coupons.module.css';
import { CouponsTable } from './CouponsTable.tsx';
import { useClaimAddress } from './use-claim-address.ts';

interface CouponsProps {
  query: UseQueryResult<Schemas['CouponsResponse']>;
  slices: readonly Schemas['SpinSlice'][];
  /** Undefined until known. */
  currency: Currency | undefined;
  /** Coupons cannot be claimed while the wheel turns. */
  locked: boolean;
}

/** The member's coupons, three per page. */
export function Coupons({ query, slices, currency, locked }: CouponsProps) {
  const t = useText('spin');
  const [wanted, setPage] = useState<number>(limits.firstPage);
  const coupons = query.data?.coupons;
  const claim = useClaimAddress(coupons);
  const { page, pageCount, start, rows } = pageOf(coupons ?? [], wanted, limits.pageSize.coupons);
  return (
    <section className={styles.coupons}>
      <h2>{t('coupons')}</h2>
      <Loaded
        query={query}
        retry="always"
        skeleton={
          <Skeleton>
            <span className={styles.row} />
            <span className={styles.row} />
            <span className={styles.row} />
          </Skeleton>
        }
        isEmpty={(data) => data.coupons.length === 0}
        empty={<EmptyState>{t('couponsEmpty')}</EmptyState>}
        leftOut={leftOutOf(query.data, 'coupons')}
      >
        {() => (
          <CouponsTable
            coupons={rows}
            start={start}
            slices={slices}
            currency={currency}
            locked={locked}
            onClaim={claim.open}
          />
        )}
      </Loaded>
      <Pager page={page} pageCount={pageCount} onPage={setPage} />
      {claim.coupon && claim.key !== undefined && (
        <ClaimModal
          key={claim.key}
          name={claim.key}
          coupon={claim.coupon}
          prize={sliceLabel(claim.coupon, slices)}
          currency={currency}
          onClose={claim.close}
        />
      )}
    </section>
  );
}
