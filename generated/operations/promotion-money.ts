// Do not edit. Written from openapi.yaml by `npm run generate`.

export const activatePromotion = {
  id: 'activatePromotion', method: 'get', path: '/api/promotion/activate/{code}', tag: 'promotion',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
  unexecuted: ['KEY_MISSING', 'KEY_INVALID'],
} as const;
