import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Schemas } from '../../api/types.ts';
import { withdrawForm } from './withdraw-form.ts';

/** The withdraw form; `sent` is the request that was last given to `onSubmit`. Nothing is pre-filled. */
export function useWithdrawForm(
  limits: Schemas['WithdrawLimits'] | undefined,
  onSubmit: (body: Schemas['AmountRequest']) => void,
) {
  const [sent, setSent] = useState<Schemas['AmountRequest']>();
  const form = useForm<{ amount: string }, unknown, Schemas['AmountRequest']>({
    resolver: zodResolver(withdrawForm(limits)),
    defaultValues: { amount: '' },
  });
  const submit = form.handleSubmit((body) => {
    setSent(body);
    onSubmit(body);
  });
  return { ...form, submit, sent };
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
