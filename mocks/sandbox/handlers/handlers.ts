import type { OperationId } from '../../../generated/operations.ts';
import type { Handlers } from '../call.ts';
import { accountHandlers } from './account.ts';
import { autologinHandlers } from './autologin.ts';
import { bonusHandlers } from './bonus.ts';
import { chatHandlers } from './chat.ts';
import { inviteHandlers } from './invite.ts';
import { lookupHandlers } from './lookup.ts';
import { otpHandlers } from './otp.ts';
import { promotionHandlers } from './promotion.ts';
import { qrcodeHandlers } from './qrcode.ts';
import { refundHandlers } from './refund.ts';
import { spinwheelHandlers } from './spinwheel.ts';
import { statementHandlers } from './statement.ts';
import { walletHandlers } from './wallet.ts';

export const handlers: Handlers<OperationId> = {
  ...lookupHandlers,
  ...accountHandlers,
  ...otpHandlers,
  ...chatHandlers,
  ...walletHandlers,
  ...inviteHandlers,
  ...refundHandlers,
  ...spinwheelHandlers,
  ...qrcodeHandlers,
  ...autologinHandlers,
  ...bonusHandlers,
  ...promotionHandlers,
  ...statementHandlers,
};
