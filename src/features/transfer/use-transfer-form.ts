import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/types.ts';
import { transferForm, type TransferText } from './transfer-form.ts';

/** The transfer form; `sent` is the request that was last given to `onSubmit`. `?to=` in the address chooses the destination. */
export function useTransferForm(onSubmit: (body: Schemas['TransferRequest']) => void) {
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Schemas['TransferRequest']>();
  const form = useForm<TransferText, unknown, Schemas['TransferRequest']>({
    resolver: zodResolver(transferForm),
    defaultValues: { from: walletCode, to: search.get('to') ?? '', amount: '' },
  });
  const submit = form.handleSubmit((body) => {
    setSent(body);
    onSubmit(body);
  });
  return { ...form, submit, sent };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;
