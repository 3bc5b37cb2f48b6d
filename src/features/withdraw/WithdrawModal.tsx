import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawLimitsQuery } from '../../api/lookup.ts';
import { useWallet } from '../../api/wallet.ts';
import { useWithdraw, walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { alwaysStale } from '../../lib/always-stale.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { BalancesNow, ToStatement } from '../../money/Done.tsx';
import { useCurrency } from '../../money/use-currency.ts';
import { groupAmount } from '../../money/group-typed.ts';
import { MoneySheet } from '../../money/MoneySheet.tsx';
import { MoveAllDialog } from '../../money/MoveAllDialog.tsx';
import { useAmountText } from '../../money/Money.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { useMoveAll } from '../../money/use-move-all.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import { useForm } from '../../ui/use-form.ts';
import { nameOfAccount, ToBank, WithdrawFields } from './WithdrawFields.tsx';
import { usePayout } from './use-payout.ts';
import { withdrawForm, type WithdrawText } from './withdraw-form.ts';

type Body = Schemas['AmountRequest'];

/** Withdraws from the main wallet to the member's bank account. No amount is pre-filled. */
export function WithdrawModal({ onClose }: { onClose: () => void }) {
  const t = useText('withdraw');
  const titles = useText('titles');
  const c = useText('common');
  const g = useText('game');
  const locale = useLocale();
  const amountText = useAmountText();
  const wallet = useWallet();
  const limits = useQuery({ ...withdrawLimitsQuery(), staleTime: alwaysStale });
  const currency = useCurrency(wallet.data);
  const inWords = ({ body }: { body: Body }) => amountText(body.amount, currency);
  const accepted = (input: { body: Body }) => t('accepted', { amount: inWords(input) });
  const command = useMoneyCommand(useWithdraw(), {
    name: () => c('withdraw'),
    done: (_ack, input) => accepted(input),
    amount: inWords,
    about: () => wallet.data && `${c('withdraw')} · ${nameOfAccount(wallet.data.bankAccount, locale)}`,
  });
  const { outcome } = command;
  // The money would have no destination. A failed read is no evidence.
  const hasNoBank = !wallet.isError && wallet.data?.bankAccount.bankAccountNo.trim() === '';
  const isAccepted = outcome.kind === 'done';
  const { kind: payout, isBack } = usePayout(isAccepted ? outcome.input.body.amount : undefined);
  const form = useForm<WithdrawText, Body>({
    resolver: zodResolver(withdrawForm(limits.data)),
    // A form opened again during the withdrawal shows what was sent.
    defaultValues: { amount: command.startInput ? groupAmount(String(command.startInput.body.amount)) : '' },
  });
  const [isAsking, setIsAsking] = useState(false);
  const moving = useMoveAll(() => c('mainWallet'));
  const fields = (busy: boolean) => (
    <>
      <WithdrawFields
        form={form}
        wallet={wallet}
        limits={limits}
        currency={currency}
        busy={busy}
        onMoveAllBack={() => {
          setIsAsking(true);
        }}
        onSubmit={form.handleSubmit((body) => void command.give({ body }))}
      />
      {isAsking && wallet.data && (
        <MoveAllDialog
          wallet={wallet.data}
          currency={currency}
          to={walletCode}
          onConfirm={(sum) => {
            setIsAsking(false);
            void moving.moveAll(walletCode, sum);
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
  // The typed amount waits in the form until the money is in the main wallet.
  if (moving.given && !command.given) {
    return (
      <MoneySheet
        title={c('withdraw')}
        command={moving}
        amount={moving.amountOf}
        done={(_ack, input) => ({
          title: g('moved'),
          amount: moving.amountOf(input),
          text: moving.doneText(input),
          action: t('backToWithdrawal'),
        })}
        accountsOf={() => [walletCode]}
        sourcesOf={moving.sourcesOf}
        onDone={moving.reopen}
        onClose={onClose}
      >
        {fields}
      </MoneySheet>
    );
  }
  return (
    <MoneySheet
      title={c('withdraw')}
      command={command}
      amount={inWords}
      done={(_ack, input) => ({
        kind: payout,
        title: { inProgress: t('waitForTransfer'), success: t('paidOut'), failed: t('notPaidOut') }[payout],
        amount: inWords(input),
        text: {
          inProgress: accepted(input),
          success: undefined,
          failed: (
            <ContactText>{isBack ? t('moneyIsBack', { amount: inWords(input) }) : t('moneyNotBack')}</ContactText>
          ),
        }[payout],
        facts: (
          <BalancesNow>
            <ToBank bank={wallet.data?.bankAccount} />
          </BalancesNow>
        ),
        next: <ToStatement />,
        main:
          payout === 'failed' &&
          (isBack ? (
            // The typed amount is still in the form.
            <Button look="primary" wide onPress={command.reopen}>
              {t('withdrawAgain')}
            </Button>
          ) : (
            <MainLink to={paths.memberContact}>{titles('contact')}</MainLink>
          )),
      })}
      sourcesOf={() => [walletCode]}
      footer={() => hasNoBank && <MainLink to={paths.memberContact}>{titles('contact')}</MainLink>}
      // Focuses the field that must be corrected (B-04).
      onCorrect={() => {
        form.setFocus('amount');
      }}
      onClose={onClose}
    >
      {(busy) => (hasNoBank ? <p>{t('noBank')}</p> : fields(busy))}
    </MoneySheet>
  );
}
