import { useQuery } from '@tanstack/react-query';
import { withdrawLimitsQuery } from '../../api/lookup.ts';
import { useWithdraw, walletQuery } from '../../api/wallet.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { currencyOf } from '../../lib/currency.ts';
import { Done } from '../../ui/Done.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawFields } from './WithdrawFields.tsx';

interface WithdrawModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

/** Withdraws from the main wallet to the member's bank account (R-255…R-264). */
export function WithdrawModal({ onClose, statement }: WithdrawModalProps) {
  const t = useText('withdraw');
  const c = useText('common');
  const amountText = useAmountText();
  const wallet = useQuery(walletQuery());
  const limits = useQuery({ ...withdrawLimitsQuery(), staleTime: 0 });
  const { outcome, give, reopen } = useMoneyCommand(useWithdraw());
  const form = useWithdrawForm(limits.data, (body) => void give({ body }));
  const currency = currencyOf(wallet.data?.bankAccount.currency);
  /** After a refusal: back to the field at fault, once the alert is closed (B-04). */
  const correct = () => {
    reopen();
    form.setFocus('amount');
  };
  const amount = form.sent && amountText(form.sent.amount, currency);
  return (
    <Sheet title={c('withdraw')} onClose={onClose}>
      {outcome.kind === 'done' && amount ? (
        <Done title={t('waitForTransfer')} onClose={onClose}>
          {t('accepted', { amount })}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome amount={amount} check={outcome.check} statement={statement} onReopen={reopen} />
      ) : (
        <WithdrawFields
          form={form}
          wallet={wallet.data}
          limits={limits}
          currency={currency}
          busy={outcome.kind === 'sending'}
        />
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={correct} />}
    </Sheet>
  );
}
