// Do not edit. Written from openapi.yaml by `npm run generate`.

export const getSpinSetup = {
  id: 'getSpinSetup', method: 'get', path: '/api/spinwheel/setup', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinSetup',
} as const;

export const listCoupons = {
  id: 'listCoupons', method: 'get', path: '/api/spinwheel/coupon', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'CouponsResponse',
} as const;

export const getSpinActive = {
  id: 'getSpinActive', method: 'get', path: '/api/spinwheel/active', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinActive',
} as const;
