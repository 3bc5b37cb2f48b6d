import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './wire/query.ts';

// Separate from lookup.ts, because only registration uses them, and its page is near its limit of bytes (npm run size).

/** GET /api/lookup/banks: the banks in registration. */
export const banksQuery = () => query(op.listBanks, schema.BanksLookup, {});

/** GET /api/lookup/sources: the options for "How did you hear about us?" in registration. */
export const sourcesQuery = () => query(op.listSources, schema.SourcesLookup, {});

/**
 * GET /api/lookup/registerOTP: whether registration has an OTP step. A failed lookup is retried by the member, not
 * taken as an answer.
 */
export const registerOtpQuery = () => query(op.getRegisterOtp, schema.RegisterOtpLookup, {});
