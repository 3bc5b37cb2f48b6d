import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refine } from 'zod/mini';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { deadlineFrom, secondsLeft, type Deadline } from '../lib/countdown.ts';
import type { ApiError } from './wire/api-error.ts';
import { sendMoneyCommand, type Given, type MoneyCommand } from './wire/money-command.ts';
import { query } from './wire/query.ts';
import { receiptOf } from './wire/receipts.ts';
import { ask } from './wire/ask.ts';
import type { Schemas } from './wire/types.ts';

/** The QR code of a provider that can be paid. */
export interface PendingQrcode {
  /** Null when the server named none: such a code cannot be cancelled. */
  id: string | null;
  markup: string;
  amount: number | null;
  /** When it ends; null when that is not known: the service did not say, or still has a code that is over by this device's clock. */
  deadline: Deadline | null;
}

/** The code in an answer, its deadline set at receipt (quality 12); null when there is none. */
function codeIn(answer: Schemas['Qrcode'], known?: PendingQrcode | null): PendingQrcode | null {
  if (!answer.hasQrcode) return null;
  const { qrcodeId: id, qrcode, amount, expireIn } = answer;
  const receipt = receiptOf(answer);
  const named = receipt ? deadlineFrom(expireIn, receipt) : null;
  const isKnown = known && known.id === id && (id !== null || known.markup === qrcode);
  const deadline = named && earlier(named, isKnown ? known.deadline : null);
  // The service has just said that there is a code: this device's clock is wrong about its end.
  const isRefuted = receipt && deadline && !deadline.byServer && secondsLeft(deadline.at, receipt.monotonic) === 0;
  return { id, markup: qrcode ?? '', amount, deadline: isRefuted ? null : deadline };
}

/** A code is not prolonged: when it seems so, the clock was set back since it was read. The service's clock counts before this device's. */
function earlier(deadline: Deadline, known: Deadline | null | undefined): Deadline {
  if (!known || (deadline.byServer && !known.byServer)) return deadline;
  if (known.byServer && !deadline.byServer) return known;
  return known.at < deadline.at ? known : deadline;
}

/**
 * GET /api/qrcode/{bankCode}. Asked at each opening, because a code that is made for one provider may end those of the
 * others: nothing is kept for a view that is closed.
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
    staleTime: 0,
    gcTime: 0,
  });
};

/** What a command leaves: the code it answered with, or, where nobody knows what it did, a view that reads again. */
const settle = (queries: QueryClient, bankCode: string) => ({
  gcTime: 0,
  onSuccess: async (code: PendingQrcode | null) => {
    const { queryKey } = qrcodeQuery(bankCode);
    // A view that was opened meanwhile may be reading what was there before.
    await queries.cancelQueries({ queryKey });
    // One that is closed reads when it is opened: until then another provider's code may have ended this one.
    if (queries.getQueryState(queryKey)) queries.setQueryData(queryKey, code);
  },
  onError: (error: ApiError) => {
    if (error.outcome === 'unknown') void queries.invalidateQueries(qrcodeQuery(bankCode));
  },
});

/** A success that has no code to show leaves open what was made: its outcome is not known. */
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
    about: bankCode,
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}

interface CancelledQrcode {
  id: string;
  /** What it was for; not sent. */
  amount: number | null;
}

/** DELETE /api/qrcode/{qrcodeId}; `bankCode` is the provider whose code it is. */
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
    about: bankCode,
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}
