import type { Schemas } from '../../../generated/operations.ts';
import { acknowledge, type HandlersOf } from '../call.ts';
import { book, inviteAccount } from '../state/accounts.ts';
import { bookBonus } from '../state/bonuses.ts';
import { balanceOf, type Currency } from '../state/ledger.ts';
import { fromMinor } from '../state/money.ts';
import { refuse } from '../state/refusal.ts';
import { pageOf } from '../state/statement.ts';
import { wireTime } from '../state/wire-time.ts';
import type { Member, World } from '../state/world.ts';
import { textsOf } from '../texts/texts-of.ts';

/** In minor units. A smaller bonus is still being collected. */
const minimum: Record<Currency, bigint> = { BAHT: 5_000n, LAK: 3_000_000n };

/** Collects the bonus of a friend's play. It is not in the wallet yet. */
export function collectFromFriend(
  world: World,
  member: Member,
  { friend, amount, at }: { friend: string; amount: bigint; at?: number },
): void {
  book(world, member, {
    reason: 'invite',
    from: `house:bonus:${member.currency}`,
    to: inviteAccount(member),
    amount,
    at,
    detail: { friend },
  });
}

/** POST /api/invite: the bonus from each friend, newest first. */
export function invitesOf({ ledger }: World, member: Member): Schemas['Invite'][] {
  return ledger.transactions
    .filter(({ memberId, reason }) => memberId === member.id && reason === 'invite')
    .sort((a, b) => b.at - a.at || b.id - a.id)
    .map(({ entries, detail, at }) => ({
      from: { name: detail?.friend ?? '' },
      amount: fromMinor(entries[1]?.amount ?? 0n),
      createdAt: wireTime(at),
    }));
}

/** GET /api/invite/bonus: pays everything collected to the wallet. The member needs a wallet and a bank account. */
export function receiveInviteBonus(world: World, member: Member, description: string) {
  if (world.maintenance.has('INVITE')) return refuse('INVITE_INACTIVE');
  if (member.bonus) return refuse('BONUS_ALREADY_ACTIVE');
  const amount = balanceOf(world.ledger, inviteAccount(member));
  if (amount === 0n) {
    const waitsForPlay = member.friends.length > 0 && invitesOf(world, member).length === 0;
    return refuse(waitsForPlay ? 'NO_INVITEE_PLAY_INFO' : 'NO_INVITE_BONUS');
  }
  if (amount < minimum[member.currency]) return refuse('INVITE_COLLECT');
  if (!member.bank || !member.hasWallet) return refuse('INVITE_BONUS_FAIL');
  bookBonus(world, member, { source: 'invite', description, amount, from: inviteAccount(member) });
  return null;
}

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
