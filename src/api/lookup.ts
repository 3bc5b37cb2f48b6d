import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './wire/query.ts';

/** GET /api/lookup/withdraw: the limits of a withdrawal. */
export const withdrawLimitsQuery = () => query(op.getWithdrawLimits, schema.WithdrawLimits, {});

/** GET /api/lookup/enableChatWidget: whether the contact pages show the chat. A failure counts as no. */
export const chatWidgetQuery = () => query(op.getEnableChatWidget, schema.EnableChatWidgetLookup, {});

/** GET /api/lookup/deposit: the ways to deposit. */
export const depositQuery = () => query(op.getDepositLookup, schema.DepositLookup, {});

/** GET /api/lookup/slip: the limits that the deposit texts may state. */
export const slipRulesQuery = () => query(op.getSlipLookup, schema.SlipLookup, {});
