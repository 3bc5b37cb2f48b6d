import { useText } from '../../../i18n/use-text.ts';
import { currencyOf } from '../../../money/currency.ts';
import { useAmountText } from '../../../money/Money.tsx';
import { settings } from '../../../settings.ts';
import type { DepositBank } from '../deposit-rules.ts';
import { qrChannel } from './qr-rules.ts';

/** The text with the minimum amount of a QR provider; undefined if it has none. */
export function useQrMinimum(): (bank: DepositBank) => string | undefined {
  const t = useText('deposit');
  const amountText = useAmountText();
  return ({ bankCode, currency }) => {
    const { minimum } = qrChannel(bankCode, settings);
    return minimum === null ? undefined : t('qrMinimum', { amount: amountText(minimum, currencyOf(currency)) });
  };
}
