import type { ErrorCode, OperationId } from '../types.ts';

/** Codes that mean success in any answer. */
export const successCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'OK',
  'SUCCESS',
  'OTP_CODE_VALID',
  'OTP_VERIFIED',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
]);

/** Success codes of a single command, beside OK and SUCCESS. */
const ownCodes: Partial<Record<OperationId, ErrorCode>> = {
  receiveInviteBonus: 'INVITE_BONUS_SUCCESS',
  receiveRefund: 'REFUND_SUCCESS',
  addRefundToWallet: 'REFUND_SUCCESS',
  clearBonus: 'BONUS_CLEAR',
};

/** Whether a text is a success code of this command, in any case. */
export function isOwnSuccess(operationId: OperationId, text: string): boolean {
  const code = text.trim().toUpperCase();
  return code === 'OK' || code === 'SUCCESS' || code === ownCodes[operationId];
}
