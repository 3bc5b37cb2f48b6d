import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { refuse } from '../state/refusal.ts';
import type { Member } from '../state/world.ts';

const receive = (member: Member) =>
  member.bonusCode === null ? contractExample('receiveRefund') : refuse('BONUS_ALREADY_ACTIVE');

export const refundHandlers: HandlersOf<'refund'> = {
  listRefunds: () => contractExample('listRefunds'),
  checkRefund: ({ member }) => contractExample('checkRefund', member.bonusCode === null ? 'typical' : 'bonusHeld'),
  receiveRefund: ({ member }) => receive(member),
  addRefundToWallet: ({ member }) => receive(member),
  listRefundBanners: () => contractExample('listRefundBanners'),
};
