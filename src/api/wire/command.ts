import { useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ResponseSchema } from './read.ts';
import { sendCommand, type Answer, type CommandOptions } from './send-command.ts';
import { sendMoneyCommand } from './send-money-command.ts';
import type { CommandId, ErrorCode, Input, Operations, Tag } from './types.ts';

interface Effects {
  /** Tags whose queries are read again once the command was, or may have been, carried out. */
  stale?: readonly Tag[];
  /** Tags that the answer itself brings up to date: read again, like those of `stale`, only where the command is not known to be done. */
  staleUnlessDone?: readonly Tag[];
  /** Refusals that mean that what is shown is out of date: after them it is read again as well. */
  staleWhenRefused?: readonly ErrorCode[];
}

/** The hook of one command; a query does not fit. Screens read its state and never invalidate by hand. */
export function useCommand<Op extends Operations[CommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  options: CommandOptions<Op> & Effects = {},
) {
  const queries = useQueryClient();
  const { stale = [], staleUnlessDone = [], staleWhenRefused = [] } = options;
  const send = operation.money ? sendMoneyCommand : sendCommand;
  const mutation = useMutation<Answer<Op>, ApiError, Input<Op['id']>>({
    mutationFn: (input) => send(operation, schema, input, options),
    gcTime: 0,
    onSettled: async (_answer, error) => {
      const isOld = staleWhenRefused.some((code) => code === error?.code);
      if (error?.outcome === 'refused' && !isOld) return;
      const read = Promise.all(
        [...stale, ...(error ? staleUnlessDone : [])].map((tag) => {
          const queryKey = [tag];
          // Reading anew would join a first reading that is under way, and that one began before the command.
          const isFirst = { queryKey, predicate: ({ state }: Query) => state.data === undefined };
          void queries.cancelQueries(isFirst, { silent: true });
          return queries.invalidateQueries({ queryKey });
        }),
      );
      // What became of money is told at once, whatever the reading takes (quality 2, 6). Any other command shows only in what
      // is read, so it is under way until that is there.
      if (!operation.money && (!error || isOld)) await read;
    },
  });
  return { ...mutation, key: operation.id };
}
