// Do not edit. Written from openapi.yaml by `npm run generate`.

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
