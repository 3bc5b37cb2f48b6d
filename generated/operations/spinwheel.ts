// Do not edit. Written from openapi.yaml by `npm run generate`.

export const getSpinSetup = {
  id: 'getSpinSetup', method: 'get', path: '/api/spinwheel/setup', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinSetup',
} as const;

export const spin = {
  id: 'spin', method: 'post', path: '/api/spinwheel/spin', tag: 'spinwheel',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinOutcome',
  unexecuted: ['KEY_MISSING', 'KEY_INVALID'],
} as const;

export const listCoupons = {
  id: 'listCoupons', method: 'get', path: '/api/spinwheel/coupon', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'CouponsResponse',
} as const;

export const claimCoupon = {
  id: 'claimCoupon', method: 'post', path: '/api/spinwheel/coupon/claim', tag: 'spinwheel',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'ClaimCouponRequest', response: 'ClaimResult',
  unexecuted: ['INVALID_PRIZE_CODE', 'INVALID_COUPON_TYPE', 'COUPON_EXPIRED', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const getSpinActive = {
  id: 'getSpinActive', method: 'get', path: '/api/spinwheel/active', tag: 'spinwheel',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SpinActive',
} as const;
