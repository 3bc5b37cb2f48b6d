import * as op from '../../generated/operations/account.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './wire/command/command.ts';
import { sendCommand } from './wire/command/send-command.ts';
import { query } from './wire/query/query.ts';
import type { Schemas } from './wire/types.ts';

/** POST /api/login: returns the token; the caller starts the session. Rejects with ApiError. */
export const login = (body: Schemas['LoginRequest']) => sendCommand(op.login, schema.LoginResponse, { body });

/** GET /api/account/profile: the member, and the bank account for withdrawals. */
export const profileQuery = () => query(op.getProfile, schema.ProfileResponse, {});

/** PUT /api/account/changepwd */
export const useChangePassword = () => useCommand(op.changePassword, schema.Ack);

/** PUT /api/account/bankAccountName. Both profile and wallet contain the name. */
export const useUpdateBankAccountName = () =>
  useCommand(op.updateBankAccountName, schema.Ack, { stale: ['account', 'wallet'] });

/** POST /api/account/validate: checks the profile step of registration before the bank step. */
export const useValidateAccount = () => useCommand(op.validateAccount, schema.Ack);

/** POST /api/account: registers. */
export const useRegisterAccount = () => useCommand(op.registerAccount, schema.Ack);
