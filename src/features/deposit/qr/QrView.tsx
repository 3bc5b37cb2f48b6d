import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../../api/api-error.ts';
import { qrcodeQuery, useCancelQrcode, useCreateQrcode } from '../../../api/qrcode.ts';
import type { Schemas } from '../../../api/types.ts';
import { UnknownOutcome } from '../../../errors/UnknownOutcome.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useMoneyCommand } from '../../../errors/use-money-command.ts';
import { useText } from '../../../i18n/use-text.ts';
import { currencyOf } from '../../../lib/currency.ts';
import { settings } from '../../../settings.ts';
import { FocusHolder } from '../../../ui/FocusHolder.tsx';
import { QuietLine } from '../../../ui/QuietLine.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toasts.ts';
import { useAmountText } from '../../../ui/use-amount-text.ts';
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts';
import type { DepositBank } from '../deposit-rules.ts';
import { qrForm, type QrForm as QrFormText } from './qr-form.ts';
import { qrChannel } from './qr-rules.ts';
import { QrcodeCard } from './QrcodeCard.tsx';
import { QrForm } from './QrForm.tsx';
import styles from './QrView.module.css';

interface QrViewProps {
  bank: DepositBank;
  /** Address of the statement. */
  statement: string;
  onRefused: (error: ApiError) => void;
  onClose: () => void;
}

/** Deposits by QR with one provider: the open code where there is one, otherwise the form for a new one (R-221…R-238). */
export function QrView({ bank, statement, onRefused, onClose }: QrViewProps) {
  const t = useText('deposit');
  const amountText = useAmountText();
  const failureText = useFailureText();
  const { bankCode } = bank;
  const currency = currencyOf(bank.currency);
  const [closed, setClosed] = useState(false);
  const form = useForm<QrFormText, unknown, Schemas['AmountRequest']>({
    resolver: zodResolver(qrForm(qrChannel(bankCode, settings).minimum)),
    defaultValues: { amount: '' },
  });

  const { data: code, isPending, isFetching, refetch } = useQuery(qrcodeQuery(bankCode));
  const left = useSecondsLeft(code?.deadline ?? Infinity);
  const open = code && left > 0 ? code : null;

  const create = useMoneyCommand(
    useCreateQrcode(bankCode, {
      onRefused: (error) => {
        form.setFocus('amount');
        // An answer without a code is told by a toast, an error by an alert.
        if (error.status === 200) toast('danger', failureText(error));
        else onRefused(error);
      },
    }),
  );
  const cancel = useMoneyCommand(
    useCancelQrcode(bankCode, {
      onDone: () => {
        toast('plain', t('qrCancelled'));
      },
      onRefused,
    }),
  );

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Timers sleep with the device, and the code may have been paid meanwhile (R-238, quality.md 12).
    const readAgain = () => {
      if (document.visibilityState === 'visible') {
        void refetch().then(({ data }) => {
          if (data === null) setClosed(true);
        });
      }
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [isOpen, refetch]);

  const unknown = [create, cancel].find(({ outcome }) => outcome.kind === 'unknown');
  if (unknown?.outcome.kind === 'unknown') {
    const amount = unknown === cancel ? code?.amount : create.input?.amount;
    return (
      <FocusHolder key="unknown">
        <UnknownOutcome
          amount={amount == null ? undefined : amountText(amount, currency)}
          check={unknown.outcome.check}
          statement={statement}
          onReopen={unknown.reopen}
        />
      </FocusHolder>
    );
  }
  if (open) {
    return (
      <FocusHolder key={`code ${open.id}`}>
        <QrcodeCard
          code={open}
          bankCode={bankCode}
          currency={currency}
          secondsLeft={left}
          cancelling={cancel.outcome.kind === 'sending'}
          onTransferred={() => {
            onClose();
            toast('plain', t('transferredToast'));
          }}
          onCancel={(id) => void cancel.give(id)}
        />
      </FocusHolder>
    );
  }
  if (code === undefined) {
    if (!isPending || isFetching) return null;
    return <QuietLine busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <FocusHolder key="form">
      {code && <p role="status" className={styles['note']}>{t('expired')}</p>}
      {!code && closed && <p role="status" className={styles['note']}>{t('qrClosed')}</p>}
      <QrForm
        form={form}
        bankCode={bankCode}
        currency={currency}
        busy={create.outcome.kind === 'sending'}
        onSubmit={async (body) => {
          setClosed(false);
          await create.give(body);
        }}
      />
    </FocusHolder>
  );
}
