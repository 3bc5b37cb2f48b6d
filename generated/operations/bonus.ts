// Do not edit. Written from openapi.yaml by `npm run generate`.

export const listBonuses = {
  id: 'listBonuses', method: 'get', path: '/api/bonus', tag: 'bonus',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'BonusList',
} as const;

export const activateBonus = {
  id: 'activateBonus', method: 'get', path: '/api/bonus/activate/{code}', tag: 'bonus',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ActivatedBonus',
  unexecuted: ['KEY_MISSING', 'KEY_INVALID'],
} as const;

export const checkActiveBonus = {
  id: 'checkActiveBonus', method: 'get', path: '/api/bonus/check/active', tag: 'bonus',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ActiveBonusCheck',
} as const;

export const checkMinimumBonus = {
  id: 'checkMinimumBonus', method: 'get', path: '/api/bonus/check/minimum', tag: 'bonus',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'MinimumBonusCheck',
} as const;

export const clearBonus = {
  id: 'clearBonus', method: 'get', path: '/api/bonus/clear', tag: 'bonus',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ClearedBonus',
  unexecuted: ['BONUS_CONDITION', 'BONUS_REMAINING', 'KEY_MISSING'],
} as const;
