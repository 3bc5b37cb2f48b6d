import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refine } from 'zod/mini';
import * as op from '../../generated/operations/qrcode.ts';
import * as schema from '../../generated/schemas.ts';
import { deadlineFrom, secondsLeft, type Deadline } from '../lib/countdown.ts';
import type { ApiError } from './wire/api-error.ts';
import { sendMoneyCommand, type Given, type MoneyCommand } from './wire/money/money-command.ts';
import { ask, query, queryOptions } from './wire/query/query.ts';
import { alwaysStale } from '../lib/always-stale.ts';
import { receiptOf } from './wire/send/receipts.ts';
import type { Schemas } from './wire/types.ts';

/** A QR code that can be paid. */
export interface PendingQrcode {
  /** Null when the server sent no id; the code cannot be cancelled then. */
  id: string | null;
  markup: string;
  amount: number | null;
  /**
   * When the code expires. Null when unknown: the service did not say, or it still returns a code that has expired by
   * the device clock.
   */
  deadline: Deadline | null;
}

/** The code in an answer, with the deadline computed when the answer arrives; null when there is none. */
function codeIn(answer: Schemas['Qrcode'], known?: PendingQrcode | null): PendingQrcode | null {
  if (!answer.hasQrcode) return null;
  const { qrcodeId: id, qrcode, amount, expireIn } = answer;
  const receipt = receiptOf(answer);
  const named = receipt ? deadlineFrom(expireIn, receipt) : null;
  const isKnown = known && known.id === id && (id !== null || known.markup === qrcode);
  const deadline = named && earlier(named, isKnown ? known.deadline : null);
  // The service returned this code just now, so the device clock is wrong about its end.
  const isRefuted = receipt && deadline && !deadline.byServer && secondsLeft(deadline.at, receipt.monotonic) === 0;
  return { id, markup: qrcode ?? '', amount, deadline: isRefuted ? null : deadline };
}

/**
 * A code is never prolonged. A later deadline means that the device clock was set back. A deadline by the service's
 * clock takes precedence.
 */
function earlier(deadline: Deadline, known: Deadline | null | undefined): Deadline {
  if (!known || (deadline.byServer && !known.byServer)) return deadline;
  if (known.byServer && !deadline.byServer) return known;
  return known.at < deadline.at ? known : deadline;
}

/**
 * GET /api/qrcode/{bankCode}. Read each time the view opens and not cached, because a new code at one provider may end
 * the codes of the others.
 */
export const qrcodeQuery = (bankCode: string) => {
  const input = { params: { codeOrId: bankCode } };
  const { queryKey } = query(op.getQrcode, schema.Qrcode, input);
  return queryOptions<PendingQrcode | null, ApiError>({
    queryKey: [...queryKey],
    queryFn: async ({ client, signal }) => {
      const answer = await ask(op.getQrcode, schema.Qrcode, input, { signal });
      return codeIn(answer, client.getQueryData<PendingQrcode | null>(queryKey));
    },
    staleTime: alwaysStale,
    gcTime: 0,
  });
};

/** After a command the cache has the new code from the answer. After an unknown outcome the view reads again. */
const settle = (queries: QueryClient, bankCode: string) => ({
  onSuccess: async (code: PendingQrcode | null) => {
    const { queryKey } = qrcodeQuery(bankCode);
    // A view opened in the meantime may be reading the state from before the command.
    await queries.cancelQueries({ queryKey });
    // A closed view reads when it opens. Storing the code here would be wrong if another provider's code replaces it
    // first.
    if (queries.getQueryState(queryKey)) queries.setQueryData(queryKey, code);
  },
  onError: (error: ApiError) => {
    if (error.outcome === 'unknown') void queries.invalidateQueries(qrcodeQuery(bankCode));
  },
});

/** A success without a code that can be shown counts as unknown: a code may exist. */
const CreatedQrcode = schema.Qrcode.check(refine(({ hasQrcode, qrcode }) => hasQrcode && Boolean(qrcode)));

/** POST /api/qrcode/{bankCode} with the amount. */
export function useCreateQrcode(bankCode: string): MoneyCommand<PendingQrcode | null, Schemas['AmountRequest']> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation<PendingQrcode | null, ApiError, Given<Schemas['AmountRequest']>>({
    mutationFn: async ({ input: body, confirmation }) => {
      const input = { params: { codeOrId: bankCode }, body };
      return codeIn(await sendMoneyCommand(op.createQrcode, CreatedQrcode, input, confirmation));
    },
    ...settle(queries, bankCode),
  });
  return {
    key: `${op.createQrcode.id} ${bankCode}`,
    operationId: op.createQrcode.id,
    bank: bankCode,
    detailsOf: ({ amount }) => ({ amount, bank: bankCode }),
    inputOf: ({ amount = 0 }) => ({ amount }),
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}

interface CancelledQrcode {
  id: string;
  /** The amount of the code, for messages about the cancellation. Not part of the request. */
  amount: number | null;
}

/** DELETE /api/qrcode/{qrcodeId}; `bankCode` is the provider of the code. */
export function useCancelQrcode(bankCode: string): MoneyCommand<null, CancelledQrcode> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation<null, ApiError, Given<CancelledQrcode>>({
    mutationFn: async ({ input, confirmation }) => {
      await sendMoneyCommand(op.deleteQrcode, schema.Ack, { params: { codeOrId: input.id } }, confirmation);
      return null;
    },
    ...settle(queries, bankCode),
  });
  return {
    key: `${op.deleteQrcode.id} ${bankCode}`,
    operationId: op.deleteQrcode.id,
    bank: bankCode,
    detailsOf: ({ id }) => ({ id, bank: bankCode }),
    inputOf: ({ id = '' }) => ({ id, amount: null }),
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}
