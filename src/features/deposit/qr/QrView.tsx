import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useCancelQrcode, useCreateQrcode } from '../../../api/qrcode.ts';
import { isRateLimit } from '../../../api/wire/api-error.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { useRefusalToast } from '../../../errors/use-refusal-toast.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { currencyOf, type Currency } from '../../../money/currency.ts';
import { Done, statementReceipt } from '../../../money/Done.tsx';
import { groupAmount } from '../../../money/group-typed.ts';
import { useAmountText } from '../../../money/Money.tsx';
import { MoneyOutcome } from '../../../money/MoneyOutcome.tsx';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { settings } from '../../../settings.ts';
import { bankName } from '../../../ui/bank-name.ts';
import { FocusHolder } from '../../../ui/FocusHolder.tsx';
import { lazyScreen } from '../../../ui/lazy-screen.ts';
import { modalAddress } from '../../../ui/modal-address.ts';
import { PlaceholderBody } from '../../../ui/Placeholder.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { UnlitLamp } from '../../../ui/UnlitLamp.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/Toasts.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { DepositBank, DepositRefusal } from '../deposit-rules.ts';
import { qrForm, type QrFormText } from './qr-form.ts';
import { qrChannel } from './qr-rules.ts';
import { QrForm } from './QrForm.tsx';
import styles from './QrView.module.css';
import { usePendingQrcode } from './use-pending-qrcode.ts';

const QrcodeCard = lazyScreen(() => import('./QrcodeCard.tsx').then((file) => file.QrcodeCard), {
  Placeholder: PlaceholderBody,
});

interface QrViewProps {
  bank: DepositBank;
  /** Of the member's money. */
  currency: Currency | undefined;
  onRefused: (refusal: DepositRefusal) => void;
  onClose: () => void;
}

/** Deposits by QR with one provider: its open code, otherwise the form for a new one. */
export function QrView({ bank, currency: ofMember, onRefused, onClose }: QrViewProps) {
  const t = useText('deposit');
  const amountText = useAmountText();
  const refusal = useRefusalToast();
  const { bankCode } = bank;
  const currency = currencyOf(bank.currency) ?? ofMember;
  const channel = qrChannel(bankCode, settings);
  const qrcode = usePendingQrcode(bankCode);
  useEffect(() => {
    QrcodeCard.prefetch().catch(() => undefined);
  }, []);
  const inWords = ({ amount }: { amount: number | null }) =>
    amount === null ? undefined : amountText(amount, currency);
  const name = () => `${t('qrDeposit')} · ${bankName(bank, currentLocale())}`;

  const create = useMoneyCommand(useCreateQrcode(bankCode), {
    name,
    done: (_code, body) => t('qrReady', { amount: amountText(body.amount, currency) }),
    amount: inWords,
    recheck: ({ error, amount = '' }) =>
      // No second request at once: the service has just refused one for that.
      error && isRateLimit(error)
        ? { text: t('qrLimited', { amount }), label: t('otherWay'), to: modalAddress('deposit') }
        : {
            text: t('qrOutcomeUnknown', { amount }),
            label: t('createNewQr'),
            to: modalAddress('deposit', { way: 'qr', bank: bankCode }),
            isForm: true,
          },
    onRefused: (error, input) => {
      const correct = () => {
        form.setFocus('amount');
      };
      // An answer without a code is a toast, an error an alert.
      if (error.status !== 200) {
        onRefused({ error, amount: inWords(input), onRead: correct });
        return;
      }
      correct();
      refusal.tell(error);
    },
  });
  const form = useForm<QrFormText, Schemas['AmountRequest']>({
    resolver: zodResolver(qrForm(channel.minimum)),
    // A view opened again during the command shows the sent amount.
    defaultValues: { amount: create.startInput ? groupAmount(String(create.startInput.amount)) : '' },
  });
  const cancel = useMoneyCommand(useCancelQrcode(bankCode), {
    name,
    done: () => t('qrCancelled'),
    amount: inWords,
    recheck: () => ({
      text: t('qrCancelUnknown'),
      label: t('seeQr'),
      to: modalAddress('deposit', { way: 'qr', bank: bankCode }),
      isForm: true,
    }),
    onDone: () => {
      toast('plain', t('qrCancelled'));
    },
    onRefused: (error, input) => {
      onRefused({ error, amount: inWords(input) });
    },
  });

  const waiting = (
    <Skeleton>
      <span className={styles.field} />
      <span data-shape="row" />
      <span data-shape="row" />
      <span className={styles.notes} />
    </Skeleton>
  );
  const view = (creating: boolean, cancelling: boolean) => {
    const { open } = qrcode;
    if (open) {
      return (
        <QrcodeCard
          key={`code ${open.id}`}
          code={open}
          bankCode={bankCode}
          provider={bankName(bank, currentLocale())}
          currency={currency}
          secondsLeft={qrcode.secondsLeft}
          cancelling={cancelling}
          onTransferred={() => {
            onClose();
            toast('plain', t('transferredToast'));
          }}
          onCancel={(id) => void cancel.give({ id, amount: open.amount })}
        />
      );
    }
    if (qrcode.moneyIn !== null) {
      const amount = amountText(qrcode.moneyIn, currency);
      return <Done {...statementReceipt({ title: t('moneyIn'), amount })} onClose={onClose} />;
    }
    if (qrcode.failed) {
      return (
        <NotLoaded picture={<UnlitLamp />} busy={qrcode.busy} onRetry={qrcode.refetch}>
          {t('qrNotLoaded')}
        </NotLoaded>
      );
    }
    // Also after an unknown outcome: a code may exist.
    if (qrcode.busy) return waiting;
    return (
      <FocusHolder key="form">
        {qrcode.ended && (
          <p role="status" className={styles.ended}>
            {t(qrcode.ended)}
          </p>
        )}
        <QrForm
          form={form}
          {...channel}
          currency={currency}
          busy={creating}
          refused={refusal.said}
          onSubmit={(body) => {
            refusal.takeAway();
            return create.give(body);
          }}
        />
      </FocusHolder>
    );
  };

  // Two commands share the view: the outcome of either replaces both.
  return (
    <MoneyOutcome command={create} amount={inWords} refused="byCaller">
      {(creating) => (
        <MoneyOutcome command={cancel} amount={inWords} refused="byCaller">
          {(cancelling) => view(creating, cancelling)}
        </MoneyOutcome>
      )}
    </MoneyOutcome>
  );
}
