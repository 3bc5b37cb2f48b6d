import * as op from '../../generated/operations/wallet-money.ts';
import * as schema from '../../generated/schemas/several-tags.ts';
import { useMoneyOperation } from './wire/money/money-command.ts';

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
