// Do not edit. Written from openapi.yaml by `npm run generate`.

export const autoLogin = {
  id: 'autoLogin', method: 'get', path: '/api/autoLogin/{provider}/{username}', tag: 'autologin',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'AutoLoginResponse',
} as const;

export const autoLoginWithPassword = {
  id: 'autoLoginWithPassword', method: 'get', path: '/api/autoLogin/{provider}/{username}/{password}', tag: 'autologin',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'AutoLoginResponse',
} as const;
