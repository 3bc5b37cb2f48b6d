import type { ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Field } from '../ui/Field.tsx';
import type { Currency } from './currency.ts';

interface AmountFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'inputMode'> {
  /** Undefined until it is known: the label names no unit then. */
  currency: Currency | undefined;
}

/** An amount of money as text, with its unit in the label; amount-form.ts reads it. */
export function AmountField({ currency, ...field }: AmountFieldProps) {
  const t = useText('common');
  const unit = currency && (currency === 'LAK' ? t('kip') : t('baht'));
  const label = unit ? `${t('amount')} (${unit})` : t('amount');
  return <Field {...field} label={label} type="text" inputMode="decimal" autoComplete="off" />;
}
