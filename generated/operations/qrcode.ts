// Do not edit. Written from openapi.yaml by `npm run generate`.

export const getQrcode = {
  id: 'getQrcode', method: 'get', path: '/api/qrcode/{codeOrId}', tag: 'qrcode',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Qrcode',
} as const;
