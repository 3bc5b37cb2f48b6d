import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations/wallet.ts';
import { listSlips } from '../../generated/operations/statement.ts';
import * as schema from '../../generated/schemas/several-tags.ts';
import { ApiError } from './wire/api-error.ts';
import type { Confirmation } from './wire/money/idempotency-key.ts';
import { sendMoneyCommand, useMoneyOperation, type Given, type MoneyCommand } from './wire/money/money-command.ts';
import type { Schemas } from './wire/types.ts';
import { createUpload, type FileUpload } from './wire/send/upload.ts';

// Separate from wallet.ts, because home does not need these commands or the code that judges their answers
// (docs/decisions/002).

/**
 * Queries to read again after money moved. A refusal for lack of money means that the displayed balance is too high.
 */
const moved = { stale: ['wallet', 'statement'], staleWhenRefused: ['MONEY_NOT_ENOUGH'] } as const;

/** POST /api/wallet/transfer; codes are WALLET or a game code. */
export const useTransfer = () => useMoneyOperation(op.transfer, schema.Ack, moved);

/** POST /api/wallet/transferAll: moves all money to one game, or to WALLET. */
export const useTransferAll = () => useMoneyOperation(op.transferAll, schema.Ack, moved);

/** POST /api/wallet/withdrawAll; the withdraw modal uses this operation, not `withdraw`. */
export const useWithdraw = () => useMoneyOperation(op.withdrawAll, schema.Ack, moved);

/** POST /api/wallet/truelink; the link is encrypted. */
export const useSubmitTruelink = () =>
  useMoneyOperation(op.submitTruelink, schema.Ack, { stale: ['wallet', 'statement'] });

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
