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

export const addFunds = {
  id: 'addFunds', method: 'post', path: '/api/wallet/add', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Ack',
  unexecuted: ['NO_WALLET', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const transfer = {
  id: 'transfer', method: 'post', path: '/api/wallet/transfer', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'TransferRequest', response: 'Ack',
  unexecuted: ['TRANSFER_MINIMUM', 'NO_WALLET', 'NO_GAME', 'SLOT_NO_ACCOUNT', 'BONUS_CONDITION', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const transferAll = {
  id: 'transferAll', method: 'post', path: '/api/wallet/transferAll', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'TransferAllRequest', response: 'Ack',
  unexecuted: ['NO_WALLET', 'NO_GAME', 'SLOT_NO_ACCOUNT', 'BONUS_CONDITION', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const withdraw = {
  id: 'withdraw', method: 'post', path: '/api/wallet/withdraw', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Ack',
  unexecuted: ['NO_BANK', 'NO_WALLET', 'BONUS_CONDITION', 'BONUS_REMAINING', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const withdrawAll = {
  id: 'withdrawAll', method: 'post', path: '/api/wallet/withdrawAll', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Ack',
  unexecuted: ['NO_BANK', 'NO_WALLET', 'BONUS_CONDITION', 'BONUS_REMAINING', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const uploadSlip = {
  id: 'uploadSlip', method: 'post', path: '/api/wallet/slip', tag: 'wallet',
  effect: 'command', money: true, timeout: 'upload', security: 'bearer',
  body: 'multipart', request: 'FileUpload', response: 'Ack',
  unexecuted: ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const submitTruelink = {
  id: 'submitTruelink', method: 'post', path: '/api/wallet/truelink', tag: 'wallet',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'TruelinkRequest', response: 'Ack',
  unexecuted: ['KEY_MISSING', 'KEY_INVALID'],
} as const;
