// Do not edit. Written from openapi.yaml by `npm run generate`.

export const listInvites = {
  id: 'listInvites', method: 'post', path: '/api/invite', tag: 'invite',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: 'json', request: 'PageRequest', response: 'InvitePage',
} as const;

export const receiveInviteBonus = {
  id: 'receiveInviteBonus', method: 'get', path: '/api/invite/bonus', tag: 'invite',
  effect: 'command', money: true, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'Ack',
  unexecuted: ['INVITE_INACTIVE', 'NO_INVITEE_PLAY_INFO', 'KEY_MISSING', 'KEY_INVALID'],
} as const;

export const listInviteBanners = {
  id: 'listInviteBanners', method: 'get', path: '/api/invite/banners', tag: 'invite',
  effect: 'query', money: false, timeout: 'ordinary', security: 'bearer',
  body: null, request: null, response: 'BannersResponse',
} as const;
