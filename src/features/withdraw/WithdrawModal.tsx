import { useQuery } from '@tanstack/react-query';
import { withdrawLimitsQuery } from '../../api/lookup.ts';
import { useWithdraw, useWallet } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { currencyOfWallet } from '../../lib/currency.ts';
import { Done } from '../../ui/Done.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawFields } from './WithdrawFields.tsx';

/** Withdraws from the main wallet to the member's bank account (R-255…R-264). */
export function WithdrawModal({ onClose }: { onClose: () => void }) {
  const t = useText('withdraw');
  const c = useText('common');
  const amountText = useAmountText();
  const wallet = useWallet();
  const limits = useQuery({ ...withdrawLimitsQuery(), staleTime: 0 });
  const currency = currencyOfWallet(wallet.data);
  const inWords = ({ body }: { body: Schemas['AmountRequest'] }) => amountText(body.amount, currency);
  const { outcome, given, give, reopen } = useMoneyCommand(useWithdraw(), {
    name: () => c('withdraw'),
    done: (_ack, input) => t('accepted', { amount: inWords(input) }),
    amount: inWords,
  });
  const form = useWithdrawForm({
    limits: limits.data,
    given: given?.body,
    onSubmit: (body) => void give({ body }),
  });
  /** After a refusal: back to the field at fault, once the alert is closed (B-04). */
  const correct = () => {
    reopen();
    form.setFocus('amount');
  };
  return (
    <Sheet title={c('withdraw')} onClose={onClose}>
      {outcome.kind === 'done' ? (
        <Done title={t('waitForTransfer')} onClose={onClose}>
          {t('accepted', { amount: inWords(outcome.input) })}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome amount={inWords(outcome.input)} check={outcome.check} onReopen={reopen} />
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
