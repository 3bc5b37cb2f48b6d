import type { OperationId } from '../api/types.ts';

/** Where a failure that is not terminal is told. `silent` and `quiet` tell nothing by themselves. */
export type Channel =
  | 'inline'
  | 'alert'
  | 'spinAlert'
  | 'dialog'
  | 'toast'
  | 'inPlace'
  | 'silent'
  /** The spinner ends; at most a quiet line in place. */
  | 'quiet'
  | 'chatAlert'
  /** No screen gives it. */
  | 'none';

const channels: Record<OperationId, Channel> = {
  listBanks: 'quiet',
  getDepositLookup: 'silent',
  listConditions: 'quiet',
  listAgreements: 'silent',
  getInfo: 'quiet',
  getNotice: 'quiet',
  getContact: 'quiet',
  getWithdrawLimits: 'quiet',
  getSlipLookup: 'quiet',
  listSources: 'quiet',
  getActive: 'quiet',
  getRegisterOtp: 'quiet',
  getEnableChatWidget: 'quiet',
  login: 'inline',
  validateAccount: 'inline',
  registerAccount: 'inline',
  getProfile: 'quiet',
  updateProfile: 'none',
  updateBankAccountName: 'toast',
  changePassword: 'inline',
  sendOtp: 'inline',
  verifyOtp: 'inline',
  getChatConfig: 'quiet',
  sendChatMessage: 'chatAlert',
  listChatHistory: 'quiet',
  uploadChatImage: 'chatAlert',
  uploadChatVideo: 'chatAlert',
  markChatRead: 'quiet',
  getWallet: 'silent',
  refreshSlots: 'silent',
  activateSlot: 'silent',
  getSlotAccount: 'alert',
  resetSlotPassword: 'silent',
  addFunds: 'none',
  transfer: 'alert',
  transferAll: 'alert',
  withdraw: 'none',
  withdrawAll: 'alert',
  uploadSlip: 'alert',
  submitTruelink: 'toast',
  listInvites: 'silent',
  receiveInviteBonus: 'alert',
  listInviteBanners: 'quiet',
  listRefunds: 'silent',
  checkRefund: 'quiet',
  receiveRefund: 'toast',
  addRefundToWallet: 'none',
  listRefundBanners: 'quiet',
  getSpinSetup: 'quiet',
  spin: 'spinAlert',
  listCoupons: 'quiet',
  claimCoupon: 'spinAlert',
  getSpinActive: 'quiet',
  getQrcode: 'quiet',
  createQrcode: 'alert',
  deleteQrcode: 'alert',
  autoLogin: 'alert',
  autoLoginWithPassword: 'alert',
  listBonuses: 'quiet',
  activateBonus: 'alert',
  checkActiveBonus: 'quiet',
  checkMinimumBonus: 'none',
  clearBonus: 'dialog',
  getCurrentPromotion: 'none',
  findPromotion: 'inPlace',
  activatePromotion: 'alert',
  listStatements: 'quiet',
  listSlips: 'quiet',
  getSlipReference: 'alert',
};

/** The channel of an operation's failures. A QR create that answers `hasQrcode: false` is told as a toast instead. */
export const channelOf = (operationId: OperationId): Channel => channels[operationId];
