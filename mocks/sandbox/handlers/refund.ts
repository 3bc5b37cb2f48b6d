import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { refuse } from '../state/refusal.ts';
import type { Member } from '../state/world.ts';

const receive = (member: Member) => (member.bonus ? refuse('BONUS_ALREADY_ACTIVE') : contractExample('receiveRefund'));

export const refundHandlers: HandlersOf<'refund'> = {
  listRefunds: () => contractExample('listRefunds'),
  checkRefund: ({ member }) => contractExample('checkRefund', member.bonus ? 'bonusHeld' : 'typical'),
  receiveRefund: ({ member }) => receive(member),
  addRefundToWallet: ({ member }) => receive(member),
  listRefundBanners: () => contractExample('listRefundBanners'),
};
