import { useTransfer, useWallet, walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { currencyOfWallet } from '../../lib/currency.ts';
import { Done } from '../../ui/Done.tsx';
import { hasFailed } from '../../ui/has-failed.ts';
import { ReadAgain } from '../../ui/ReadAgain.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAmountText } from '../../ui/use-amount-text.ts';
import { transferAccounts } from './accounts.ts';
import { TransferFields } from './TransferFields.tsx';
import { useTransferForm } from './use-transfer-form.ts';

/** Moves money between the main wallet and open game accounts (R-246…R-254). */
export function TransferModal({ onClose }: { onClose: () => void }) {
  const t = useText('transfer');
  const c = useText('common');
  const amountText = useAmountText();
  const wallet = useWallet();
  const currency = currencyOfWallet(wallet.data);
  const accounts = wallet.data ? transferAccounts(wallet.data, c('mainWallet')) : [];
  const nameOf = (code: string) =>
    code === walletCode ? c('mainWallet') : (accounts.find((account) => account.code === code)?.name ?? code);
  const inWords = (body: Schemas['TransferRequest']) => amountText(body.amount, currency);
  const doneText = (body: Schemas['TransferRequest']) =>
    t('doneNamed', { amount: inWords(body), from: nameOf(body.from), to: nameOf(body.to) });
  const { outcome, given, give, reopen } = useMoneyCommand(useTransfer(), {
    name: () => c('transfer'),
    done: (_ack, { body }) => doneText(body),
    amount: ({ body }) => inWords(body),
  });
  const form = useTransferForm({
    offer: accounts.map(({ code }) => code),
    given: given?.body,
    onSubmit: (body) => void give({ body }),
  });
  /** After a refusal: back to the field at fault, once the alert is closed (B-04). */
  const correct = () => {
    reopen();
    form.setFocus('amount');
  };
  return (
    <Sheet title={c('transfer')} onClose={onClose}>
      {outcome.kind === 'done' ? (
        <Done title={t('done')} onClose={onClose}>
          {doneText(outcome.input.body)}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome amount={inWords(outcome.input.body)} check={outcome.check} onReopen={reopen} />
      ) : !wallet.data && hasFailed(wallet) ? (
        <ReadAgain query={wallet} />
      ) : (
        <TransferFields form={form} accounts={accounts} currency={currency} busy={outcome.kind === 'sending'} />
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={correct} />}
    </Sheet>
  );
}
