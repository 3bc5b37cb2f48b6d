import type { ZodMiniType } from 'zod/mini';
import { AmountRequest, TransferAllRequest, TransferRequest } from '../../../../generated/schemas.ts';
import type { MoneyCommandId } from '../types.ts';

/** The commands whose stored details are exactly their body. Their screens show it after a reload. */
export const detailedBodies: { [Id in MoneyCommandId]?: ZodMiniType } = {
  transfer: TransferRequest,
  transferAll: TransferAllRequest,
  withdrawAll: AmountRequest,
};
