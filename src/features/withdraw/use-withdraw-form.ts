import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Schemas } from '../../api/wire/types.ts';
import { withdrawForm } from './withdraw-form.ts';

interface WithdrawFormOptions {
  limits: Schemas['WithdrawLimits'] | undefined;
  /** A withdrawal that is under way, which the form shows. */
  given: Schemas['AmountRequest'] | undefined;
  onSubmit: (body: Schemas['AmountRequest']) => void;
}

/** The withdraw form. Nothing is pre-filled. */
export function useWithdrawForm({ limits, given, onSubmit }: WithdrawFormOptions) {
  const form = useForm<{ amount: string }, unknown, Schemas['AmountRequest']>({
    resolver: zodResolver(withdrawForm(limits)),
    defaultValues: { amount: given ? String(given.amount) : '' },
  });
  return { ...form, submit: form.handleSubmit(onSubmit) };
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
