import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './wire/command.ts';
import { query } from './wire/query.ts';

/** GET /api/account/profile: who the member is, and the bank account that withdrawals go to. */
export const profileQuery = () => query(op.getProfile, schema.ProfileResponse, {});

/** PUT /api/account/changepwd */
export const useChangePassword = () => useCommand(op.changePassword, schema.Ack);

/** PUT /api/account/bankAccountName; profile and wallet both carry the name. */
export const useUpdateBankAccountName = () =>
  useCommand(op.updateBankAccountName, schema.Ack, { stale: ['account', 'wallet'] });

/** POST /api/account/validate, before the bank step. */
export const useValidateAccount = () => useCommand(op.validateAccount, schema.Ack);

/** POST /api/account: registers. */
export const useRegisterAccount = () => useCommand(op.registerAccount, schema.Ack);
