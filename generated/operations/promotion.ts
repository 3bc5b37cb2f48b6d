// Do not edit. Written from openapi.yaml by `npm run generate`.

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
  unexecuted: ['NO_PROMOTION', 'KEY_MISSING', 'KEY_INVALID'],
} as const;
