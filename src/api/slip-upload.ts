import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSlips } from '../../generated/operations/statement.ts';
import * as op from '../../generated/operations/wallet-money.ts';
import * as schema from '../../generated/schemas/several-tags.ts';
import { ApiError } from './wire/api-error.ts';
import type { Confirmation } from './wire/money/idempotency-key.ts';
import { sendMoneyCommand, type Given, type MoneyCommand } from './wire/money/money-command.ts';
import { createUpload, type FileUpload } from './wire/send/upload.ts';
import type { Schemas } from './wire/types.ts';

// Separate from wallet-commands.ts, because only a deposit uploads a file (docs/decisions/002).

/**
 * Rejects as refused, without a code, when the member cancels. A slip counts as not uploaded when its last byte was not
 * sent.
 */
async function uploadSlip({ file, onProgress, signal }: FileUpload, confirmation: Confirmation) {
  const upload = createUpload(onProgress);
  const body = new FormData();
  body.append('file', file);
  try {
    return await sendMoneyCommand(op.uploadSlip, schema.Ack, { body }, confirmation, { signal, fetch: upload.fetch });
  } catch (error) {
    const notSent = { operationId: op.uploadSlip.id, outcome: 'refused', status: 0 } as const;
    if (signal.aborted && !upload.allSent()) throw new ApiError(notSent);
    if (!upload.begun()) throw new ApiError({ ...notSent, code: 'SLIP_UPLOAD_FAIL' });
    throw error;
  }
}

/** POST /api/wallet/slip, with progress. Times out after 300 s. */
export function useUploadSlip(): MoneyCommand<Schemas['Ack'], FileUpload> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation<Schemas['Ack'], ApiError, Given<FileUpload>>({
    mutationFn: ({ input, confirmation }) => uploadSlip(input, confirmation),
    gcTime: 0,
    onSettled: (_answer, error) => {
      if (error?.outcome !== 'refused') void queries.invalidateQueries({ queryKey: [listSlips.tag] });
    },
  });
  return {
    key: op.uploadSlip.id,
    operationId: op.uploadSlip.id,
    factsOf: () => ({}),
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}
