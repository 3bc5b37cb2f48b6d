// Do not edit. Written from openapi.yaml by `npm run generate`.

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
  unexecuted: ['REFUND_INACTIVE', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const addRefundToWallet = {
  id: 'addRefundToWallet', method: 'get', path: '/api/refund/addWallet', tag: 'refund',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
  unexecuted: ['REFUND_INACTIVE', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const listRefundBanners = {
  id: 'listRefundBanners', method: 'get', path: '/api/refund/banners', tag: 'refund',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'BannersResponse',
} as const;
