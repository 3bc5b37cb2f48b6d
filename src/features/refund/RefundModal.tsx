import { useQuery } from '@tanstack/react-query';
import { refundBannersQuery, refundCheckQuery, useReceiveRefund } from '../../api/refund.ts';
import { useWallet } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useRefusalToast } from '../../errors/use-refusal-toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { toDecimal } from '../../money/decimal.ts';
import { ReceiveSheet } from '../../money/ReceiveSheet.tsx';
import { useAmountText } from '../../money/Money.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { refundState } from './refund-rules.ts';
import { RefundOffer } from './RefundOffer.tsx';

/** Banners, the refund of losses with earlier refunds, and receiving it. */
export function RefundModal({ onClose }: { onClose: () => void }) {
  const t = useText('refund');
  const c = useText('common');
  const titles = useText('titles');
  const amountText = useAmountText();
  const wallet = useWallet();
  const check = useQuery(refundCheckQuery());
  const refusal = useRefusalToast();
  const receiving = useMoneyCommand(useReceiveRefund(), {
    name: () => titles('refund'),
    done: () => t('received'),
    onRefused: (error) => {
      refusal.tell(error);
    },
  });
  const currency = useCurrency(wallet.data);
  const questionOf = ({ refundAmount, refundSuccess, refundFail }: Schemas['RefundCheck']) => {
    const amount = toDecimal(refundAmount) ? amountText(refundAmount, currency) : undefined;
    const confirm = amount === undefined ? t('receiveRefund') : c('claimAmount', { amount });
    return { text: t('question'), confirm, amount, success: refundSuccess, fail: refundFail };
  };
  return (
    <ReceiveSheet
      title={titles('refund')}
      banners={refundBannersQuery()}
      onward={t('seeRefund')}
      question={
        check.data
          ? refundState(check.data) === 'due'
            ? questionOf(check.data)
            : null
          : check.isError
            ? null
            : undefined
      }
      receiving={receiving}
      onConfirm={() => {
        refusal.takeAway();
        void receiving.give({});
      }}
      received={t('received')}
      refused="byCaller"
      refusal={refusal.said}
      onClose={onClose}
    >
      {(onReceive) => <RefundOffer check={check} currency={currency} onReceive={onReceive} onClose={onClose} />}
    </ReceiveSheet>
  );
}
