import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { readStale, type Effects } from './read-stale.ts';
import type { ResponseSchema } from './read.ts';
import { sendCommand, type Answer, type CommandOptions } from './send-command.ts';
import type { Input, Operations, PlainCommandId } from './types.ts';

/**
 * The hook of one command that moves no money; a query does not fit. Screens read its state and never invalidate by hand. What it
 * did shows only in what is read, so it is under way until that is there.
 */
export function useCommand<Op extends Operations[PlainCommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  options: CommandOptions<Op> & Effects = {},
) {
  const queries = useQueryClient();
  const mutation = useMutation<Answer<Op>, ApiError, Input<Op['id']>>({
    mutationFn: (input) => sendCommand(operation, schema, input, options),
    gcTime: 0,
    onSettled: async (_answer, error) => {
      const reading = readStale(queries, options, error);
      if (error?.outcome !== 'unknown') await reading;
    },
  });
  return { ...mutation, key: operation.id };
}
