import * as op from '../../generated/operations/account.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './wire/command/command.ts';
import { ApiError } from './wire/api-error.ts';
import { sendCommand } from './wire/command/send-command.ts';
import { query } from './wire/query/query.ts';
import type { Schemas } from './wire/types.ts';

/**
 * POST /api/login: returns the token; the caller starts the session. Rejects with ApiError. `asTyped` is another user name
 * to try, once, if the service does not know the first (quality 1).
 */
export async function login(body: Schemas['LoginRequest'], asTyped?: string): Promise<Schemas['LoginResponse']> {
  const send = (username: string) => sendCommand(op.login, schema.LoginResponse, { body: { ...body, username } });
  try {
    return await send(body.username);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === 'NO_USER';
    if (asTyped === undefined || !isUnknown) throw error;
    return send(asTyped);
  }
}

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
