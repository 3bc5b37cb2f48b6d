// Do not edit. Written from openapi.yaml by `npm run generate`.

export const listStatements = {
  id: 'listStatements', method: 'post', path: '/api/statement', tag: 'statement',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'StatementPage',
} as const;

export const listSlips = {
  id: 'listSlips', method: 'post', path: '/api/statement/slip', tag: 'statement',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'SlipPage',
} as const;

export const getSlipReference = {
  id: 'getSlipReference', method: 'get', path: '/api/statement/slip/reference/{reference}', tag: 'statement',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'SlipReference',
} as const;
