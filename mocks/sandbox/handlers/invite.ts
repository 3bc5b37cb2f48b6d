import { acknowledge, type HandlersOf } from '../call.ts';
import { invitesOf, receiveInviteBonus } from '../state/invites.ts';
import { pageOf } from '../state/statement.ts';
import { textsOf } from '../texts/texts-of.ts';

export const inviteHandlers: HandlersOf<'invite'> = {
  listInvites: ({ world, member, body }) => ({ invites: pageOf(invitesOf(world, member), body) }),
  receiveInviteBonus: ({ world, member }) => {
    const { description } = textsOf(world.settings).invite;
    return acknowledge(receiveInviteBonus(world, member, description), 'INVITE_BONUS_SUCCESS');
  },
  listInviteBanners: ({ world }) => ({
    banners: [
      { image: '/media/banners/invite-1.svg', html: textsOf(world.settings).invite.banner },
      { image: '/media/banners/invite-2.svg', html: null },
    ],
  }),
};
