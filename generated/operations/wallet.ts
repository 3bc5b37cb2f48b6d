// Do not edit. Written from openapi.yaml by `npm run generate`.

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
