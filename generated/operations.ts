// Do not edit. Written from openapi.yaml by `npm run generate`.

import type { components } from './api.ts';
import { listBanks, getDepositLookup, listConditions, listAgreements, getInfo, getNotice, getContact, getWithdrawLimits, getSlipLookup, listSources, getActive, getRegisterOtp, getEnableChatWidget } from './operations/lookup.ts';
import { login, validateAccount, registerAccount, getProfile, updateProfile, updateBankAccountName, changePassword } from './operations/account.ts';
import { sendOtp, verifyOtp } from './operations/otp.ts';
import { getChatConfig, sendChatMessage, listChatHistory, uploadChatImage, uploadChatVideo, markChatRead } from './operations/chat.ts';
import { getWallet, refreshSlots, activateSlot, getSlotAccount, resetSlotPassword, addFunds, transfer, transferAll, withdraw, withdrawAll, uploadSlip, submitTruelink } from './operations/wallet.ts';
import { listInvites, receiveInviteBonus, listInviteBanners } from './operations/invite.ts';
import { listRefunds, checkRefund, receiveRefund, addRefundToWallet, listRefundBanners } from './operations/refund.ts';
import { getSpinSetup, spin, listCoupons, claimCoupon, getSpinActive } from './operations/spinwheel.ts';
import { getQrcode, createQrcode, deleteQrcode } from './operations/qrcode.ts';
import { autoLogin, autoLoginWithPassword } from './operations/autologin.ts';
import { listBonuses, activateBonus, checkActiveBonus, checkMinimumBonus, clearBonus } from './operations/bonus.ts';
import { getCurrentPromotion, findPromotion, activatePromotion } from './operations/promotion.ts';
import { listStatements, listSlips, getSlipReference } from './operations/statement.ts';

export * from './operations/lookup.ts';
export * from './operations/account.ts';
export * from './operations/otp.ts';
export * from './operations/chat.ts';
export * from './operations/wallet.ts';
export * from './operations/invite.ts';
export * from './operations/refund.ts';
export * from './operations/spinwheel.ts';
export * from './operations/qrcode.ts';
export * from './operations/autologin.ts';
export * from './operations/bonus.ts';
export * from './operations/promotion.ts';
export * from './operations/statement.ts';

export type Schemas = components['schemas'];

export const operations = {
  listBanks,
  getDepositLookup,
  listConditions,
  listAgreements,
  getInfo,
  getNotice,
  getContact,
  getWithdrawLimits,
  getSlipLookup,
  listSources,
  getActive,
  getRegisterOtp,
  getEnableChatWidget,
  login,
  validateAccount,
  registerAccount,
  getProfile,
  updateProfile,
  updateBankAccountName,
  changePassword,
  sendOtp,
  verifyOtp,
  getChatConfig,
  sendChatMessage,
  listChatHistory,
  uploadChatImage,
  uploadChatVideo,
  markChatRead,
  getWallet,
  refreshSlots,
  activateSlot,
  getSlotAccount,
  resetSlotPassword,
  addFunds,
  transfer,
  transferAll,
  withdraw,
  withdrawAll,
  uploadSlip,
  submitTruelink,
  listInvites,
  receiveInviteBonus,
  listInviteBanners,
  listRefunds,
  checkRefund,
  receiveRefund,
  addRefundToWallet,
  listRefundBanners,
  getSpinSetup,
  spin,
  listCoupons,
  claimCoupon,
  getSpinActive,
  getQrcode,
  createQrcode,
  deleteQrcode,
  autoLogin,
  autoLoginWithPassword,
  listBonuses,
  activateBonus,
  checkActiveBonus,
  checkMinimumBonus,
  clearBonus,
  getCurrentPromotion,
  findPromotion,
  activatePromotion,
  listStatements,
  listSlips,
  getSlipReference,
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
export type QueryId = { [Id in OperationId]: Operations[Id]['effect'] extends 'query' ? Id : never }[OperationId];
export type CommandId = Exclude<OperationId, QueryId>;
export type MoneyCommandId = { [Id in OperationId]: Operations[Id]['money'] extends true ? Id : never }[OperationId];

export interface OperationTypes {
  listBanks: { params: Record<never, never>; body: undefined; response: Schemas['BanksLookup'] };
  getDepositLookup: { params: Record<never, never>; body: undefined; response: Schemas['DepositLookup'] };
  listConditions: { params: Record<never, never>; body: undefined; response: Schemas['ConditionsLookup'] };
  listAgreements: { params: Record<never, never>; body: undefined; response: Schemas['AgreementsLookup'] };
  getInfo: { params: Record<never, never>; body: undefined; response: Schemas['Info'] };
  getNotice: { params: Record<never, never>; body: undefined; response: Schemas['NoticeLookup'] };
  getContact: { params: Record<never, never>; body: undefined; response: Schemas['Contact'] };
  getWithdrawLimits: { params: Record<never, never>; body: undefined; response: Schemas['WithdrawLimits'] };
  getSlipLookup: { params: Record<never, never>; body: undefined; response: Schemas['SlipLookup'] };
  listSources: { params: Record<never, never>; body: undefined; response: Schemas['SourcesLookup'] };
  getActive: { params: Record<never, never>; body: undefined; response: Schemas['ActiveLookup'] };
  getRegisterOtp: { params: Record<never, never>; body: undefined; response: Schemas['RegisterOtpLookup'] };
  getEnableChatWidget: { params: Record<never, never>; body: undefined; response: Schemas['EnableChatWidgetLookup'] };
  login: { params: Record<never, never>; body: Schemas['LoginRequest']; response: Schemas['LoginResponse'] };
  validateAccount: { params: Record<never, never>; body: Schemas['Registration']; response: Schemas['Ack'] };
  registerAccount: { params: Record<never, never>; body: Schemas['Registration']; response: Schemas['Ack'] };
  getProfile: { params: Record<never, never>; body: undefined; response: Schemas['ProfileResponse'] };
  updateProfile: { params: Record<never, never>; body: Schemas['UpdateProfileRequest']; response: Schemas['Ack'] };
  updateBankAccountName: { params: Record<never, never>; body: Schemas['BankAccountNameRequest']; response: Schemas['Ack'] };
  changePassword: { params: Record<never, never>; body: Schemas['ChangePasswordRequest']; response: Schemas['Ack'] };
  sendOtp: { params: Record<never, never>; body: Schemas['OtpSendRequest']; response: Schemas['OtpSendResponse'] };
  verifyOtp: { params: Record<never, never>; body: Schemas['OtpVerifyRequest']; response: Schemas['OtpVerifyResponse'] };
  getChatConfig: { params: Record<never, never>; body: undefined; response: Schemas['ChatConfig'] };
  sendChatMessage: { params: Record<never, never>; body: Schemas['ConversationPackage']; response: Schemas['SentMessage'] };
  listChatHistory: { params: Record<never, never>; body: Schemas['ChatHistoryRequest']; response: Schemas['ChatHistory'] };
  uploadChatImage: { params: Record<never, never>; body: FormData; response: Schemas['UploadedFile'] };
  uploadChatVideo: { params: Record<never, never>; body: FormData; response: Schemas['UploadedFile'] };
  markChatRead: { params: Record<never, never>; body: Schemas['ChatReader']; response: Schemas['Ack'] };
  getWallet: { params: Record<never, never>; body: undefined; response: Schemas['WalletResponse'] };
  refreshSlots: { params: Record<never, never>; body: undefined; response: Schemas['Ack'] };
  activateSlot: { params: { slotCode: string }; body: undefined; response: Schemas['Ack'] };
  getSlotAccount: { params: { slotCode: string }; body: undefined; response: Schemas['GameAccountDetail'] };
  resetSlotPassword: { params: { slotCode: string }; body: undefined; response: Schemas['Ack'] };
  addFunds: { params: Record<never, never>; body: Schemas['AmountRequest']; response: Schemas['Ack'] };
  transfer: { params: Record<never, never>; body: Schemas['TransferRequest']; response: Schemas['Ack'] };
  transferAll: { params: Record<never, never>; body: Schemas['TransferAllRequest']; response: Schemas['Ack'] };
  withdraw: { params: Record<never, never>; body: Schemas['AmountRequest']; response: Schemas['Ack'] };
  withdrawAll: { params: Record<never, never>; body: Schemas['AmountRequest']; response: Schemas['Ack'] };
  uploadSlip: { params: Record<never, never>; body: FormData; response: Schemas['Ack'] };
  submitTruelink: { params: Record<never, never>; body: Schemas['TruelinkRequest']; response: Schemas['Ack'] };
  listInvites: { params: Record<never, never>; body: Schemas['PageRequest']; response: Schemas['InvitePage'] };
  receiveInviteBonus: { params: Record<never, never>; body: undefined; response: Schemas['Ack'] };
  listInviteBanners: { params: Record<never, never>; body: undefined; response: Schemas['BannersResponse'] };
  listRefunds: { params: Record<never, never>; body: Schemas['PageRequest']; response: Schemas['RefundPage'] };
  checkRefund: { params: Record<never, never>; body: undefined; response: Schemas['RefundCheck'] };
  receiveRefund: { params: Record<never, never>; body: undefined; response: Schemas['Ack'] };
  addRefundToWallet: { params: Record<never, never>; body: undefined; response: Schemas['Ack'] };
  listRefundBanners: { params: Record<never, never>; body: undefined; response: Schemas['BannersResponse'] };
  getSpinSetup: { params: Record<never, never>; body: undefined; response: Schemas['SpinSetup'] };
  spin: { params: Record<never, never>; body: undefined; response: Schemas['SpinOutcome'] };
  listCoupons: { params: Record<never, never>; body: undefined; response: Schemas['CouponsResponse'] };
  claimCoupon: { params: Record<never, never>; body: Schemas['ClaimCouponRequest']; response: Schemas['ClaimResult'] };
  getSpinActive: { params: Record<never, never>; body: undefined; response: Schemas['SpinActive'] };
  getQrcode: { params: { codeOrId: string }; body: undefined; response: Schemas['Qrcode'] };
  createQrcode: { params: { codeOrId: string }; body: Schemas['AmountRequest']; response: Schemas['Qrcode'] };
  deleteQrcode: { params: { codeOrId: string }; body: undefined; response: Schemas['Ack'] };
  autoLogin: { params: { provider: Schemas['AutoLoginProvider']; username: string }; body: undefined; response: Schemas['AutoLoginResponse'] };
  autoLoginWithPassword: { params: { provider: Schemas['AutoLoginProvider']; username: string; password: string }; body: undefined; response: Schemas['AutoLoginResponse'] };
  listBonuses: { params: Record<never, never>; body: undefined; response: Schemas['BonusList'] };
  activateBonus: { params: { code: string }; body: undefined; response: Schemas['ActivatedBonus'] };
  checkActiveBonus: { params: Record<never, never>; body: undefined; response: Schemas['ActiveBonusCheck'] };
  checkMinimumBonus: { params: Record<never, never>; body: undefined; response: Schemas['MinimumBonusCheck'] };
  clearBonus: { params: Record<never, never>; body: undefined; response: Schemas['ClearedBonus'] };
  getCurrentPromotion: { params: Record<never, never>; body: undefined; response: Schemas['CurrentPromotion'] };
  findPromotion: { params: { code: Schemas['PromotionCode'] }; body: undefined; response: Schemas['Promotion'] };
  activatePromotion: { params: { code: Schemas['PromotionCode'] }; body: undefined; response: Schemas['Ack'] };
  listStatements: { params: Record<never, never>; body: Schemas['PageRequest']; response: Schemas['StatementPage'] };
  listSlips: { params: Record<never, never>; body: Schemas['PageRequest']; response: Schemas['SlipPage'] };
  getSlipReference: { params: { reference: string }; body: undefined; response: Schemas['SlipReference'] };
}

type Unauthorized = 'UNAUTHORIZED' | 'EXPIRED_AUTH_TOKEN' | 'INVALID_USER_1' | 'INVALID_USER_2' | 'INVALID_USER_3' | 'INVALID_USER_4' | 'invalid-token';
type Gone = 'gone';
type TooManyRequests = 'REQUEST_LIMIT' | 'REQUEST_LIMIT_1MIN';
type ServerError = 'INTERNAL_SERVER_ERROR';
type PublicLookupRefused = 'NO_DATA';
type LookupRefused = 'NO_DATA' | 'KEY_MISSING' | 'KEY_INVALID';
type LoginRefused = 'WRONG_CREDENTIAL' | 'WRONG_PASSWORD' | 'INACTIVE_USER' | 'LOGIN_FAIL' | 'NO_USER' | 'INVALID_IP';
type ValidationRefused = 'EXISTING_USER' | 'EXISTING_BANK' | 'INVALID_USER_INFO' | 'INVALID_BANK' | 'BANK_ACCOUNT_NAME_ENG' | 'PHONE_NUMBER_REQUIRE_10_DIGIT' | 'UNVERIFIED_OTP';
type RegistrationRefused = 'EXISTING_USER' | 'EXISTING_BANK' | 'INVALID_USER_INFO' | 'INVALID_BANK' | 'BANK_ACCOUNT_NAME_ENG' | 'PHONE_NUMBER_REQUIRE_10_DIGIT' | 'UNVERIFIED_OTP' | 'REGISTER_FAIL' | 'GAME_ACTIVATION_FAIL';
type OtpSendRefused = 'OTP_BLOCK' | 'OTP_SEND_FAIL' | 'OTP_VERIFIED' | 'EXISTING_USER' | 'PHONE_NUMBER_REQUIRE_10_DIGIT';
type OtpCheckRefused = 'OTP_TOKEN_INVALID' | 'OTP_NOT_EXIST' | 'OTP_EXPIRED' | 'OTP_CODE_INVALID' | 'OTP_VERIFY_FAIL' | 'OTP_BLOCK';
type ProfileRefused = 'NO_USER' | 'KEY_MISSING' | 'KEY_INVALID';
type ProfileUpdateRefused = 'INVALID_USER_INFO' | 'EXISTING_BANK' | 'INVALID_BANK' | 'BANK_ACCOUNT_NAME_ENG' | 'KEY_MISSING' | 'KEY_INVALID';
type BankAccountNameRefused = 'BANK_ACCOUNT_NAME_ENG' | 'INVALID_BANK' | 'NO_BANK' | 'KEY_MISSING' | 'KEY_INVALID';
type PasswordChangeRefused = 'WRONG_PASSWORD' | 'KEY_MISSING' | 'KEY_INVALID';
type RequestRefused = 'KEY_MISSING' | 'KEY_INVALID';
type WalletRefused = 'NO_WALLET' | 'KEY_MISSING' | 'KEY_INVALID';
type GameActivationRefused = 'SLOT_ALREADY_ACTIVE' | 'SLOT_ACTIVATE_FAIL' | 'NO_GAME' | 'KEY_MISSING' | 'KEY_INVALID';
type GameAccountRefused = 'SLOT_NO_ACCOUNT' | 'NO_GAME' | 'KEY_MISSING' | 'KEY_INVALID';
type GamePasswordRefused = 'SLOT_RESET_PASSWORD_FAIL' | 'SLOT_NO_ACCOUNT' | 'NO_GAME' | 'KEY_MISSING' | 'KEY_INVALID';
type TransferRefused = 'TRANSFER_MINIMUM' | 'MONEY_NOT_ENOUGH' | 'TRANSFER_FAIL' | 'NO_WALLET' | 'NO_GAME' | 'SLOT_NO_ACCOUNT' | 'BONUS_CONDITION' | 'KEY_MISSING' | 'KEY_INVALID';
type WithdrawalRefused = 'NO_BANK' | 'NO_WALLET' | 'MONEY_NOT_ENOUGH' | 'BONUS_CONDITION' | 'BONUS_REMAINING' | 'KEY_MISSING' | 'KEY_INVALID';
type SlipRefused = 'SLIP_UPLOAD_FAIL' | 'SLIP_NO_FILE' | 'SLIP_INVALID_FILE' | 'KEY_MISSING' | 'KEY_INVALID';
type GiftLinkRefused = 'TRUELINK_DUPLICATE' | 'TRUELINK_INVALID' | 'KEY_MISSING' | 'KEY_INVALID';
type InviteBonusRefused = 'INVITE_COLLECT' | 'INVITE_INACTIVE' | 'NO_INVITE_BONUS' | 'NO_INVITEE_PLAY_INFO' | 'INVITE_BONUS_FAIL' | 'BONUS_ALREADY_ACTIVE' | 'KEY_MISSING' | 'KEY_INVALID';
type RefundRefused = 'NO_REFUND' | 'REFUND_CONDITION' | 'REFUND_INACTIVE' | 'REFUND_MINIMUM' | 'BONUS_ALREADY_ACTIVE' | 'KEY_MISSING' | 'KEY_INVALID';
type SpinRefused = 'NO_DATA' | 'KEY_MISSING' | 'KEY_INVALID';
type CouponClaimRefused = 'NO_CLAIMABLE_COUPON' | 'INVALID_PRIZE_CODE' | 'INVALID_CODE' | 'INVALID_COUPON_TYPE' | 'COUPON_EXPIRED' | 'KEY_MISSING' | 'KEY_INVALID';
type QrcodeRefused = 'QR_FAIL' | 'NO_BANK' | 'KEY_MISSING' | 'KEY_INVALID';
type AutoLoginRefused = 'NOT_AREASLOT' | 'NOT_UFABET' | 'NO_GAME' | 'SLOT_NO_ACCOUNT' | 'KEY_MISSING' | 'KEY_INVALID';
type BonusActivationRefused = 'BONUS_REMAINING' | 'BONUS_ALREADY_ACTIVE' | 'BONUS_MAX_CLAIMED' | 'BONUS_CONDITION' | 'BONUS_FULL' | 'KEY_MISSING' | 'KEY_INVALID';
type BonusClearRefused = 'BONUS_CONDITION' | 'BONUS_REMAINING' | 'KEY_MISSING' | 'KEY_INVALID';
type PromotionSearchRefused = 'NO_PROMOTION' | 'PROMOTION_RECEIVED' | 'KEY_MISSING' | 'KEY_INVALID';
type PromotionActivationRefused = 'NO_PROMOTION' | 'PROMOTION_RECEIVED' | 'BONUS_REMAINING' | 'BONUS_ALREADY_ACTIVE' | 'BONUS_MAX_CLAIMED' | 'BONUS_CONDITION' | 'BONUS_FULL' | 'KEY_MISSING' | 'KEY_INVALID';
type SlipReferenceRefused = 'NO_DATA' | 'KEY_MISSING' | 'KEY_INVALID';
type PayloadTooLarge = never;
type UnsupportedMediaType = never;

/** The codes that each operation is documented to refuse with. */
export interface Refusals {
  listBanks: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  getDepositLookup: LookupRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listConditions: LookupRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listAgreements: LookupRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getInfo: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  getNotice: LookupRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getContact: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  getWithdrawLimits: LookupRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getSlipLookup: LookupRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listSources: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  getActive: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  getRegisterOtp: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  getEnableChatWidget: PublicLookupRefused | Gone | TooManyRequests | ServerError;
  login: LoginRefused | Gone | TooManyRequests | ServerError;
  validateAccount: ValidationRefused | Gone | TooManyRequests | ServerError;
  registerAccount: RegistrationRefused | Gone | TooManyRequests | ServerError;
  getProfile: ProfileRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  updateProfile: ProfileUpdateRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  updateBankAccountName: BankAccountNameRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  changePassword: PasswordChangeRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  sendOtp: OtpSendRefused | Gone | TooManyRequests | ServerError;
  verifyOtp: OtpCheckRefused | Gone | TooManyRequests | ServerError;
  getChatConfig: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  sendChatMessage: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listChatHistory: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  uploadChatImage: RequestRefused | Unauthorized | Gone | PayloadTooLarge | UnsupportedMediaType | TooManyRequests | ServerError;
  uploadChatVideo: RequestRefused | Unauthorized | Gone | PayloadTooLarge | UnsupportedMediaType | TooManyRequests | ServerError;
  markChatRead: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getWallet: WalletRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  refreshSlots: WalletRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  activateSlot: GameActivationRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getSlotAccount: GameAccountRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  resetSlotPassword: GamePasswordRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  addFunds: WalletRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  transfer: TransferRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  transferAll: TransferRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  withdraw: WithdrawalRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  withdrawAll: WithdrawalRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  uploadSlip: SlipRefused | Unauthorized | Gone | PayloadTooLarge | UnsupportedMediaType | TooManyRequests | ServerError;
  submitTruelink: GiftLinkRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listInvites: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  receiveInviteBonus: InviteBonusRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listInviteBanners: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listRefunds: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  checkRefund: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  receiveRefund: RefundRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  addRefundToWallet: RefundRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listRefundBanners: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getSpinSetup: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  spin: SpinRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listCoupons: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  claimCoupon: CouponClaimRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getSpinActive: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getQrcode: QrcodeRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  createQrcode: QrcodeRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  deleteQrcode: QrcodeRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  autoLogin: AutoLoginRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  autoLoginWithPassword: AutoLoginRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listBonuses: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  activateBonus: BonusActivationRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  checkActiveBonus: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  checkMinimumBonus: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  clearBonus: BonusClearRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getCurrentPromotion: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  findPromotion: PromotionSearchRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  activatePromotion: PromotionActivationRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listStatements: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  listSlips: RequestRefused | Unauthorized | Gone | TooManyRequests | ServerError;
  getSlipReference: SlipReferenceRefused | Unauthorized | Gone | TooManyRequests | ServerError;
}
