import * as op from '../../generated/operations/account.ts';
import * as schema from '../../generated/schemas/account.ts';
import { Ack } from '../../generated/schemas/several-tags.ts';
import { useCommand } from './wire/command/command.ts';
import { query } from './wire/query/query.ts';

/** GET /api/account/profile: the member, and the bank account for withdrawals. */
export const profileQuery = () => query(op.getProfile, schema.ProfileResponse, {});

/** PUT /api/account/changepwd */
export const useChangePassword = () => useCommand(op.changePassword, Ack);

/** PUT /api/account/bankAccountName. Both profile and wallet contain the name. */
export const useUpdateBankAccountName = () =>
  useCommand(op.updateBankAccountName, Ack, { stale: ['account', 'wallet'] });

/** POST /api/account/validate: checks the profile step of registration before the bank step. */
export const useValidateAccount = () => useCommand(op.validateAccount, Ack);

/** POST /api/account: registers. */
export const useRegisterAccount = () => useCommand(op.registerAccount, Ack);
