import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { transferForm, type TransferText } from './transfer-form.ts';

interface TransferFormOptions {
  /** Codes of the accounts that can be chosen. */
  offer: readonly string[];
  /** A transfer that is under way, which the form shows. */
  given: Schemas['TransferRequest'] | undefined;
  onSubmit: (body: Schemas['TransferRequest']) => void;
}

/** The transfer form. `?to=` in the address chooses the destination. */
export function useTransferForm({ offer, given, onSubmit }: TransferFormOptions) {
  const [search] = useSearchParams();
  const form = useForm<TransferText, unknown, Schemas['TransferRequest']>({
    resolver: zodResolver(transferForm(offer)),
    defaultValues: given
      ? { ...given, amount: String(given.amount) }
      : { from: walletCode, to: search.get('to') ?? '', amount: '' },
  });
  return { ...form, submit: form.handleSubmit(onSubmit) };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;
