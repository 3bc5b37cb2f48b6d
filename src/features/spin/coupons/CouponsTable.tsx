import type { Schemas } from '../../../api/wire/types.ts';
import { ContactText } from '../../../errors/ContactText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import type { Currency } from '../../../money/currency.ts';
import { Money } from '../../../money/Money.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Table } from '../../../ui/Table.tsx';
import { useSpinFailureText } from '../use-spin-failure-text.ts';
import { isFinalRefusal, sliceLabel } from './coupon-rules.ts';
import styles from './CouponsTable.module.css';
import { useRefusedClaims } from './refused-claims.ts';

interface CouponsTableProps {
  coupons: readonly Schemas['Coupon'][];
  /** Number of coupons on earlier pages. */
  start: number;
  slices: readonly Schemas['SpinSlice'][];
  /** Undefined until known. */
  currency: Currency | undefined;
  /** Coupons cannot be claimed while the wheel turns. */
  locked: boolean;
  /** Called with the index of the coupon in the whole list. */
  onClaim: (index: number) => void;
}

/** One page of coupons as a table; as cards on narrow screens. */
export function CouponsTable({ coupons, start, slices, currency, locked, onClaim }: CouponsTableProps) {
  const t = useText('spin');
  const c = useText('common');
  const refusalOf = useRefusedClaims();
  const failureText = useSpinFailureText('claim');
  const columns = [
    { title: t('index') },
    { title: t('prize') },
    { title: c('amount'), figures: true },
    { title: t('claim') },
  ];
  return (
    <Table label={t('coupons')} columns={columns} card={styles.coupons}>
      {coupons.map((coupon, row) => {
        const label = sliceLabel(coupon, slices);
        const { name } = coupon.prize;
        const refusal = refusalOf(coupon);
        const reason = refusal && failureText(refusal);
        return (
          // Index as key: coupons may have no id, and a page is replaced as a whole.
          <div key={start + row} role="row">
            <div role="cell" className={styles.index}>
              {start + row + 1}
            </div>
            <div role="cell" className={styles.prize}>
              <b lang={languageOf(label)}>{label}</b>
              {name !== label && (
                <>
                  <br />
                  <span lang={languageOf(name)}>{name}</span>
                </>
              )}
              {reason && (
                <p className={styles.reason} lang={languageOf(reason)}>
                  <ContactText>{reason}</ContactText>
                </p>
              )}
            </div>
            <div role="cell" className={styles.amount} data-figures>
              <Money value={coupon.amount} currency={currency} />
            </div>
            <div role="cell" className={styles.claim}>
              {!(refusal && isFinalRefusal(refusal)) && (
                <Button
                  name={[`${t('claim')} ${start + row + 1}`, ...new Set([label, name])].join(', ')}
                  disabled={locked}
                  onPress={() => onClaim(start + row)}
                >
                  {t('claim')}
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </Table>
  );
}
