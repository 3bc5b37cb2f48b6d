import * as op from '../../generated/operations/lookup.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './wire/query/query.ts';
import { send } from './wire/send/send.ts';

/** GET /api/lookup/active: true when the service is terminated. Rejects with ApiError. */
export const askWhetherGone = async (): Promise<boolean> =>
  (await send(op.getActive, schema.ActiveLookup, {})).terminated === 'gone';

/** GET /api/lookup/info: the name of the service, for all pages. Rejects with ApiError. */
export const askServiceName = async (): Promise<string> => (await send(op.getInfo, schema.Info, {})).name;

/** GET /api/lookup/withdraw: the limits of a withdrawal. */
export const withdrawLimitsQuery = () => query(op.getWithdrawLimits, schema.WithdrawLimits, {});

/** GET /api/lookup/enableChatWidget: whether the contact pages show the chat. A failure counts as no. */
export const chatWidgetQuery = () => query(op.getEnableChatWidget, schema.EnableChatWidgetLookup, {});

/** GET /api/lookup/deposit: the ways to deposit. */
export const depositQuery = () => query(op.getDepositLookup, schema.DepositLookup, {});

/** GET /api/lookup/slip: the limits that the deposit texts may state. */
export const slipRulesQuery = () => query(op.getSlipLookup, schema.SlipLookup, {});

/** GET /api/lookup/banks: the banks in registration. */
export const banksQuery = () => query(op.listBanks, schema.BanksLookup, {});

/** GET /api/lookup/sources: the options for "How did you hear about us?" in registration. */
export const sourcesQuery = () => query(op.listSources, schema.SourcesLookup, {});

/**
 * GET /api/lookup/registerOTP: whether registration has an OTP step. A failed lookup is retried by the member, not
 * taken as an answer.
 */
export const registerOtpQuery = () => query(op.getRegisterOtp, schema.RegisterOtpLookup, {});
