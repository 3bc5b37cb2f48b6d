import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { ApiError } from './wire/api-error.ts';
import type { Confirmation } from './wire/idempotency-key.ts';
import { sendMoneyCommand, useMoneyOperation, type Given, type MoneyCommand } from './wire/money-command.ts';
import type { Schemas } from './wire/types.ts';
import type { FileUpload } from './wire/upload.ts';

// The calls of the wallet that move money, apart from those that home makes: it does without their reading (decision 002).

/** What a movement of money makes stale; refused for want of money there is less than what is shown. */
const moved = { stale: ['wallet', 'statement'], staleWhenRefused: ['MONEY_NOT_ENOUGH'] } as const;

/** POST /api/wallet/transfer; codes are WALLET or a game code. */
export const useTransfer = () => useMoneyOperation(op.transfer, schema.Ack, moved);

/** POST /api/wallet/transferAll: everything goes to a game, or to WALLET. */
export const useTransferAll = () => useMoneyOperation(op.transferAll, schema.Ack, moved);

/** POST /api/wallet/withdrawAll, what the withdraw modal calls. */
export const useWithdraw = () => useMoneyOperation(op.withdrawAll, schema.Ack, moved);

/** POST /api/wallet/truelink; the link is encrypted. */
export const useSubmitTruelink = () =>
  useMoneyOperation(op.submitTruelink, schema.Ack, { stale: ['wallet', 'statement'] });

/**
 * Refused without a code: the member called it off. A slip of which the last byte never left is not uploaded. The slip brings its
 * transport along, so that home, which reads the wallet, does not load it.
 */
async function uploadSlip({ file, onProgress, signal, createTransport }: FileUpload, confirmation: Confirmation) {
  const upload = createTransport(onProgress);
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

/** POST /api/wallet/slip, with progress, gives up after 300 s. */
export function useUploadSlip(): MoneyCommand<Schemas['Ack'], FileUpload> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation<Schemas['Ack'], ApiError, Given<FileUpload>>({
    mutationFn: ({ input, confirmation }) => uploadSlip(input, confirmation),
    gcTime: 0,
    onSettled: (_answer, error) => {
      if (error?.outcome !== 'refused') void queries.invalidateQueries({ queryKey: [op.listSlips.tag] });
    },
  });
  return {
    key: op.uploadSlip.id,
    operationId: op.uploadSlip.id,
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}
