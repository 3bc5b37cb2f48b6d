import type { ErrorCode, OperationId } from './types.ts';

/** Codes that say that a call worked, wherever they come. */
export const successCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'OK',
  'SUCCESS',
  'OTP_CODE_VALID',
  'OTP_VERIFIED',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
]);

/** Success codes that one command alone answers, beside OK and SUCCESS. */
const ownCodes: Partial<Record<OperationId, ErrorCode>> = {
  receiveInviteBonus: 'INVITE_BONUS_SUCCESS',
  receiveRefund: 'REFUND_SUCCESS',
  addRefundToWallet: 'REFUND_SUCCESS',
  clearBonus: 'BONUS_CLEAR',
};

/** Whether a text, in any case, is a success code of this command. */
export function isOwnSuccess(operationId: OperationId, text: string): boolean {
  const code = text.trim().toUpperCase();
  return code === 'OK' || code === 'SUCCESS' || code === ownCodes[operationId];
}
