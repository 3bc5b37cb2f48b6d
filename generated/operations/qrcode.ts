// Do not edit. Written from openapi.yaml by `npm run generate`.

export const getQrcode = {
  id: 'getQrcode', method: 'get', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Qrcode',
} as const;

export const createQrcode = {
  id: 'createQrcode', method: 'post', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'AmountRequest', response: 'Qrcode',
  unexecuted: ['NO_BANK', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const deleteQrcode = {
  id: 'deleteQrcode', method: 'delete', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
  unexecuted: ['NO_BANK', 'KEY_MISSING', 'KEY_INVALID'],
} as const;
