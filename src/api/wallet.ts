import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { sendCommand } from './send-command.ts';
import { query } from './query.ts';

/** GET /api/wallet: profile, bank account, balances, game accounts. */
export const walletQuery = () => query(op.getWallet, schema.WalletResponse, {});

/** GET /api/wallet/refresh/slot: the one command the app gives by itself, once per home load or refresh. */
export const refreshSlots = () => sendCommand(op.refreshSlots, schema.Ack, {});
