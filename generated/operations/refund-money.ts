// Do not edit. Written from openapi.yaml by `npm run generate`.

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
