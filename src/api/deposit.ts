import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { createSignal } from '../lib/signal.ts';
import { ApiError } from './api-error.ts';
import { useCommand } from './command.ts';
import { query } from './query.ts';
import { sendCommand } from './send-command.ts';
import type { Schemas } from './types.ts';
import { createUpload } from './upload.ts';

/** GET /api/lookup/deposit: the ways to deposit. */
export const depositQuery = () => query(op.getDepositLookup, schema.DepositLookup, {});

/** GET /api/lookup/slip: what the deposit texts may state. */
export const slipRulesQuery = () => query(op.getSlipLookup, schema.SlipLookup, {});

/** POST /api/wallet/truelink; the link is encrypted. */
export const useSubmitTruelink = () => useCommand(op.submitTruelink, schema.Ack, { stale: ['wallet', 'statement'] });

/** A slip on its way: how far it has come, and a way to call it off. It outlives the sheet in which it was chosen. */
export function createSlipUpload(file: File) {
  const progressed = createSignal();
  const controller = new AbortController();
  let percent = 0;
  return {
    file,
    signal: controller.signal,
    cancel: () => {
      controller.abort();
    },
    percent: () => percent,
    onProgress: (next: number) => {
      percent = next;
      progressed.emit();
    },
    subscribe: progressed.listen,
  };
}

export type SlipUpload = ReturnType<typeof createSlipUpload>;

/** Refused without a code: the member called it off. A slip of which the last byte never left is not uploaded. */
async function uploadSlip({ file, onProgress, signal }: SlipUpload) {
  const upload = createUpload(onProgress);
  const body = new FormData();
  body.append('file', file);
  try {
    return await sendCommand(op.uploadSlip, schema.Ack, { body }, { transport: { signal, fetch: upload.fetch } });
  } catch (error) {
    const notSent = { operationId: op.uploadSlip.id, outcome: 'refused', status: 0 } as const;
    if (signal.aborted && !upload.allSent()) throw new ApiError(notSent);
    if (!upload.begun()) throw new ApiError({ ...notSent, code: 'SLIP_UPLOAD_FAIL' });
    throw error;
  }
}

/** POST /api/wallet/slip, with progress, gives up after 300 s. */
export function useUploadSlip() {
  const queries = useQueryClient();
  const mutation = useMutation<Schemas['Ack'], ApiError, SlipUpload>({
    mutationFn: uploadSlip,
    gcTime: 0,
    onSettled: (_answer, error) => {
      if (error?.outcome !== 'refused') void queries.invalidateQueries({ queryKey: [op.listSlips.tag] });
    },
  });
  return { ...mutation, key: op.uploadSlip.id };
}
