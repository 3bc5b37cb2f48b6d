import type { UseQueryResult } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { useState, type RefObject } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { leftOutOf } from '../../../lib/left-out.ts';
import { limits } from '../../../lib/limits.ts';
import type { Currency } from '../../../money/currency.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { useModal } from '../../../ui/modal-address.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ClaimModal } from './ClaimModal.tsx';
import { couponKey, pageOf, sliceLabel } from './coupon-rules.ts';
import { CouponsTable } from './CouponsTable.tsx';
import styles from './Coupons.module.css';

interface CouponsProps {
  query: UseQueryResult<Schemas['CouponsResponse']>;
  slices: readonly Schemas['SpinSlice'][];
  /** Undefined until known. */
  currency: Currency | undefined;
  /** Coupons cannot be claimed while the wheel turns. */
  locked: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The member's coupons, three per page. */
export function Coupons({ query, slices, currency, locked, heading }: CouponsProps) {
  const t = useText('spin');
  const [wanted, setPage] = useState<number>(limits.firstPage);
  const coupons = query.data?.coupons;
  const claim = useClaimAddress(coupons);
  const { page, pageCount, start, rows } = pageOf(coupons ?? [], wanted, limits.couponsPerPage);
  return (
    <section className={styles.coupons}>
      <h2 ref={heading} tabIndex={-1}>
        {t('coupons')}
      </h2>
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
        empty={<EmptyState picture={<Ticket aria-hidden />}>{t('couponsEmpty')}</EmptyState>}
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
      {claim.isMissing && query.isSuccess && !query.isFetching && (
        <Alert title={t('claimTitle')} openedBy="address" onClose={claim.close}>
          {t('couponMissing')}
        </Alert>
      )}
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

type Coupon = Schemas['Coupon'];

/**
 * The coupon in the address `?open=claim&coupon=…` (B-05). A claimed coupon is no longer in the list, so it is kept
 * until its modal closes.
 */
function useClaimAddress(coupons: readonly Coupon[] | undefined) {
  const modal = useModal();
  const [kept, setKept] = useState<{ key: string; coupon: Coupon }>();
  const key = modal.name === 'claim' ? (modal.search.get('coupon') ?? undefined) : undefined;
  const listed = coupons?.find((coupon, index) => couponKey(coupon, index) === key);
  if (key === undefined && kept) setKept(undefined);
  if (key !== undefined && listed && kept?.key !== key) setKept({ key, coupon: listed });
  const coupon = kept && kept.key === key ? kept.coupon : undefined;
  return {
    key,
    coupon,
    /** The address names a coupon that is not in the list. */
    isMissing: modal.name === 'claim' && listed === undefined && coupon === undefined,
    open: (index: number) => {
      const chosen = coupons?.[index];
      if (chosen) modal.open('claim', { coupon: couponKey(chosen, index) });
    },
    close: modal.close,
  };
}
