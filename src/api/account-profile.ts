import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './command.ts';
import { query } from './query.ts';

/** GET /api/account/profile: who the member is, and the bank account that withdrawals go to. */
export const profileQuery = () => query(op.getProfile, schema.ProfileResponse, {});

/** PUT /api/account/changepwd */
export const useChangePassword = () => useCommand(op.changePassword, schema.Ack);

/** PUT /api/account/bankAccountName; profile and wallet both carry the name. */
export const useUpdateBankAccountName = () =>
  useCommand(op.updateBankAccountName, schema.Ack, { stale: ['account', 'wallet'] });
