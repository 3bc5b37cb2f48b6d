import { useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { statementQuery } from '../api/statement.ts';
import { walletQuery } from '../api/wallet.ts';
import { limits } from '../lib/limits.ts';

/** What became of a money command. While `sending` or `checking` the form is locked. */
export type MoneyOutcome<Answer> =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unknown'; check: 'checking' | 'checked' | 'failed' };

async function readAgain(queries: QueryClient): Promise<'checked' | 'failed'> {
  try {
    await Promise.all([
      queries.query({ ...walletQuery(), staleTime: 0 }),
      queries.query({ ...statementQuery(limits.firstPage), staleTime: 0 }),
    ]);
    return 'checked';
  } catch {
    return 'failed';
  }
}

/**
 * Gives a money command and tells its three outcomes apart: done, refused, unknown. Unknown reads wallet and statement again
 * before the form opens, and is never sent a second time by the app (B-01, quality.md 2).
 */
export function useMoneyCommand<Answer, Input>(command: UseMutationResult<Answer, ApiError, Input>) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<MoneyOutcome<Answer>>({ kind: 'open' });
  const give = async (input: Input) => {
    if (outcome.kind === 'sending') return;
    setOutcome({ kind: 'sending' });
    try {
      setOutcome({ kind: 'done', answer: await command.mutateAsync(input) });
    } catch (thrown) {
      const error = thrown as ApiError; // useMutation's own error type
      if (error.outcome === 'refused') {
        setOutcome({ kind: 'refused', error });
        return;
      }
      setOutcome({ kind: 'unknown', check: 'checking' });
      setOutcome({ kind: 'unknown', check: await readAgain(queries) });
    }
  };
  const reopen = () => {
    setOutcome({ kind: 'open' });
  };
  return { outcome, give, reopen };
}
