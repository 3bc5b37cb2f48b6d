import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { sumsOf } from './period-sums.ts';
import type { Entry } from './statement-rules.ts';

/** In, out and net of a period that was read to its start (B-15). */
export function PeriodSums({ entries, currency }: { entries: readonly Entry[]; currency: Currency | undefined }) {
  const t = useText('statement');
  const sums = sumsOf(entries);
  return (
    <Facts>
      <dt>{t('cameIn')}</dt>
      <dd>
        <Money value={sums.in} currency={currency} />
      </dd>
      <dt>{t('wentOut')}</dt>
      <dd>
        <Money value={sums.out} currency={currency} />
      </dd>
      <dt>{t('net')}</dt>
      <dd>
        <Money value={sums.net} currency={currency} />
      </dd>
    </Facts>
  );
}
