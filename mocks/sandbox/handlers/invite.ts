import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';

export const inviteHandlers: HandlersOf<'invite'> = {
  listInvites: () => contractExample('listInvites'),
  receiveInviteBonus: () => contractExample('receiveInviteBonus'),
  listInviteBanners: () => contractExample('listInviteBanners'),
};
