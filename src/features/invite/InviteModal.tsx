import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteBannersQuery, useReceiveInviteBonus } from '../../api/invite.ts';
import { walletQuery } from '../../api/wallet.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
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
import { InviteBonus } from './InviteBonus.tsx';

interface InviteModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

/** Banners, the invite bonus with what each friend brought in, and receiving it (R-265…R-273). */
export function InviteModal({ onClose, statement }: InviteModalProps) {
  const t = useText('invite');
  const c = useText('common');
  const amountText = useAmountText();
  const wallet = useQuery(walletQuery());
  const { outcome, give, reopen } = useMoneyCommand(useReceiveInviteBonus());
  const { step, go } = useStep();
  // What was asked about: the wallet that is read afterwards has another figure.
  const [asked, setAsked] = useState<string>();
  const bonus = wallet.data?.invite;
  const currency = currencyOf(wallet.data?.bankAccount.currency);
  // The server judges whether there is something to receive; what is nothing, or not known, is no amount to name.
  const amount = toDecimal(bonus?.amount)?.gt(0) ? amountText(bonus?.amount, currency) : undefined;
  const busy = outcome.kind === 'sending';
  const view =
    outcome.kind === 'done' || outcome.kind === 'unknown' ? outcome.kind : busy || step === 'ask' ? 'ask' : 'bonus';
  return (
    <>
      <Sheet title={t('title')} onClose={onClose}>
        <FocusHolder key={view} label={t('title')}>
          {outcome.kind === 'done' ? (
            <Done title={t('received')} onClose={onClose}>
              {asked !== undefined && c('amountReceived', { amount: asked })}
            </Done>
          ) : outcome.kind === 'unknown' ? (
            <UnknownOutcome amount={asked} check={outcome.check} statement={statement} onReopen={reopen} />
          ) : view === 'ask' && bonus ? (
            <ReceiveQuestion
              question={amount === undefined ? t('questionNoAmount') : t('question', { amount })}
              success={bonus.success}
              fail={bonus.fail}
              busy={busy}
              onConfirm={() => {
                setAsked(amount);
                void give({});
              }}
              onCancel={() => go('bonus')}
            />
          ) : (
            <BannersFirst
              query={inviteBannersQuery()}
              label={t('title')}
              onward={t('seeBonus')}
              passed={step !== null}
              onPass={() => go('bonus')}
            >
              <InviteBonus
                amount={bonus?.amount}
                currency={currency}
                known={bonus !== undefined}
                onReceive={() => go('ask')}
              />
            </BannersFirst>
          )}
        </FocusHolder>
      </Sheet>
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </>
  );
}
