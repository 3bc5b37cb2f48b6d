// Do not edit. Written from openapi.yaml by `npm run generate`.

export const receiveInviteBonus = {
  id: 'receiveInviteBonus', method: 'get', path: '/api/invite/bonus', tag: 'invite',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
  unexecuted: ['INVITE_INACTIVE', 'KEY_MISSING', 'KEY_INVALID'],
} as const;
