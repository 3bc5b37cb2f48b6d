import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './command.ts';

/** POST /api/account/validate, before the bank step. */
export const useValidateAccount = () => useCommand(op.validateAccount, schema.Ack);

/** POST /api/account: registers. */
export const useRegisterAccount = () => useCommand(op.registerAccount, schema.Ack);
