// Do not edit. Written from openapi.yaml by `npm run generate`.

export const login = {
  id: 'login', method: 'post', path: '/api/login', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'LoginRequest', response: 'LoginResponse',
} as const;

export const validateAccount = {
  id: 'validateAccount', method: 'post', path: '/api/account/validate', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'Registration', response: 'Ack',
} as const;

export const registerAccount = {
  id: 'registerAccount', method: 'post', path: '/api/account', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'Registration', response: 'Ack',
} as const;

export const getProfile = {
  id: 'getProfile', method: 'get', path: '/api/account/profile', tag: 'account',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'ProfileResponse',
} as const;

export const updateProfile = {
  id: 'updateProfile', method: 'put', path: '/api/account/profile', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'UpdateProfileRequest', response: 'Ack',
} as const;

export const updateBankAccountName = {
  id: 'updateBankAccountName', method: 'put', path: '/api/account/bankAccountName', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'BankAccountNameRequest', response: 'Ack',
} as const;

export const changePassword = {
  id: 'changePassword', method: 'put', path: '/api/account/changepwd', tag: 'account',
  effect: 'command', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'ChangePasswordRequest', response: 'Ack',
} as const;
