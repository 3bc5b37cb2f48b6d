import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from 'react-router-dom';
import { useWallet, walletCode } from '../../api/wallet.ts';
import { useTransfer } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { groupAmount } from '../../money/group-typed.ts';
import { MoneySheet } from '../../money/MoneySheet.tsx';
import type { PickableAccount } from '../../money/AccountPicker.tsx';
import { useAmountText } from '../../money/Money.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { modalAddress, useAddress, useAddressSearch } from '../../ui/modal-address.ts';
import { useForm } from '../../ui/use-form.ts';
import { transferForm, type TransferText } from './transfer-form.ts';
import { TransferFields } from './TransferFields.tsx';

type Body = Schemas['TransferRequest'];

/** Transfers between the main wallet and open game accounts. `?to=` in the address selects the destination. */
export function TransferModal({ onClose }: { onClose: () => void }) {
  const t = useText('transfer');
  const c = useText('common');
  const state: unknown = useAddress().state;
  const search = useAddressSearch();
  const amountText = useAmountText();
  const wallet = useWallet();
  const currency = useCurrency(wallet.data);
  // The main wallet, then every open game account.
  const accounts: PickableAccount[] = wallet.data
    ? [
        { code: walletCode, name: c('mainWallet'), amount: wallet.data.wallet.amount },
        ...wallet.data.slots.filter((slot) => slot.isActive),
      ]
    : [];
  const nameOf = (code: string) =>
    code === walletCode ? c('mainWallet') : (accounts.find((account) => account.code === code)?.name ?? code);
  const inWords = ({ body }: { body: Body }) => amountText(body.amount, currency);
  const doneText = ({ body }: { body: Body }) =>
    t('doneNamed', { amount: inWords({ body }), from: nameOf(body.from), to: nameOf(body.to) });
  const command = useMoneyCommand(useTransfer(), {
    name: () => c('transfer'),
    done: (_ack, input) => doneText(input),
    amount: inWords,
    about: ({ body: { from, to } }) => `${nameOf(from)} → ${nameOf(to)}`,
  });
  const given = command.startInput?.body;
  const form = useForm<TransferText, Body>({
    resolver: zodResolver(transferForm(accounts.map(({ code }) => code))),
    // A form opened again during the transfer shows what was sent.
    defaultValues: given
      ? { ...given, amount: groupAmount(String(given.amount)) }
      : { from: walletCode, to: search.get('to') ?? '', amount: '' },
  });
  return (
    <MoneySheet
      title={c('transfer')}
      command={command}
      amount={inWords}
      done={(_ack, input) => ({
        title: t('done'),
        amount: inWords(input),
        text: doneText(input),
        next: input.body.to !== walletCode && (
          <Link to={modalAddress('game', { slot: input.body.to })} replace state={state}>
            {t('toGame', { game: nameOf(input.body.to) })}
          </Link>
        ),
      })}
      accountsOf={({ body: { from, to } }) => [from, to]}
      sourcesOf={({ body }) => [body.from]}
      needs={wallet}
      // Focuses the field that must be corrected (B-04).
      onCorrect={() => {
        form.setFocus('amount');
      }}
      onClose={onClose}
    >
      {(busy) => (
        <TransferFields
          form={form}
          accounts={accounts}
          currency={currency}
          leftOut={leftOutOf(wallet.data, 'slots')}
          busy={busy}
          onSubmit={form.handleSubmit((body) => void command.give({ body }))}
        />
      )}
    </MoneySheet>
  );
}
