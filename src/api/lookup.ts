import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './wire/query.ts';

/** GET /api/lookup/info: the name of the service in the top bar. */
export const infoQuery = () => query(op.getInfo, schema.Info, {});

/** GET /api/lookup/banks: for the bank step of registration. */
export const banksQuery = () => query(op.listBanks, schema.BanksLookup, {});

/** GET /api/lookup/sources: for the profile step of registration. */
export const sourcesQuery = () => query(op.listSources, schema.SourcesLookup, {});

/** GET /api/lookup/registerOTP: whether registration has an OTP step; a failure is asked again. */
export const registerOtpQuery = () => query(op.getRegisterOtp, schema.RegisterOtpLookup, {});

/** GET /api/lookup/withdraw: the limits of a withdrawal. */
export const withdrawLimitsQuery = () => query(op.getWithdrawLimits, schema.WithdrawLimits, {});

/** GET /api/lookup/enableChatWidget: whether the contact pages have the chat; a failure says no. */
export const chatWidgetQuery = () => query(op.getEnableChatWidget, schema.EnableChatWidgetLookup, {});

/** GET /api/lookup/deposit: the ways to deposit. */
export const depositQuery = () => query(op.getDepositLookup, schema.DepositLookup, {});

/** GET /api/lookup/slip: what the deposit texts may state. */
export const slipRulesQuery = () => query(op.getSlipLookup, schema.SlipLookup, {});
