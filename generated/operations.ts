// Do not edit. Written from openapi.yaml by `npm run generate`.

import type { components } from './api.ts';

export type Schemas = components['schemas'];

export const listBanks = {
  id: 'listBanks', method: 'get', path: '/api/lookup/banks', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'BanksLookup',
} as const;

export const getDepositLookup = {
  id: 'getDepositLookup', method: 'get', path: '/api/lookup/deposit', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'DepositLookup',
} as const;

export const listConditions = {
  id: 'listConditions', method: 'get', path: '/api/lookup/conditions', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ConditionsLookup',
} as const;

export const listAgreements = {
  id: 'listAgreements', method: 'get', path: '/api/lookup/agreements', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'AgreementsLookup',
} as const;

export const getInfo = {
  id: 'getInfo', method: 'get', path: '/api/lookup/info', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'Info',
} as const;

export const getNotice = {
  id: 'getNotice', method: 'get', path: '/api/lookup/notice', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'NoticeLookup',
} as const;

export const getContact = {
  id: 'getContact', method: 'get', path: '/api/lookup/contact', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'Contact',
} as const;

export const getWithdrawLimits = {
  id: 'getWithdrawLimits', method: 'get', path: '/api/lookup/withdraw', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'WithdrawLimits',
} as const;

export const getSlipLookup = {
  id: 'getSlipLookup', method: 'get', path: '/api/lookup/slip', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SlipLookup',
} as const;

export const listSources = {
  id: 'listSources', method: 'get', path: '/api/lookup/sources', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'SourcesLookup',
} as const;

export const getActive = {
  id: 'getActive', method: 'get', path: '/api/lookup/active', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'ActiveLookup',
} as const;

export const getRegisterOtp = {
  id: 'getRegisterOtp', method: 'get', path: '/api/lookup/registerOTP', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'RegisterOtpLookup',
} as const;

export const getEnableChatWidget = {
  id: 'getEnableChatWidget', method: 'get', path: '/api/lookup/enableChatWidget', tag: 'lookup',
  effect: 'query', money: false, timeout: 'ordinary', security: 'public',
  body: null, request: null, response: 'EnableChatWidgetLookup',
} as const;

export const login = {
  id: 'login', method: 'post', path: '/api/login', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'LoginRequest', response: 'LoginResponse',
} as const;

export const validateAccount = {
  id: 'validateAccount', method: 'post', path: '/api/account/validate', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'Registration', response: 'Ack',
} as const;

export const registerAccount = {
  id: 'registerAccount', method: 'post', path: '/api/account', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'Registration', response: 'Ack',
} as const;

export const getProfile = {
  id: 'getProfile', method: 'get', path: '/api/account/profile', tag: 'account',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ProfileResponse',
} as const;

export const updateProfile = {
  id: 'updateProfile', method: 'put', path: '/api/account/profile', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'UpdateProfileRequest', response: 'Ack',
} as const;

export const updateBankAccountName = {
  id: 'updateBankAccountName', method: 'put', path: '/api/account/bankAccountName', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'BankAccountNameRequest', response: 'Ack',
} as const;

export const changePassword = {
  id: 'changePassword', method: 'put', path: '/api/account/changepwd', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'ChangePasswordRequest', response: 'Ack',
} as const;

export const sendOtp = {
  id: 'sendOtp', method: 'post', path: '/api/otp/send', tag: 'otp',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'OtpSendRequest', response: 'OtpSendResponse',
} as const;

export const verifyOtp = {
  id: 'verifyOtp', method: 'post', path: '/api/otp/verify', tag: 'otp',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'OtpVerifyRequest', response: 'OtpVerifyResponse',
} as const;

export const getChatConfig = {
  id: 'getChatConfig', method: 'get', path: '/api/chat/config', tag: 'chat',
  effect: 'query', money: false, timeout: 'ordinary', security: 'optional',
  body: null, request: null, response: 'ChatConfig',
} as const;

export const sendChatMessage = {
  id: 'sendChatMessage', method: 'post', path: '/api/chat/send-message', tag: 'chat',
  effect: 'command', money: false, timeout: 'ordinary', security: 'optional',
  body: 'json', request: 'ConversationPackage', response: 'SentMessage',
} as const;

export const listChatHistory = {
  id: 'listChatHistory', method: 'post', path: '/api/chat/history', tag: 'chat',
  effect: 'query', money: false, timeout: 'ordinary', security: 'optional',
  body: 'json', request: 'ChatHistoryRequest', response: 'ChatHistory',
} as const;

export const uploadChatImage = {
  id: 'uploadChatImage', method: 'post', path: '/api/chat/upload-image', tag: 'chat',
  effect: 'command', money: false, timeout: 'upload', security: 'optional',
  body: 'multipart', request: 'FileUpload', response: 'UploadedFile',
} as const;

export const uploadChatVideo = {
  id: 'uploadChatVideo', method: 'post', path: '/api/chat/upload-video', tag: 'chat',
  effect: 'command', money: false, timeout: 'upload', security: 'optional',
  body: 'multipart', request: 'FileUpload', response: 'UploadedFile',
} as const;

export const markChatRead = {
  id: 'markChatRead', method: 'put', path: '/api/chat/read-customer/', tag: 'chat',
  effect: 'command', money: false, timeout: 'ordinary', security: 'optional',
  body: 'json', request: 'ChatReader', response: 'Ack',
} as const;

export const getWallet = {
  id: 'getWallet', method: 'get', path: '/api/wallet', tag: 'wallet',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'WalletResponse',
} as const;

export const refreshSlots = {
  id: 'refreshSlots', method: 'get', path: '/api/wallet/refresh/slot', tag: 'wallet',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const activateSlot = {
  id: 'activateSlot', method: 'get', path: '/api/wallet/activate/{slotCode}', tag: 'wallet',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const getSlotAccount = {
  id: 'getSlotAccount', method: 'get', path: '/api/wallet/account/{slotCode}', tag: 'wallet',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'GameAccountDetail',
} as const;

export const resetSlotPassword = {
  id: 'resetSlotPassword', method: 'get', path: '/api/wallet/resetpassword/{slotCode}', tag: 'wallet',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const addFunds = {
  id: 'addFunds', method: 'post', path: '/api/wallet/add', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Ack',
} as const;

export const transfer = {
  id: 'transfer', method: 'post', path: '/api/wallet/transfer', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'TransferRequest', response: 'Ack',
} as const;

export const transferAll = {
  id: 'transferAll', method: 'post', path: '/api/wallet/transferAll', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'TransferAllRequest', response: 'Ack',
} as const;

export const withdraw = {
  id: 'withdraw', method: 'post', path: '/api/wallet/withdraw', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Ack',
} as const;

export const withdrawAll = {
  id: 'withdrawAll', method: 'post', path: '/api/wallet/withdrawAll', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Ack',
} as const;

export const uploadSlip = {
  id: 'uploadSlip', method: 'post', path: '/api/wallet/slip', tag: 'wallet',
  effect: 'command', money: true, timeout: 'upload', security: 'bearer',
  body: 'multipart', request: 'FileUpload', response: 'Ack',
} as const;

export const submitTruelink = {
  id: 'submitTruelink', method: 'post', path: '/api/wallet/truelink', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'TruelinkRequest', response: 'Ack',
} as const;

export const listInvites = {
  id: 'listInvites', method: 'post', path: '/api/invite', tag: 'invite',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'InvitePage',
} as const;

export const receiveInviteBonus = {
  id: 'receiveInviteBonus', method: 'get', path: '/api/invite/bonus', tag: 'invite',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const listInviteBanners = {
  id: 'listInviteBanners', method: 'get', path: '/api/invite/banners', tag: 'invite',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'BannersResponse',
} as const;

export const listRefunds = {
  id: 'listRefunds', method: 'post', path: '/api/refund', tag: 'refund',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'RefundPage',
} as const;

export const checkRefund = {
  id: 'checkRefund', method: 'get', path: '/api/refund/check', tag: 'refund',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'RefundCheck',
} as const;

export const receiveRefund = {
  id: 'receiveRefund', method: 'get', path: '/api/refund/receive', tag: 'refund',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const addRefundToWallet = {
  id: 'addRefundToWallet', method: 'get', path: '/api/refund/addWallet', tag: 'refund',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const listRefundBanners = {
  id: 'listRefundBanners', method: 'get', path: '/api/refund/banners', tag: 'refund',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'BannersResponse',
} as const;

export const getSpinSetup = {
  id: 'getSpinSetup', method: 'get', path: '/api/spinwheel/setup', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinSetup',
} as const;

export const spin = {
  id: 'spin', method: 'post', path: '/api/spinwheel/spin', tag: 'spinwheel',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinOutcome',
} as const;

export const listCoupons = {
  id: 'listCoupons', method: 'get', path: '/api/spinwheel/coupon', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'CouponsResponse',
} as const;

export const claimCoupon = {
  id: 'claimCoupon', method: 'post', path: '/api/spinwheel/coupon/claim', tag: 'spinwheel',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'ClaimCouponRequest', response: 'ClaimResult',
} as const;

export const getSpinActive = {
  id: 'getSpinActive', method: 'get', path: '/api/spinwheel/active', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinActive',
} as const;

export const getQrcode = {
  id: 'getQrcode', method: 'get', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Qrcode',
} as const;

export const createQrcode = {
  id: 'createQrcode', method: 'post', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Qrcode',
} as const;

export const deleteQrcode = {
  id: 'deleteQrcode', method: 'delete', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const autoLogin = {
  id: 'autoLogin', method: 'get', path: '/api/autoLogin/{provider}/{username}', tag: 'autologin',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'AutoLoginResponse',
} as const;

export const autoLoginWithPassword = {
  id: 'autoLoginWithPassword', method: 'get', path: '/api/autoLogin/{provider}/{username}/{password}', tag: 'autologin',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'AutoLoginResponse',
} as const;

export const listBonuses = {
  id: 'listBonuses', method: 'get', path: '/api/bonus', tag: 'bonus',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'BonusList',
} as const;

export const activateBonus = {
  id: 'activateBonus', method: 'get', path: '/api/bonus/activate/{code}', tag: 'bonus',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ActivatedBonus',
} as const;

export const checkActiveBonus = {
  id: 'checkActiveBonus', method: 'get', path: '/api/bonus/check/active', tag: 'bonus',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ActiveBonusCheck',
} as const;

export const checkMinimumBonus = {
  id: 'checkMinimumBonus', method: 'get', path: '/api/bonus/check/minimum', tag: 'bonus',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'MinimumBonusCheck',
} as const;

export const clearBonus = {
  id: 'clearBonus', method: 'get', path: '/api/bonus/clear', tag: 'bonus',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ClearedBonus',
} as const;

export const getCurrentPromotion = {
  id: 'getCurrentPromotion', method: 'get', path: '/api/promotion/current', tag: 'promotion',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'CurrentPromotion',
} as const;

export const findPromotion = {
  id: 'findPromotion', method: 'get', path: '/api/promotion/find/{code}', tag: 'promotion',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Promotion',
} as const;

export const activatePromotion = {
  id: 'activatePromotion', method: 'get', path: '/api/promotion/activate/{code}', tag: 'promotion',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
} as const;

export const listStatements = {
  id: 'listStatements', method: 'post', path: '/api/statement', tag: 'statement',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'StatementPage',
} as const;

export const listSlips = {
  id: 'listSlips', method: 'post', path: '/api/statement/slip', tag: 'statement',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'SlipPage',
} as const;

export const getSlipReference = {
  id: 'getSlipReference', method: 'get', path: '/api/statement/slip/reference/{reference}', tag: 'statement',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SlipReference',
} as const;

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
