import type { ZodMiniType } from 'zod/mini';
import { AmountRequest, TransferAllRequest, TransferRequest } from '../../../../generated/schemas.ts';
import type { MoneyCommandId } from '../types.ts';

/** The commands whose details are their whole body, which their screens show after a reload. */
export const detailedBodies: { [Id in MoneyCommandId]?: ZodMiniType } = {
  ...{ transfer: TransferRequest, transferAll: TransferAllRequest },
  ...{ withdrawAll: AmountRequest, createQrcode: AmountRequest },
};
