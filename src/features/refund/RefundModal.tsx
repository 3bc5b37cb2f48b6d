import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refundBannersQuery, refundCheckQuery } from '../../api/refund.ts';
import { walletQuery } from '../../api/wallet.ts';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { currencyOf } from '../../lib/currency.ts';
import { toDecimal } from '../../lib/money.ts';
import { BannersFirst } from '../../ui/BannersFirst.tsx';
import { Done } from '../../ui/Done.tsx';
import { FocusHolder } from '../../ui/FocusHolder.tsx';
import { ReceiveQuestion } from '../../ui/ReceiveQuestion.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { useStep } from '../../ui/use-step.ts';
import { refundState } from './refund-rules.ts';
import { RefundOffer } from './RefundOffer.tsx';
import { useReceiveRefundOrToast } from './use-receive-refund-or-toast.ts';

interface RefundModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

/** Banners, the refund of losses with those of before, and receiving it (R-274…R-285). */
export function RefundModal({ onClose, statement }: RefundModalProps) {
  const t = useText('refund');
  const c = useText('common');
  const amountText = useAmountText();
  const wallet = useQuery(walletQuery());
  const { data: check, ...reading } = useQuery(refundCheckQuery());
  const { outcome, give, reopen } = useMoneyCommand(useReceiveRefundOrToast());
  const { step, go } = useStep();
  // What was asked about: the check that is read afterwards has another figure.
  const [asked, setAsked] = useState<string>();
  const currency = currencyOf(wallet.data?.bankAccount.currency);
  const amount = toDecimal(check?.refundAmount) ? amountText(check?.refundAmount, currency) : undefined;
  const busy = outcome.kind === 'sending';
  const canAsk = check !== undefined && refundState(check) === 'due';
  const view =
    outcome.kind === 'done' || outcome.kind === 'unknown'
      ? outcome.kind
      : busy || (step === 'ask' && canAsk)
        ? 'ask'
        : 'offer';
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <FocusHolder key={view} label={t('title')}>
        {outcome.kind === 'done' ? (
          <Done title={t('received')} onClose={onClose}>
            {asked !== undefined && c('amountReceived', { amount: asked })}
          </Done>
        ) : outcome.kind === 'unknown' ? (
          <UnknownOutcome amount={asked} check={outcome.check} statement={statement} onReopen={reopen} />
        ) : view === 'ask' && check ? (
          <ReceiveQuestion
            question={amount === undefined ? t('questionNoAmount') : t('question', { amount })}
            success={check.refundSuccess}
            fail={check.refundFail}
            busy={busy}
            onConfirm={() => {
              setAsked(amount);
              void give({});
            }}
            onCancel={() => go('offer')}
          />
        ) : (
          <BannersFirst
            query={refundBannersQuery()}
            label={t('title')}
            onward={t('seeRefund')}
            passed={step !== null}
            onPass={() => go('offer')}
          >
            <RefundOffer check={check} reading={reading} currency={currency} onReceive={() => go('ask')} />
          </BannersFirst>
        )}
      </FocusHolder>
    </Sheet>
  );
}
