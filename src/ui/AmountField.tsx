import type { ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { Currency } from '../lib/currency.ts';
import { Field } from './Field.tsx';

interface AmountFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'inputMode'> {
  currency: Currency;
}

/** An amount of money as text, with its unit in the label; lib/amount-input.ts reads it. */
export function AmountField({ currency, ...field }: AmountFieldProps) {
  const t = useText('common');
  const unit = currency === 'LAK' ? t('kip') : t('baht');
  return <Field {...field} label={`${t('amount')} (${unit})`} type="text" inputMode="decimal" autoComplete="off" />;
}
