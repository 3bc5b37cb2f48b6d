import { QueryObserver, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { listSlips } from '../../generated/operations/statement.ts';
import * as op from '../../generated/operations/wallet.ts';
import * as schema from '../../generated/schemas.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { withLeftOut, type LeftOut } from '../lib/left-out.ts';
import { ApiError } from './wire/api-error.ts';
import { useCommand } from './wire/command/command.ts';
import { sendCommand } from './wire/command/send-command.ts';
import type { Confirmation } from './wire/money/idempotency-key.ts';
import { sendMoneyCommand, useMoneyOperation, type Given, type MoneyCommand } from './wire/money/money-command.ts';
import { query } from './wire/query/query.ts';
import { readByField, readQueryAnswer } from './wire/read/read-by-field.ts';
import type { Transport } from './wire/send/send.ts';
import { createUpload, type FileUpload } from './wire/send/upload.ts';
import { session } from './wire/session/session.ts';
import { currentEpoch } from './wire/session/stored-token.ts';
import type { Schemas } from './wire/types.ts';

/** The code of the main wallet in a transfer. */
export const walletCode = 'WALLET';

/** Whose wallet the session has read first. */
let owner: { token: string; id: string } | undefined;

/**
 * Reads an answer with a wallet. The wallet of another member than the session's first one, for example from a cache on
 * the way, is reported and not shown.
 */
export function readerOfOwnWallet(): typeof readQueryAnswer {
  const token = session.token();
  return (...given) => {
    const reading = readQueryAnswer(...given);
    if (!reading.ok || token === null || session.token() !== token) return reading;
    const id: unknown = Reflect.get(Reflect.get(reading.body, 'profile') as object, '_id'); // the schema has checked it
    if (typeof id !== 'string') return reading;
    if (owner?.token !== token) owner = { token, id };
    const violation = { pointer: '/profile/_id', problem: 'another member' };
    return owner.id === id ? reading : { ok: false, outcome: 'unknown', violation };
  };
}

/** GET /api/wallet: profile, bank account, balances and game accounts. */
export const walletQuery = (transport: Pick<Transport, 'fetch'> = {}) =>
  query(op.getWallet, schema.WalletResponse, {}, { ...transport, read: readerOfOwnWallet() });

/** Clients whose game balances are being refreshed. */
const refreshing = new WeakSet<QueryClient>();

/**
 * GET /api/wallet/refresh/slot: the only command that the app sends without a tap, once per load or refresh of home
 * (A-105).
 */
export async function refreshSlots(queries: QueryClient, transport: Pick<Transport, 'fetch'> = {}): Promise<void> {
  refreshing.add(queries);
  try {
    await sendCommand(op.refreshSlots, schema.Ack, {}, { transport });
  } finally {
    refreshing.delete(queries);
  }
}

/**
 * The wallet, for a sheet. Waits while game balances are being refreshed, because home then reads the wallet again
 * (R-205).
 */
export function useWallet() {
  const queries = useQueryClient();
  return useQuery({ ...walletQuery(), enabled: () => !refreshing.has(queries) });
}

/** GET /api/wallet/account/{slotCode}. Not cached after unmount, because it contains a password. */
export const slotAccountQuery = (slotCode: string) => ({
  ...query(op.getSlotAccount, schema.GameAccountDetail, { params: { slotCode } }),
  gcTime: 0,
});

/** GET /api/wallet/activate/{slotCode}. Failures are silent. "Already active" is not a failure. */
export const useActivateSlot = () =>
  useCommand(op.activateSlot, schema.Ack, { stale: ['wallet'], staleWhenRefused: ['SLOT_ALREADY_ACTIVE'] });

/** GET /api/wallet/resetpassword/{slotCode}. The answer has no password: the game account is read again. */
export const useResetSlotPassword = () => useCommand(op.resetSlotPassword, schema.Ack, { stale: ['wallet'] });

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
    onSettled: (_answer, error) => {
      if (error?.outcome !== 'refused') void queries.invalidateQueries({ queryKey: [listSlips.tag] });
    },
  });
  return {
    key: op.uploadSlip.id,
    operationId: op.uploadSlip.id,
    detailsOf: () => ({}),
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}

/** The storage key of the last wallet. `session` removes it when the session ends. */
const storageKey = 'last-wallet';

function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ReadTime {
  /** By the device clock, in epoch ms. */
  device: number;
  /** By performance.now(), in ms. */
  monotonic: number;
}

/** When the wallet in a client's cache was read; undefined if unknown. */
const readTimes = new WeakMap<QueryClient, ReadTime | undefined>();

/**
 * How long ago the wallet was read, in ms; undefined if unknown. The longer of two measurements: members may set the
 * device clock back, and the monotonic clock may stop during sleep.
 */
export function walletAge(queries: QueryClient): number | undefined {
  const readAt = readTimes.get(queries);
  if (!readAt) return undefined;
  const elapsed = performance.now() - readAt.monotonic;
  const byDevice = Date.now() - readAt.device;
  return byDevice > elapsed ? byDevice : elapsed;
}

/**
 * Restores the last balances of this tab into the cache with their age, which is unknown if they were read in the
 * future of the device clock. Ignores invalid stored data.
 */
function restoreWallet(queries: QueryClient) {
  const stored = parseStored(browserStorage.get(storageKey) ?? '');
  if (typeof stored !== 'object' || stored === null || !('readAt' in stored) || !('wallet' in stored)) return;
  // Another member may have signed in while the browser had discarded this tab.
  if (!('epoch' in stored) || stored.epoch !== currentEpoch()) return;
  const { readAt, wallet } = stored;
  const leftOut: LeftOut = {};
  const read = readByField(schema.WalletResponse, wallet, leftOut);
  if (read && typeof readAt === 'number') {
    queries.setQueryData(walletQuery().queryKey, withLeftOut(read, leftOut), { updatedAt: readAt });
    const age = Date.now() - readAt;
    if (age >= 0) readTimes.set(queries, { device: readAt, monotonic: performance.now() - age });
  }
}

/**
 * Saves each wallet answer in sessionStorage, so that a reload without network still shows it (B-03). Returns an
 * unsubscribe function.
 */
export function keepLastWallet(queries: QueryClient): () => void {
  restoreWallet(queries);
  const { queryKey } = walletQuery();
  const readings = () => queries.getQueryState(queryKey)?.dataUpdateCount;
  let known = readings();
  const wallet = new QueryObserver(queries, { ...walletQuery(), enabled: false });
  return wallet.subscribe(({ data, dataUpdatedAt: readAt }) => {
    if (readings() === known) return;
    known = readings();
    readTimes.set(queries, { device: readAt, monotonic: performance.now() });
    if (data)
      browserStorage.set(storageKey, JSON.stringify({ readAt, epoch: currentEpoch(), wallet: data }), 'session');
  });
}
