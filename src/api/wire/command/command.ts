import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api-error.ts';
import { readStale, type Effects } from '../query/read-again.ts';
import type { ResponseSchema } from '../read/read.ts';
import { sendCommand, type Answer, type CommandOptions } from './send-command.ts';
import type { Input, Operations, PlainCommandId } from '../types.ts';

/**
 * The hook for a command that moves no money. It invalidates stale queries itself and stays pending until they are read
 * again.
 */
export function useCommand<Op extends Operations[PlainCommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  options: CommandOptions<Op> & Effects = {},
) {
  const queries = useQueryClient();
  const mutation = useMutation<Answer<Op>, ApiError, Input<Op['id']>>({
    mutationFn: (input) => sendCommand(operation, schema, input, options),
    onSettled: async (_answer, error) => {
      const reading = readStale(queries, options, error);
      if (error?.outcome !== 'unknown') await reading;
    },
  });
  return { ...mutation, key: operation.id };
}
