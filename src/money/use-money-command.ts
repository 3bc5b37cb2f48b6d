import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { statementQuery } from '../api/statement.ts';
import { walletQuery } from '../api/wallet.ts';
import type { ApiError } from '../api/wire/api-error.ts';
import { fetchFresh } from '../api/wire/fetch-fresh.ts';
import { terminalOf } from '../errors/terminal.ts';
import { limits } from '../lib/limits.ts';
import { moneyOutcomesOf, type Outcome, type MoneyWords, type Watcher } from './money-outcomes.ts';

/** A command's hook, as `useCommand` answers it. */
interface Command<Answer, Input> {
  /** Names the command, and whom it is about where several can be under way. */
  key: string;
  mutateAsync: (input: Input) => Promise<Answer>;
}

async function refetchBalance(queries: QueryClient): Promise<'checked' | 'failed'> {
  try {
    await Promise.all([fetchFresh(queries, walletQuery()), fetchFresh(queries, statementQuery(limits.firstPage))]);
    return 'checked';
  } catch {
    return 'failed';
  }
}

/**
 * Gives a money command and tells its three outcomes apart: done, refused, unknown. Unknown reads wallet and statement again
 * before the form opens, and is never sent a second time by the app (B-01, quality 2). The outcome outlives the screen: one
 * that is opened again shows the command that is under way, and while none is open `UnwatchedOutcomes` tells it, in these words.
 */
export function useMoneyCommand<Answer, Input>(
  command: Command<Answer, Input>,
  { onDone, onRefused, ...words }: MoneyWords<Answer, Input> & Watcher<Answer, Input> = {},
) {
  const queries = useQueryClient();
  const outcomes = moneyOutcomesOf(queries);
  const { key } = command;
  // What is kept under a command's key came from that command.
  const read = () => outcomes.get(key) as Outcome<Answer, Input>;
  const outcome = useSyncExternalStore(outcomes.subscribe, read, read);
  const told = useEffectEvent((answer: Answer, input: Input) => onDone?.(answer, input));
  const refused = useEffectEvent((error: ApiError, input: Input) => onRefused?.(error, input));
  useEffect(() => {
    const watcher: Watcher<Answer, Input> = {
      onDone: (answer, input) => told(answer, input),
      onRefused: (error, input) => refused(error, input),
    };
    return outcomes.watch(key, watcher as Watcher<unknown, unknown>); // of this command's key, as above
  }, [outcomes, key]);

  const give = async (input: Input) => {
    if (!outcomes.begin(key, input, words as MoneyWords<unknown, unknown>)) return; // of this command's key, as above
    try {
      outcomes.settle(key, { kind: 'done', input, answer: await command.mutateAsync(input) });
    } catch (thrown) {
      const error = thrown as ApiError; // useMutation's own error type
      if (terminalOf(error, true)) {
        // What ends the session or the service is told where that leads to, and nowhere else.
        outcomes.reopen(key);
        return;
      }
      if (error.outcome === 'refused') {
        outcomes.settle(key, { kind: 'refused', input, error });
        return;
      }
      outcomes.settle(key, { kind: 'unknown', input, check: 'checking' });
      outcomes.settle(key, { kind: 'unknown', input, check: await refetchBalance(queries) });
    }
  };
  const reopen = () => {
    outcomes.reopen(key);
  };
  /** What was given: while it is under way and until its outcome is closed. */
  const given = outcome.kind === 'open' ? undefined : outcome.input;
  return { outcome, given, give, reopen };
}
